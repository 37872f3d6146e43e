import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getCharts, type Chart } from '../chart/charts.ts';
import type { Product } from '../product.ts';
import type { Action } from './action.ts';
import { getProductData } from './machineData.ts';
import { renderPage, type PageNote, type SidePage } from './page.ts';
import { showControls } from './showControls.ts';
import { showLog } from './showLog.ts';
import { showMachines } from './showMachines.ts';

interface ViewFile {
  type: string;
  content: string | Uint8Array<ArrayBuffer>;
}

/** The content of the view in addition to the inspected site. */
export interface ViewContent {
  product: Product;
  /** The path of the site's first page. */
  startPath: string;
  actions: readonly Action[];
  sidePages?: readonly SidePage[];
  notes?: readonly PageNote[];
}

/** The font with which the charts are measured. */
const font = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

const readStyles = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');

/** A function as a script, called with its argument. */
const toScript = <Options>(run: (options: Options) => void, options: Options) =>
  `(${String(run)})(${JSON.stringify(options)});`;

/** Renders the charts of each machine when they are first requested. */
function createChartFinder(product: Product) {
  const rendered = new Map<string, Promise<readonly Chart[]>>();
  const renderCharts = (id: string) => {
    const model = product.models.find(({ machine }) => machine.id === id);
    const charts = rendered.get(id) ?? (model ? getCharts(model, product) : Promise.resolve([]));
    rendered.set(id, charts);
    return charts;
  };
  return async (machine: string, openState: string): Promise<Chart | undefined> => {
    const charts = await renderCharts(machine);
    // The initial chart may be shortened, so the complete one is preferred.
    return charts.find(({ id }) => id === (openState || 'all')) ?? charts.find(({ id }) => id === openState);
  };
}

/** Creates the files of the view; returns a function that finds a file by its path within the view. */
export async function createFiles(
  { product, startPath, actions, sidePages = [], notes = [] }: ViewContent,
  { base, channel }: { base: string; channel: string },
): Promise<(path: string) => Promise<ViewFile | undefined>> {
  const styles = await Promise.all(['../chart/chart.css', './style.css'].map(readStyles));
  const scripts = [
    toScript(showMachines, { base, channel, notes }),
    toScript(showLog, { base, channel }),
    toScript(showControls, { base, channel }),
  ];
  const page = await renderPage({
    title: product.name,
    startPath,
    actions,
    sidePages,
    styles: styles.join('\n'),
    script: scripts.join('\n'),
  });
  const files = new Map<string, ViewFile>([
    ['', { type: 'text/html; charset=utf-8', content: page }],
    [
      'figtree.woff2',
      { type: 'font/woff2', content: await readFile(fileURLToPath(import.meta.resolve(font))) },
    ],
    ['machines.json', { type: 'application/json', content: JSON.stringify(getProductData(product)) }],
  ]);
  const findChart = createChartFinder(product);
  return async (path) => {
    const [, machine = '', openState] = /^charts\/(\w+)\/([\w.]*)\.svg$/.exec(path) ?? [];
    if (openState === undefined) return files.get(path);
    const chart = await findChart(machine, openState);
    return chart && { type: 'image/svg+xml', content: chart.svg };
  };
}
