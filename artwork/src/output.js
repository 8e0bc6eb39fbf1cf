// From drawings to files: shorter paths, ids that never collide, sprites.
import { optimize } from 'svgo';

const settings = {
  multipass: true,
  floatPrecision: 2,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          cleanupIds: false,
          removeHiddenElems: false,
          mergePaths: false,
          convertPathData: {
            floatPrecision: 1,
            transformPrecision: 4,
            // tints share their path with the line above them; applying the shift would part them
            applyTransforms: false,
            applyTransformsStroked: false,
          },
        },
      },
    },
  ],
};

// Ids inside a card (`f`, `h`, `d0` …) are local; several cards on one page need a prefix.
export function prefixIds(svg, prefix) {
  return svg
    .replace(/ id="([^"]+)"/g, ` id="${prefix}-$1"`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`);
}

export const finish = (svg, prefix) => prefixIds(optimize(svg, settings).data, prefix);

// Suit colours a reader may change (two colours, blue diamonds) become custom properties; they reach
// the inside of a <use>. `theme`: ink to CSS colour.
export function themed(svg, theme = {}) {
  for (const [ink, colour] of Object.entries(theme))
    svg = svg.replaceAll(`"${ink}"`, `"${colour}"`);
  return svg;
}

// `drawings`: map of symbol id to a finished <svg>
export function sprite(drawings) {
  let out = '<svg xmlns="http://www.w3.org/2000/svg">';
  for (const [id, svg] of drawings) {
    const inner = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
    out += `<symbol id="${id}" viewBox="0 0 120 220">${inner}</symbol>`;
  }
  return out + '</svg>\n';
}
