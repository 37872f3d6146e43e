import type { ShellEvent } from '../../machines/shell/shell.types.ts';
import type { PageStore } from './pageStore.ts';

/** What concerns a tab and not one page (machines/shell), whether or not its machine has been loaded. */
export interface Shell {
  /** Sends an event to its machine; before that runs, once it does. */
  send: (event: ShellEvent) => void;
  /** Sets the page that is on the screen. */
  setPage: (page: PageStore | undefined) => void;
  /** Whether a journey on that page waits for an answer. */
  isBusy: () => boolean;
  /** Whether the site has a newer version than this tab. */
  isOutdated: () => boolean;
  /** Checks which version of the site an answer comes from. Returns the answer. */
  checkVersion: (answer: Response) => Response;
}
