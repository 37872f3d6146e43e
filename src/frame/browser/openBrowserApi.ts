import type { Language } from '../../../contract/values/language.ts';
import type { Api } from '../../api/index.ts';
import { nextTask } from '../../ui/whenIdle.ts';
import { createApiClients } from '../createApiClients.ts';
import type { Shell } from '../shell.ts';

type ShellReporter = Pick<Shell, 'send' | 'checkVersion'>;

/** Returns a `fetch` that reports to the shell whether the site answered, and with which version. */
const reportingFetch =
  ({ send, checkVersion }: ShellReporter) =>
  async (request: Request) => {
    try {
      return checkVersion(await fetch(request));
    } catch (cause) {
      // When the guest leaves the page, the browser cancels its calls. After the next task such a page no longer
      // exists, so no failure is reported.
      await nextTask();
      // An aborted request or a timeout says nothing about the connection.
      if (!request.signal.aborted) send({ type: navigator.onLine ? 'site.unreached' : 'network.lost' });
      throw cause;
    }
  };

/**
 * Creates the client of the host API for each language in this tab. All requests go to the site's own origin, where the
 * server adds its credentials to token requests.
 */
export function openBrowserApi(shell: ShellReporter): (language: Language) => Api {
  const send = reportingFetch(shell);
  const { getApi } = createApiClients({
    origin: window.location.origin,
    fetch: send,
    requestToken: (signal) => send(new Request('/token', { method: 'POST', signal })),
  });
  const opened = new Map<Language, Api>();
  return (language) => {
    const api = opened.get(language) ?? getApi(language);
    opened.set(language, api);
    return api;
  };
}
