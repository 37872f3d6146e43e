import { expect, test } from 'vitest';
import { bulbModel, lampModel, lampProduct } from './lamp.ts';
import { foundArrows } from '../src/about/arrowInfo.ts';
import { getPathCoverage } from '../src/paths/pathCoverage.ts';
import { findUntested, findUntestedScreens, type TakenTransition } from '../src/testCoverage.ts';
import { coveragePage, type CoverageReport } from '../src/site/pages/coveragePage.ts';
import { renderDocument } from '../src/site/base/sitePage.ts';

const model = {
  ...lampModel,
  unreachable: [{ event: 'cable.touched', states: ['on.dim'], reason: 'The cable is behind the lamp.' }],
};
const product = { ...lampProduct, models: [model, bulbModel] };

const taken: readonly TakenTransition[] = [
  {
    machine: 'lamp',
    source: 'off',
    eventType: 'button.pressed',
    branch: 0,
    from: 'off',
    to: 'starting',
  },
];

const report = (more: Partial<CoverageReport> = {}): CoverageReport => ({
  machines: [{ paths: getPathCoverage(model, []), unreached: findUntested(model, taken) }],
  tests: 3,
  runs: [],
  ...more,
});

const getPage = (coverage: CoverageReport) =>
  renderDocument(coveragePage(product, coverage), { product: product.name, entries: [], source: '' });

const getCells = (page: string) => [...page.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, cell]) => cell);

test('shows the coverage by paths and by browser tests, for each machine and in total', async () => {
  const { of } = findUntested(model, taken);
  const cells = getCells(await getPage(report()));
  expect(cells).toHaveLength(16);
  expect(cells.slice(5, 8)).toEqual([`1/${of.arrows}`, `1/${of.pairs}`, `1/${of.screens}`]);
  expect(cells.slice(8)).toEqual(cells.slice(0, 8));
});

test('links each untested pair to the arrow on the page of its state', async () => {
  const page = await getPage(report());
  const missing = [...page.matchAll(/href="\.\.\/lamp\/[^/]+\/#([^"]+)"/g)].map(([, slug]) => slug);
  const slugs = foundArrows(model, product).map(({ info }) => info.slug);
  expect(missing).toHaveLength(findUntested(model, taken).pairs.length);
  expect(slugs).toEqual(expect.arrayContaining(missing));
});

test('marks pairs that change the screen, and gives the reason for unreachable ones', async () => {
  const page = await getPage(report());
  const unreached = findUntested(model, taken);
  expect(page.split('<strong>changes the screen</strong>')).toHaveLength(
    findUntestedScreens(unreached).length + 1,
  );
  const known = product.models.flatMap(({ unreachable = [] }) => unreachable);
  for (const { reason: because } of known) expect(page).toContain(because);
});

test('lists nothing as missing if no test has run', async () => {
  const page = await getPage(report({ tests: 0 }));
  expect(page).toContain('No browser test has run');
  expect(page).not.toContain('<details>');
  expect(getCells(page).slice(5, 8)).toEqual(['–', '–', '–']);
});

test('links the reports of earlier runs', async () => {
  const page = await getPage(report({ runs: [{ words: 'By chance', address: 'runs/explore/index.html' }] }));
  expect(page).toContain('href="../runs/explore/index.html"');
});
