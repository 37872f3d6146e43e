import type { ConnectionEvent } from '../connection/connection.machine.ts';
import type { SiteVersionEvent } from '../siteVersion/siteVersion.machine.ts';

/** An address that the browser loads. */
export interface Destination {
  address: string;
  /** Whether it replaces the current history entry. */
  replace: boolean;
}

/** The result of the check whether the page can be reloaded without confirmation. */
export type ReloadCheck =
  /** The site responds, and a reload loses no input. */
  | 'safe'
  /** The visitor has opened another page. */
  | 'left'
  /** A reload would lose input. */
  | 'unsaved'
  /** The page was just reloaded, without success. */
  | 'repeated'
  /** The site responds with an error. */
  | 'failing';

export interface ShellContext {
  /** The address that a reload opens; undefined for the current page. */
  destination: Destination | undefined;
}

/** Events of the tab that concern its version. */
export type VersionEvent = Exclude<SiteVersionEvent, { type: `update.${string}` }>;

export type ShellEvent =
  | ConnectionEvent
  | VersionEvent
  /** Code of this page or of the next one could not be loaded. */
  | { type: 'chunk.failed'; destination?: Destination }
  /** The missing code has been loaded. */
  | { type: 'chunks.loaded' }
  /** The browser restores a page whose content depends on the time. */
  | { type: 'page.restored' }
  /** The new version is requested, and all calls have finished. */
  | { type: 'update.ready' }
  /** The site can be reached again after a lost connection. */
  | { type: 'connection.returned' }
  /** The site can be reached; only one call failed. */
  | { type: 'connection.confirmed' };
