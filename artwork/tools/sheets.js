// Contact sheets: every card of a pack as the table shows it, photographed with Chromium.
//   node tools/sheets.js [pack …] [--width 110] [--dark] [--compact] [--lang fr] [--codes T13,SK] [--out dir]
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PACKS } from '../src/packs/index.js';
import { SPRITES } from '../src/paths.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '88' },
    dark: { type: 'boolean', default: false },
    compact: { type: 'boolean', default: false },
    lang: { type: 'string' },
    codes: { type: 'string' },
    columns: { type: 'string', default: '14' },
    out: { type: 'string', default: 'sheets' },
    chromium: { type: 'string', default: process.env.CHROMIUM ?? 'chromium' },
  },
});

function page(pack, codes, width) {
  const sheet = values.compact ? `${pack.name}-compact` : pack.name;
  const language = values.lang ?? pack.language;
  const place = values.compact ? 'compact' : pack.corners;
  const cells = codes.map((code) => {
    const rank = code.slice(1);
    const top = 'KQCJ'.includes(rank || '-')
      ? `<use href="/letters.svg#${place}-${language}-${rank}" style="color:${pack.colours[code[0]]}"/>`
      : '';
    return `<svg viewBox="0 0 120 220" width="${width}"><use href="/${sheet}.svg#${code}"/>${top}</svg>`;
  });
  const cloth = values.dark ? '#17352e' : '#a5bdb0';
  return `<!doctype html><style>body{margin:10px;background:${cloth};display:grid;gap:8px;
    grid-template-columns:repeat(${values.columns},${width}px)}
    svg{display:block;filter:drop-shadow(0 1px 2px #0005)${values.dark ? ' brightness(.95)' : ''}}</style>${cells.join('')}`;
}

async function photograph(pack) {
  const width = +values.width;
  const codes = values.codes ? values.codes.split(',') : pack.codes;
  const html = page(pack, codes, width);
  const server = http.createServer((request, reply) => {
    if (request.url === '/') return reply.setHeader('content-type', 'text/html').end(html);
    const file = path.join(SPRITES, path.basename(request.url));
    if (!fs.existsSync(file)) return reply.writeHead(404).end();
    reply.setHeader('content-type', 'image/svg+xml').end(fs.readFileSync(file));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const columns = +values.columns;
  const rows = Math.ceil(codes.length / columns);
  const size = [columns * (width + 8) + 12, rows * (Math.ceil((width * 220) / 120) + 8) + 14];
  const name = [pack.name, values.compact && 'compact', values.dark && 'dark'];
  const out = path.resolve(values.out, `pack-${name.filter(Boolean).join('-')}.png`);
  fs.mkdirSync(path.dirname(out), { recursive: true });
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'sheets-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  flags.push('--disable-component-update', '--disable-sync', '--no-first-run', '--hide-scrollbars');
  flags.push(`--user-data-dir=${profile}`, `--window-size=${size}`, `--screenshot=${out}`);
  // not the synchronous form: the server above runs in this process
  const address = `http://127.0.0.1:${server.address().port}/`;
  const child = spawn(values.chromium, [...flags, '--virtual-time-budget=4000', address]);
  await new Promise((done) => child.on('exit', done));
  server.close();
  fs.rmSync(profile, { recursive: true, force: true });
  console.log(out);
}

for (const pack of PACKS)
  if (!positionals.length || positionals.includes(pack.name)) await photograph(pack);
