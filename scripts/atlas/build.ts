import { buildSite, coveragePage, type Page } from 'statechart-atlas/site';
import { product } from '../atlas.config.ts';
import { atlasFolder } from './folders.ts';
import { copyReports, readCoverage } from './testCoverage.ts';

/**
 * Builds the atlas.
 * @param more additional pages
 */
export async function buildAtlas(more: readonly Page[] = []): Promise<void> {
  const coverage = coveragePage(product, readCoverage());
  const pages = await buildSite(product, atlasFolder, [coverage, ...more]);
  copyReports();
  console.log(
    `Wrote ${pages} pages to dist/atlas. Open dist/atlas/index.html, or /atlas on a site with ATLAS=on.`,
  );
}
