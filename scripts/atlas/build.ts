import { readFileSync, writeFileSync } from 'node:fs';
import { indexFile, withTrees } from '../../machines/atlas/readme/indexPage.ts';
import { pageAbout, pageFile } from '../../machines/atlas/readme/machinePage.ts';
import type { Page } from '../../machines/atlas/site/base/sitePage.ts';
import { buildSite } from '../../machines/atlas/site/build.ts';
import { coveragePage } from '../../machines/atlas/site/pages/coveragePage.ts';
import { models } from '../../machines/models.ts';
import { product } from '../../machines/product.ts';
import { copyReports, readCoverage } from './testCoverage.ts';
import { atlasFolder } from './folders.ts';

/**
 * Writes the READMEs of the machines, and builds the atlas.
 * @param more additional pages
 */
export async function buildAtlas(more: readonly Page[] = []): Promise<void> {
  for (const model of models) writeFileSync(pageFile(model), pageAbout(model, product));
  writeFileSync(indexFile, withTrees(readFileSync(indexFile, 'utf8'), models));
  const coverage = coveragePage(product, readCoverage());
  const pages = await buildSite(product, atlasFolder, [coverage, ...more]);
  copyReports();
  console.log(
    `Wrote machines/*/README.md and ${pages} pages to dist/atlas. Open dist/atlas/index.html, or /atlas on a site with ATLAS=on.`,
  );
}
