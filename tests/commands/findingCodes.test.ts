import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemCodes } from '../../contract/dashboard/findingCodes.ts';
import english from '../../locales/en/health.json' with { type: 'json' };

/** The codes with which checks report a problem, as their sources contain them. */
const reported = new Set(
  globSync(['server/commands/doctor/*.ts', 'server/host/dashboard/healthHandlers.ts']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([a-z]+\.[a-zA-Z]+)'/g)].map(([, code]) => code!),
  ),
);

/** Codes that are composed. */
const topics = new Set<string>([
  'content.prices',
  'content.identity',
  'content.examples',
  'content.suspects',
]);

test('each problem that the dashboard has a text for is reported by a check', () => {
  expect(problemCodes.filter((code) => !topics.has(code) && !reported.has(code))).toEqual([]);
});

test('each problem that a check reports has a text in the dashboard', () => {
  const problems = globSync('server/commands/doctor/*.ts')
    .filter((file) => !file.endsWith('rehearsal.ts'))
    .flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /(?:warning|failed|'warning'\])\(\s*(?:\/\/[^\n]*\s*)?'([a-z]+\.[a-zA-Z]+)'/g,
        ),
      ].map(([, code]) => code!),
    );
  expect(problems.length).toBeGreaterThan(50);
  expect(problems.filter((code) => !Object.hasOwn(english, `dashboard.health.fix.${code}`))).toEqual([]);
});
