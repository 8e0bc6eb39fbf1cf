// Icons of game-icons.net as one path each, on a 512 x 512 grid.
import fs from 'node:fs';

const file = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
const icons = JSON.parse(fs.readFileSync(file)).icons;
export const iconPath = (name) => {
  const b = icons[name]?.body;
  if (!b) throw Error('no icon ' + name);
  return [...b.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join('');
};
