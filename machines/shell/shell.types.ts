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

export type ShellEvent =
  /** The device says that it has a network, or none. */
  | { type: 'network.found' }
  | { type: 'network.lost' }
  /** A call has reached nobody. */
  | { type: 'site.unreached' }
  /** The guest comes back to this tab. */
  | { type: 'page.revisited' }
  /** An answer came from another version of the site than this tab is of. */
  | { type: 'version.heard' }
  /** Code that was loaded ahead could not be loaded. */
  | { type: 'prefetch.failed' }
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
