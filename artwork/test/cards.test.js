import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import zlib from 'node:zlib';
import { LETTERS } from '../src/letters.js';
import { finish } from '../src/output.js';
import { PACKS } from '../src/packs/index.js';
import { IDX } from '../src/svg.js';
import { SINGLE, SPRITES } from '../src/paths.js';

const SIZES = { french: 78, sicilian: 63, bolognese: 62, tarok: 54, piemontese: 78, italian: 40 };
const LIMIT = 120_000; // bytes of a sprite after gzip

const read = (path) => fs.readFileSync(path, 'utf8');

// every tag closed in order, one root, quoted attributes
function wellFormed(svg, name) {
  const open = [];
  for (const [, closing, tag, attributes, empty] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (closing) assert.equal(open.pop(), tag, `${name}: </${tag}> closes something else`);
    else if (!empty) open.push(tag);
    assert.ok(!/NaN|undefined|null/.test(attributes), `${name}: a number is missing in <${tag}>`);
  }
  assert.deepEqual(open, [], `${name}: not closed`);
  const rest = svg.replace(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g, '');
  assert.equal(rest.trim(), '', `${name}: text outside tags`);
}

function references(svg, name) {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
  assert.equal(new Set(ids).size, ids.length, `${name}: an id occurs twice`);
  const known = new Set(ids);
  for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g))
    assert.ok(known.has(id), `${name}: #${id} is not there`);
}

for (const pack of PACKS) {
  test(`${pack.name}: every card is drawn once`, () => {
    assert.equal(pack.codes.length, SIZES[pack.name]);
    assert.equal(new Set(pack.codes).size, pack.codes.length);
    const files = fs.readdirSync(`${SINGLE}/${pack.name}`).map((file) => file.replace('.svg', ''));
    assert.deepEqual(files.sort(), [...pack.codes].sort());
    for (const code of pack.codes) {
      const svg = read(`${SINGLE}/${pack.name}/${code}.svg`);
      wellFormed(svg, code);
      references(svg, code);
      assert.match(svg, /^<svg [^>]*viewBox="0 0 120 220"/);
    }
  });

  for (const sheet of [pack.name, `${pack.name}-compact`])
    test(`${sheet}.svg holds the pack and is light`, () => {
      const svg = read(`${SPRITES}/${sheet}.svg`);
      wellFormed(svg, sheet);
      references(svg, sheet);
      const symbols = [...svg.matchAll(/<symbol id="([^"]+)"/g)].map((m) => m[1]);
      assert.deepEqual(symbols, pack.codes);
      const size = zlib.gzipSync(svg, { level: 9 }).length;
      assert.ok(size <= LIMIT, `${size} bytes`);
    });
}

// Justice and Strength change places from pack to pack; the pictures go by name, not by number.
const NAMED = {
  piemontese: {
    T8: 'justice',
    T11: 'strength',
    T1: 'magician',
    T20: 'angel',
    T21: 'world',
    F: 'fool',
  },
  bolognese: { T8: 'justice', T9: 'fortitude', T12: 'hanged', T20: 'angel', T19: 'worldBologna' },
  sicilian: { T7: 'justice', T6: 'strength', T20: 'jupiter', T14: 'ship', T0: 'poverty' },
};

for (const pack of PACKS)
  test(`${pack.name}: trumps show what they are called`, () => {
    for (const [code, subject] of Object.entries(NAMED[pack.name] ?? {}))
      assert.equal(pack.subjects[code], subject, code);
    const subjects = Object.values(pack.subjects);
    assert.equal(new Set(subjects).size, subjects.length, 'a picture is used twice');
  });

test('the built pictures are those of the program', () => {
  for (const pack of PACKS) {
    const code = pack.codes[0];
    const drawn = finish(pack.full(code, LETTERS[pack.language]), `${pack.name}-${code}`);
    assert.equal(read(`${SINGLE}/${pack.name}/${code}.svg`), drawn + '\n', 'run npm run build');
  }
});

test('ids of two sprites never collide, card codes aside', () => {
  const seen = new Map();
  for (const pack of PACKS)
    for (const sheet of [pack.name, `${pack.name}-compact`])
      for (const [, id] of read(`${SPRITES}/${sheet}.svg`).matchAll(/ id="([^"]+)"/g)) {
        if (pack.codes.includes(id)) continue;
        assert.ok(!seen.has(id), `${id} in ${sheet} and ${seen.get(id)}`);
        seen.set(id, sheet);
      }
});

test('the reader may recolour diamonds and clubs of the French pack', () => {
  for (const sheet of ['french', 'french-compact']) {
    const svg = read(`${SPRITES}/${sheet}.svg`);
    for (const ink of [IDX.D, IDX.C]) assert.ok(!svg.includes(`"${ink}"`), ink);
    assert.ok(svg.includes('var(--card-diamond, ') && svg.includes('var(--card-club, '));
  }
});

test('every language has its letters', () => {
  const svg = read(`${SPRITES}/letters.svg`);
  wellFormed(svg, 'letters');
  for (const language of Object.keys(LETTERS))
    for (const rank of 'KQCJ')
      for (const place of ['double', 'plate', 'single', 'compact'])
        assert.ok(
          svg.includes(`id="${place}-${language}-${rank}"`),
          `${place} ${language} ${rank}`,
        );
});

test('backs', () => {
  for (const name of ['back-blue', 'back-red'])
    for (const folder of [SINGLE, SPRITES]) wellFormed(read(`${folder}/${name}.svg`), name);
});
