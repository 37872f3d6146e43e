import type { Language } from '../../../contract/language.ts';
import type { Api } from '../../api/index.ts';
import { nextTask } from '../../ui/whenIdle.ts';
import { unreached } from '../connectionNews.ts';
import { openApi } from '../openApi.ts';
import { noteVersion } from '../versionNews.ts';

async function tellsWhereItFails(request: Request) {
  try {
    return noteVersion(await fetch(request));
  } catch (cause) {
    // A page that is being left gives its calls up: it is gone before it takes that for a failure.
    await nextTask();
    // What was given up, or took too long, says nothing of the line.
    if (!request.signal.aborted) unreached.tellAll();
    throw cause;
  }
}

/** The host API in this tab, one for each language: everything goes to the site's own origin, which adds credentials to tokens. */
export function openBrowserApi(): (language: Language) => Api {
  const { apiIn } = openApi({
    origin: window.location.origin,
    fetch: tellsWhereItFails,
    askForToken: (signal) => tellsWhereItFails(new Request('/token', { method: 'POST', signal })),
  });
  const opened = new Map<Language, Api>();
  return (language) => {
    const api = opened.get(language) ?? apiIn(language);
    opened.set(language, api);
    return api;
  };
}
