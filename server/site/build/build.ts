import type { Language } from '../../../contract/values/language.ts';
import type * as entryServer from '../../../src/entry-server.tsx';
import type { StaticFiles } from '../assets/staticFiles.ts';

export type EntryServer = typeof entryServer;

/** The files that a page's HTML loads. */
export interface PageFiles {
  entry: string;
  preload: readonly string[];
  styles: readonly string[];
  /** The fonts of the first visible text. */
  fonts: readonly string[];
  /** All files of a page that opens without a connection, its entry first. */
  cached?: readonly string[];
}

/** The files of the dashboard, which is rendered in the browser only. */
export interface DashboardFiles {
  /** Returns the files of the page at a path. */
  getFiles: (language: Language, path: string) => Pick<PageFiles, 'entry' | 'preload' | 'styles'>;
  statics: StaticFiles;
}

/** The site's front end, from a finished build or live from Vite. */
export interface Build {
  /** Identifies the build; undefined during development. */
  version?: string;
  /** Loads the renderer's code. */
  load: () => Promise<EntryServer>;
  /** Returns the HTML document around every page. */
  template: () => Promise<string>;
  /** Returns the files of a page; `file` is the file of its route, undefined for an error page. */
  getFiles: (file: string | undefined, language: Language) => PageFiles;
  /** Applies final changes to a page's HTML. */
  finish: (path: string, html: string) => Promise<string>;
  statics: StaticFiles;
  dashboard: DashboardFiles;
  /** The folder of the files for browsers; undefined during development. */
  client?: string;
  /** Compresses all files as much as possible. It may take seconds, and stops on the signal. */
  compressRest: (signal: AbortSignal) => Promise<void>;
  /** Whether pages change while the site runs: then nothing is cached and no content security policy is sent. */
  live: boolean;
}
