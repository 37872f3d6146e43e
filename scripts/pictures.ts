import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '../contract/language.ts';

// Takes a picture of every state of every journey, on a phone and on a desk:
//   npm run pictures -- [--language de] [--dark] [--of booking] [folder]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    dark: { type: 'boolean', default: false },
    of: { type: 'string', default: '' },
  },
});
const { language, dark, of } = values;
if (!languages.some((known) => known === language)) {
  console.error(`--language is one of ${languages.join(', ')}, and not “${language}”.`);
  process.exit(2);
}
const folder = resolve(positionals[0] ?? 'test-results/pictures');
mkdirSync(folder, { recursive: true });
const pictures = { folder, language, colorScheme: dark ? 'dark' : 'light' };
const { status } = spawnSync(
  'playwright',
  ['test', '-c', 'e2e', '--output', `${folder}/failures`, '-g', `(${of}).* on a (phone|desk), tour`],
  { stdio: 'inherit', env: { ...process.env, PICTURES: JSON.stringify(pictures) } },
);
const taken = readdirSync(folder).filter((file) => file.endsWith('.png'));
console.log(`${taken.length} pictures are in ${folder}`);
process.exit(status ?? 1);
