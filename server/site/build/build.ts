import type { Language } from '../../../contract/language.ts';
import type * as entryServer from '../../../src/entry-server.tsx';
import type { StaticFiles } from '../assets/staticFiles.ts';

export type EntryServer = typeof entryServer;

/** What a page's HTML asks the browser to load. */
export interface PageFiles {
  entry: string;
  preload: readonly string[];
  styles: readonly string[];
  /** The faces that its first words are drawn in. */
  fonts: readonly string[];
  /** Everything it runs, its entry first, where it is to open without a connection. */
  cached?: readonly string[];
}

/** The site's front: built beforehand, or made by Vite while it is being worked on. */
export interface Build {
  /** Tells this build from any other; none where its pages change while the site runs. */
  version?: string;
  /** The renderer's code. */
  load: () => Promise<EntryServer>;
  /** The document around every page. */
  template: () => Promise<string>;
  /** What a page needs: `file` is its route's, undefined for an error page. */
  getFiles: (file: string | undefined, language: Language) => PageFiles;
  /** Last changes to a page's HTML. */
  finish: (path: string, html: string) => Promise<string>;
  statics: StaticFiles;
  /** Has all of them as small as they get; it may take seconds, and is let be once the signal says so. */
  compressRest: (signal: AbortSignal) => Promise<void>;
  /** Whether pages change while the site runs: then nothing is kept and no policy is sent. */
  live: boolean;
}
