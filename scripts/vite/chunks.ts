import { parse } from 'node:path';
import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const entry = 'entry';
/** The pages that most guests open first. */
const firstPages = ['landing', 'property'];

const isPage = (id: string) => parse(id).dir.endsWith('/src/pages');
const isWorker = (id: string) => parse(id).dir.endsWith('/src/worker');
/** Modules that draw nothing of one page alone: parts of every page import them later. */
const isCommon = (id: string) =>
  /\/(contract|machines|node_modules|src\/(actors|frame|theme|views\/error))\//.test(id);

/** The entries that a module is loaded with: pages, and the entry of all pages. A part that is imported later is none. */
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

/** Names the chunk of a module that several entries are loaded with. */
function nameChunk(id: string, modules: Modules): string | undefined {
  if (isWorker(id) || modules.getModuleInfo(id)!.dynamicImporters.length > 0) return undefined;
  const entries = findEntries(id, modules);
  const pages = firstPages.filter((page) => entries.has(page));
  if (entries.has(entry) || pages.length > 1) return entry;
  if (entries.size < 2) return undefined;
  if (isCommon(id)) return pages[0] ? `common-${pages[0]}` : [...entries].toSorted().join('-');
  return pages[0];
}

/**
 * Splits scripts and styles so that a first page loads few and large files, which compress better than many small ones: the
 * chunk of the entry has what both first pages need. Two chunks have what one of them shares with other pages: one named
 * after it, and a common one, which parts of every page import without the rest.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  // A module that another one imports is loaded with at least the same pages, and has a name of its own.
  includeDependenciesRecursively: false,
  groups: [{ name: nameChunk }],
};
