import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { addHostMetrics } from '../../server/site/operation/hostMetrics.ts';
import { Registry } from 'prom-client';
import { requireBuild } from '../site/support/requireBuild.ts';
import { findUnknown, readSiteMetrics } from './support/expressions.ts';

interface Panel {
  id: number;
  type: string;
  title: string;
  description?: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; legendFormat: string }[];
}

await requireBuild();
const file = resolve(import.meta.dirname, '../../deploy/grafana.json');
const { panels } = JSON.parse(await readFile(file, 'utf8')) as { panels: Panel[] };
const graphs = panels.filter(({ type }) => type !== 'row');
const expressions = graphs.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

test('each panel of the Grafana board uses existing metrics, labels and values', async () => {
  const site = await readSiteMetrics();
  for (const { title, targets = [] } of graphs) {
    expect(targets.length, title).toBeGreaterThan(0);
    for (const { expr } of targets) expect(findUnknown(expr, site), title).toEqual([]);
  }
});

test('the Grafana board shows every metric of the host', () => {
  const register = new Registry();
  addHostMetrics(register, () => Promise.reject(new Error('not asked')));
  const names = register.getMetricsAsArray().map(({ name }) => name);
  expect(names.filter((name) => !expressions.some((expr) => expr.includes(`${name}{`)))).toEqual([]);
});

test('each label in a legend of the Grafana board is a label of its expression', () => {
  for (const { title, targets = [] } of graphs) {
    for (const { expr, legendFormat } of targets) {
      const labels = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label!);
      const kept = [...expr.matchAll(/\bby \(([^)]*)\)/g)].map(([, list]) => list!.split(', '));
      for (const label of labels) expect(kept[0], `${title}: ${label}`).toContain(label);
    }
  }
});

test('the panels of the Grafana board have titles and descriptions, and do not overlap', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { title, description = '' } of graphs) expect(description, title).toMatch(/^[A-Z].*\.$/);
  const cells = panels.flatMap(({ title, gridPos: { x, y, w, h } }) => {
    expect(x + w, title).toBeLessThanOrEqual(24);
    return Array.from({ length: w * h }, (_, at) => `${x + (at % w)}/${y + Math.floor(at / w)}`);
  });
  expect(new Set(cells).size).toBe(cells.length);
});
