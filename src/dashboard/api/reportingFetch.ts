import type { Fetch } from '../../api/timeLimit.ts';
import type { Shell } from '../../frame/shell.ts';
import { nextTask } from '../../ui/whenIdle.ts';
import { takeEarlyAnswer } from './earlyAnswers.ts';

/** Returns a `fetch` that reports to the tab's shell whether the site answered, and with which version. */
export const reportingFetch =
  ({ send, checkVersion }: Pick<Shell, 'send' | 'checkVersion'>): Fetch =>
  async (request) => {
    try {
      return checkVersion(await (takeEarlyAnswer(request) ?? fetch(request)));
    } catch (cause) {
      // The browser cancels the calls of a page that is left; after the next task that page no longer exists.
      await nextTask();
      if (!request.signal.aborted) send({ type: navigator.onLine ? 'site.unreached' : 'network.lost' });
      throw cause;
    }
  };
