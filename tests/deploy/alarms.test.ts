import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { queues } from '../../server/host/jobs/queues.ts';
import { requireBuild } from '../site/support/requireBuild.ts';
import { createFakeBackend } from '../site/support/createFakeBackend.ts';
import { hostFigures } from '../site/support/hostFigures.ts';
import { openTestSite } from '../site/support/site.ts';

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

/** The metrics that Prometheus and node_exporter provide. */
const others = ['up', 'node_filesystem_avail_bytes'];

/** The metrics in an expression: its names that are neither functions, nor labels, nor units of a range. */
const metricsIn = (expression: string) =>
  expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .match(/(?<![\w.])[a-z_]\w*\b(?!\s*\()/g)!
    .map((name) => name.replace(/_(count|sum|bucket)$/, ''));

const getValues = (metrics: string, metric: string, label: string) =>
  [...metrics.matchAll(new RegExp(`^${metric}\\{[^}]*\\b${label}="([^"]*)"`, 'gm'))].map(
    ([, value]) => value!,
  );

test('each alarm has a severity, and a summary that is a sentence', () => {
  for (const { alert, labels, annotations } of rules) {
    expect(['critical', 'warning'], alert).toContain(labels.severity);
    expect(annotations.summary, alert).toMatch(/^[A-Z].*\.$/);
  }
});

test('each alarm is about metrics that the site has, with labels and values that they have', async () => {
  const backend = createFakeBackend({ observe: () => Promise.resolve(hostFigures) });
  const { readMetrics } = await openTestSite({ backend });
  const metrics = await readMetrics();
  const known = [...metrics.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
  for (const { alert, expr } of rules) {
    for (const metric of metricsIn(expr)) expect([...known, ...others], alert).toContain(metric);
    for (const [, metric, label, value] of expr.matchAll(/(estadia_\w+)\{(\w+)=~?"([^"]*)"\}/g)) {
      const values = label === 'queue' ? Object.keys(queues) : getValues(metrics, metric!, label!);
      expect(
        values.filter((one) => new RegExp(`^(?:${value})$`).test(one)),
        alert,
      ).not.toEqual([]);
    }
  }
});

test('the documentation lists the same alarms, each with its meaning and what to do', async () => {
  const [, section = ''] = (await read('docs/operating/monitoring.md')).split('\n## Alarms\n');
  const rows = [...section.split('\n## ')[0]!.matchAll(/^\| `(\w+)` *\| (.*?) *\| (.*?) *\|$/gm)];
  expect(rows.map(([, alert, meaning]) => [alert, meaning])).toEqual(
    rules.map(({ alert, annotations }) => [alert, annotations.summary]),
  );
  expect(rows.filter(([, , , remedy]) => remedy === '')).toEqual([]);
});
