import { fonts, text } from './type.js';

// Index letters of the courts by language. Cards are drawn with the letters of their pack;
// sprites leave them out, and the table lays the reader's letter on top from letters.svg.
export const LETTERS = {
  en: { K: 'K', Q: 'Q', C: 'C', J: 'J' },
  fr: { K: 'R', Q: 'D', C: 'C', J: 'V' },
  it: { K: 'R', Q: 'D', C: 'C', J: 'F' },
  de: { K: 'K', Q: 'D', C: 'C', J: 'B' },
  ja: { K: 'K', Q: 'Q', C: 'C', J: 'J' },
  ru: { K: 'К', Q: 'Д', C: 'Р', J: 'В' },
};

// where a letter stands: centre, baseline and cap height; on `double` cards and on the `plate`
// of the tarok courts also turned by 180°
export const PLACES = {
  double: { x: 18.5, y: 33, cap: 23, maxw: 25 },
  plate: { x: 19.6, y: 31.4, cap: 19.4, maxw: 20 },
  single: { x: 18.5, y: 33, cap: 23, maxw: 25 },
  compact: { x: 38, y: 54, cap: 40, maxw: 62 },
};

// Symbols `double-fr-K`, `single-it-Q`, `compact-ru-J` … in the current colour: place, language, rank.
export function overlay() {
  const symbols = new Map();
  for (const [language, set] of Object.entries(LETTERS))
    for (const [rank, letter] of Object.entries(set))
      for (const [place, { x, y, cap, maxw }] of Object.entries(PLACES)) {
        const font = letter > '\u0400' ? fonts.cyr : fonts.pia;
        const path = text(letter, x, y, cap, {
          font,
          maxw,
          fill: 'currentColor',
        });
        const turned =
          place === 'double' || place === 'plate'
            ? `<g transform="rotate(180 60 110)">${path}</g>`
            : '';
        symbols.set(`${place}-${language}-${rank}`, `<svg>${path}${turned}</svg>`);
      }
  return symbols;
}
