import type { ConnectionEvent } from '../connection/connection.machine.ts';
import type { SiteVersionEvent } from '../siteVersion/siteVersion.machine.ts';

/** An address that the browser loads. */
export interface Destination {
  address: string;
  /** Whether it replaces the current entry of the history. */
  replace: boolean;
}

/** Whether the page can be reloaded without asking: the answer of the site, and the state of the tab. */
export type ReloadCheck =
  /** The site answers, and a reload loses nothing. */
  | 'safe'
  /** The visitor has gone to another page in the meantime. */
  | 'left'
  /** Input that was typed would be lost. */
  | 'unsaved'
  /** The page was reloaded a moment ago, and that did not help. */
  | 'repeated'
  /** The site answers with an error. */
  | 'failing';

export interface ShellContext {
  /** The address that a reload loads; the page itself where there is none. */
  destination: Destination | undefined;
}

/** Events of the tab that concern its version. */
export type VersionEvent = Exclude<SiteVersionEvent, { type: `update.${string}` }>;

export type ShellEvent =
  | ConnectionEvent
  | VersionEvent
  /** Code that the visitor waits for could not be loaded: that of another page, or of this one. */
  | { type: 'chunk.failed'; destination?: Destination }
  /** All code that the visitor waits for has been loaded after all. */
  | { type: 'chunks.loaded' }
  /** The browser shows a page from its memory whose content depends on the time. */
  | { type: 'page.restored' }
  /** The visitor wants the new version, and no call is under way. */
  | { type: 'update.ready' }
  /** The site can be reached again after the connection was lost. */
  | { type: 'connection.returned' }
  /** The site can be reached: only one call was lost. */
  | { type: 'connection.confirmed' };
