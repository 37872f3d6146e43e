import { readFileSync, writeFileSync } from 'node:fs';
import { indexFile, withTrees } from 'statechart-atlas/readme/indexPage';
import { pageAbout, pageFile } from 'statechart-atlas/readme/machinePage';
import type { Page } from 'statechart-atlas/site/base/sitePage';
import { buildSite } from 'statechart-atlas/site/build';
import { coveragePage } from 'statechart-atlas/site/pages/coveragePage';
import { models } from '../../machines/models.ts';
import { product } from '../atlas.config.ts';
import { copyReports, readCoverage } from './testCoverage.ts';
import { atlasFolder } from './folders.ts';

/**
 * Writes the READMEs of the machines, and builds the atlas.
 * @param more additional pages
 */
export async function buildAtlas(more: readonly Page[] = []): Promise<void> {
  for (const model of models)
    writeFileSync(pageFile(product.machinesFolder, model), pageAbout(model, product));
  const index = indexFile(product.machinesFolder);
  writeFileSync(index, withTrees(readFileSync(index, 'utf8'), models));
  const coverage = coveragePage(product, readCoverage());
  const pages = await buildSite(product, atlasFolder, [coverage, ...more]);
  copyReports();
  console.log(
    `Wrote machines/*/README.md and ${pages} pages to dist/atlas. Open dist/atlas/index.html, or /atlas on a site with ATLAS=on.`,
  );
}
