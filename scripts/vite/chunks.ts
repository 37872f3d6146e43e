import { parse } from 'node:path';
import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const entry = 'entry';
/** The pages that most guests open first. */
const firstPages = ['landing', 'property'];

const isPage = (id: string) => parse(id).dir.endsWith('/src/pages');
const isXState = (id: string) => id.includes('/node_modules/xstate/');
const isWorker = (id: string) => parse(id).dir.endsWith('/src/worker');
/** Whether a module is not specific to one page. Lazily loaded parts of every page import such modules. */
const isCommon = (id: string) =>
  /\/(contract|machines|node_modules|src\/(actors|frame|theme|views\/error))\//.test(id);

/**
 * Finds the entries that load a module: pages, and the entry of all pages. Lazily imported parts do not count as
 * entries.
 */
function findEntries(id: string, modules: Modules): ReadonlySet<string> {
  const entries = new Set<string>();
  const seen = new Set<string>();
  const visit = (importer: string) => {
    if (seen.has(importer)) return;
    seen.add(importer);
    const module = modules.getModuleInfo(importer)!;
    if (module.isEntry) entries.add(entry);
    if (isPage(importer) && module.dynamicImporters.length > 0) entries.add(parse(importer).name);
    module.importers.forEach(visit);
  };
  visit(id);
  return entries;
}

/** Names the chunk of a module that several entries load. */
function nameChunk(id: string, modules: Modules): string | undefined {
  if (isWorker(id) || modules.getModuleInfo(id)!.dynamicImporters.length > 0) return undefined;
  // @xstate/react imports XState, but the hooks that pages use do not: XState is loaded after the first paint.
  if (isXState(id)) return 'xstate';
  const entries = findEntries(id, modules);
  const pages = firstPages.filter((page) => entries.has(page));
  if (entries.has(entry) || pages.length > 1) return entry;
  if (entries.size < 2) return undefined;
  if (isCommon(id)) return pages[0] ? `common-${pages[0]}` : 'common';
  return pages[0];
}

/**
 * Splits scripts and styles so that a first page loads few large files, which compress better than many small ones. The
 * entry's chunk contains the modules that both first pages need. For each first page, two chunks contain the modules
 * that it shares with other pages: one named after the page, and a common one, which lazy parts of every page can
 * import alone. One more chunk contains what only other pages share.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  // The dependencies of a module are loaded with at least the same pages, and `nameChunk` names their chunks.
  includeDependenciesRecursively: false,
  groups: [{ name: nameChunk }],
};
