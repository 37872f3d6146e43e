import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findInProse, findInSource, withoutCode } from './wording/find.ts';

const usage = `Usage: node scripts/wording.ts [--help]

Print where the words in scripts/wording/words.ts occur in names, comments, messages and Markdown, and which test titles
are too long, and fail if there is any. docs/writing.md says what to write instead.
`;

const root = resolve(import.meta.dirname, '..');
const { values: options } = parseArgs({ options: { help: { type: 'boolean' } } });
if (options.help) {
  console.log(usage);
  process.exit();
}

const folders = ['contract', 'e2e', 'machines', 'packages', 'scripts', 'server', 'src', 'tests'];
const sources = globSync([`{${folders.join(',')}}/**/*.{ts,tsx,mjs}`, '*.config.ts'], {
  cwd: root,
  exclude: [
    '**/node_modules/**',
    'locales/*/countries.ts',
    'scripts/wording/**',
    'tests/scripts/wording.test.ts',
  ],
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
  ...sources.map((file) => ({ file, found: findInSource(file, read(file)) })),
  ...pages.map((file) => ({ file, found: findInProse(withoutCode(read(file))) })),
];

const places = findings.flatMap(({ file, found }) =>
  found.map(({ line, kind, text }) => `${file}:${line}  ${kind}  ${text}`),
);
for (const place of places) console.error(place);
if (places.length > 0)
  console.error(`${places.length} places to rewrite: docs/writing.md says what to write.`);
process.exitCode = places.length > 0 ? 1 : 0;
