import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findInProse, findInSource, withoutCode, type Finding } from './wording/count.ts';

const usage = `Usage: node scripts/wording.ts [options]

Count how often the words in scripts/wording/words.ts occur in names, comments, messages and Markdown, per folder, and
fail if a count is higher than in scripts/wording/counts.json. docs/writing.md says what to write instead.

  --list PREFIX  print each place in files whose path begins with PREFIX
  --save         write the counts to scripts/wording/counts.json
`;

const root = resolve(import.meta.dirname, '..');
const countsFile = resolve(import.meta.dirname, 'wording/counts.json');
const { values: options } = parseArgs({
  options: { list: { type: 'string' }, save: { type: 'boolean' }, help: { type: 'boolean' } },
});
if (options.help) {
  console.log(usage);
  process.exit();
}

const folders = ['contract', 'e2e', 'machines', 'packages', 'scripts', 'server', 'src', 'tests'];
const sources = globSync([`{${folders.join(',')}}/**/*.{ts,tsx,mjs}`, '*.config.ts'], {
  cwd: root,
  exclude: ['**/node_modules/**', 'contract/values/countries/names.*.ts'],
});
// Names of countries are not our words. The change log is history, and the page about writing quotes what not to write.
const pages = globSync(
  ['*.md', '{.github,content,deploy,docs,e2e,machines,packages,scripts,server,src,tests}/**/*.md'],
  {
    cwd: root,
  },
).filter(
  (page) => !['CHANGELOG.md', 'docs/writing.md'].includes(page) && !page.startsWith('server/host/legal/'),
);

const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const findings = [
  ...sources.map((file) => ({ file, area: file.split('/')[0]!, found: findInSource(file, read(file)) })),
  ...pages.map((file) => ({ file, area: 'Markdown', found: findInProse(withoutCode(read(file))) })),
].filter(({ file }) => !/^(scripts\/wording|contract\/countries)\//.test(file));

if (options.list !== undefined) {
  for (const { file, found } of findings.filter(({ file }) => file.startsWith(options.list!))) {
    for (const { line, kind, text } of found) console.log(`${file}:${line}  ${kind}  ${text}`);
  }
  process.exit();
}

type Counts = Record<string, Record<Finding['kind'], number>>;
const counts: Counts = {};
for (const { area, found } of findings) {
  const count = (counts[area] ??= { name: 0, sentence: 0 });
  for (const { kind } of found) count[kind] += 1;
}
if (options.save) writeFileSync(countsFile, `${JSON.stringify(counts, undefined, 2)}\n`);
const allowed = JSON.parse(read('scripts/wording/counts.json')) as Counts;

const errors = Object.entries(counts).flatMap(([area, { name, sentence }]) => {
  const { name: names = 0, sentence: sentences = 0 } = allowed[area] ?? {};
  console.log(
    `${area.padEnd(20)} ${name} names (at most ${names}), ${sentence} sentences (at most ${sentences})`,
  );
  return name > names || sentence > sentences ? [area] : [];
});
for (const area of errors)
  console.error(
    `${area}: more words to replace than before. "node scripts/wording.ts --list ${area}" shows them, and docs/writing.md what to write.`,
  );
process.exitCode = errors.length > 0 ? 1 : 0;
