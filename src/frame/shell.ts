import type { ShellEvent } from '../../machines/shell/shell.types.ts';
import type { PageState } from './pageState.ts';
import type { PageStore } from './pageStore.ts';

/** The page on the screen, as far as the shell uses it. */
export interface ShownPage extends Pick<PageStore, 'broadcast'> {
  state: () => Pick<PageState, 'children'>;
}

/**
 * The state and events of a tab that do not belong to one page (machines/shell). The shell works before its machine is
 * loaded.
 */
export interface Shell {
  /** Sends an event to the machine. Before the machine runs, the event is queued. */
  send: (event: ShellEvent) => void;
  /** Sets the page that is on the screen. */
  setPage: (page: ShownPage | undefined) => void;
  /** Whether a journey on the current page waits for a response. */
  isBusy: () => boolean;
  /** Whether the site has a newer version than this tab. */
  isOutdated: () => boolean;
  /** Checks which version of the site a response comes from. Returns the response. */
  checkVersion: (answer: Response) => Response;
}
