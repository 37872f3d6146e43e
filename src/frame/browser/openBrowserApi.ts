import type { Language } from '../../../contract/language.ts';
import type { Api } from '../../api/index.ts';
import { nextTask } from '../../ui/whenIdle.ts';
import { openApi } from '../openApi.ts';
import type { Shell } from '../shell.ts';

type ReportTo = Pick<Shell, 'send' | 'checkVersion'>;

/** Sends requests, and reports to the shell what their answers, or their failures, say of the site. */
const reportingFetch =
  ({ send, checkVersion }: ReportTo) =>
  async (request: Request) => {
    try {
      return checkVersion(await fetch(request));
    } catch (cause) {
      // A page that is being left gives its calls up: it is gone before it takes that for a failure.
      await nextTask();
      // What was given up, or took too long, says nothing of the line.
      if (!request.signal.aborted) send({ type: navigator.onLine ? 'site.unreached' : 'network.lost' });
      throw cause;
    }
  };

/** The host API in this tab, one for each language: everything goes to the site's own origin, which adds credentials to tokens. */
export function openBrowserApi(shell: ReportTo): (language: Language) => Api {
  const send = reportingFetch(shell);
  const { apiIn } = openApi({
    origin: window.location.origin,
    fetch: send,
    requestToken: (signal) => send(new Request('/token', { method: 'POST', signal })),
  });
  const opened = new Map<Language, Api>();
  return (language) => {
    const api = opened.get(language) ?? apiIn(language);
    opened.set(language, api);
    return api;
  };
}
