// Writes all pictures: single cards for Python, sprites for the web.
import fs from 'node:fs';
import { finish, sprite, themed } from './output.js';
import { PACKS } from './packs/index.js';
import { backs } from './backs.js';
import { SINGLE, SPRITES } from './paths.js';
import { LETTERS, overlay } from './letters.js';

function write(path, text) {
  fs.mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true });
  fs.writeFileSync(path, text);
}

function build(pack) {
  const whole = new Map();
  const small = new Map();
  for (const code of pack.codes) {
    const single = finish(pack.full(code, LETTERS[pack.language]), `${pack.name}-${code}`);
    write(`${SINGLE}/${pack.name}/${code}.svg`, single + '\n');
    // the table lays the court letter of the reader's language on top
    const { theme } = pack;
    whole.set(code, themed(finish(pack.full(code, null), `${pack.name}-${code}`), theme));
    small.set(
      code,
      themed(finish(pack.compact(code, null), `${pack.name}-compact-${code}`), theme),
    );
  }
  write(`${SPRITES}/${pack.name}.svg`, sprite(whole));
  write(`${SPRITES}/${pack.name}-compact.svg`, sprite(small));
}

const wanted = process.argv.slice(2);
for (const pack of PACKS) if (!wanted.length || wanted.includes(pack.name)) build(pack);
for (const [name, svg] of Object.entries(backs())) {
  write(`${SINGLE}/${name}.svg`, finish(svg, name) + '\n');
  write(`${SPRITES}/${name}.svg`, finish(svg, name) + '\n');
}
write(`${SPRITES}/letters.svg`, sprite(overlay()));

// what the table needs to know about a pack to lay letters on its courts
const facts = PACKS.map(({ name, corners, back, colours, theme, language, codes }) => {
  const inks = Object.entries(colours).map(([suit, ink]) => [suit, theme?.[ink] ?? ink]);
  return [name, { corners, back, language, colours: Object.fromEntries(inks), codes }];
});
write(`${SPRITES}/packs.json`, JSON.stringify(Object.fromEntries(facts), null, 1) + '\n');
