import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { requireBuild } from '../site/support/requireBuild.ts';
import { findUnknown, readSiteMetrics } from './support/expressions.ts';

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string };
}

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFile(resolve(root, file), 'utf8');
await requireBuild();
const { groups } = parse(await read('deploy/alarms.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

test('each alarm has a severity, and a summary that is a sentence', () => {
  for (const { alert, labels, annotations } of rules) {
    expect(['critical', 'warning'], alert).toContain(labels.severity);
    expect(annotations.summary, alert).toMatch(/^[A-Z].*\.$/);
  }
});

test('each alarm is about metrics that the site has, with labels and values that they have', async () => {
  const site = await readSiteMetrics();
  for (const { alert, expr } of rules) expect(findUnknown(expr, site), alert).toEqual([]);
});

test('the documentation lists the same alarms, each with its meaning and what to do', async () => {
  const [, section = ''] = (await read('docs/operating/monitoring.md')).split('\n## Alarms\n');
  const rows = [...section.split('\n## ')[0]!.matchAll(/^\| `(\w+)` *\| (.*?) *\| (.*?) *\|$/gm)];
  expect(rows.map(([, alert, meaning]) => [alert, meaning])).toEqual(
    rules.map(({ alert, annotations }) => [alert, annotations.summary]),
  );
  expect(rows.filter(([, , , remedy]) => remedy === '')).toEqual([]);
});
