import { dashboardPage, setupPage } from '../../../contract/dashboard/pages.ts';
import { dashboardBase } from '../../../contract/dashboard/operations.ts';
import { sessionOperations } from '../../../contract/dashboard/session.ts';
import { todayOperations } from '../../../contract/dashboard/today.ts';

/** The property of the window that contains the answers of {@link earlyAnswersScript}, by path. */
const globalName = 'earlyAnswers';

const sessionPath = `${dashboardBase}${sessionOperations.getSession.path}`;
const todayPath = `${dashboardBase}${todayOperations.getToday.path}`;

/**
 * Runs in the head and requests the session, and then what the first page shows, while the code of the page loads. A
 * set-up link needs no session. It is a string because the content security policy allows it by its hash.
 */
export const earlyAnswersScript =
  `(function(){var a=window.${globalName}={},p=location.pathname,` +
  `ask=function(u){(a[u]=fetch(u,{cache:"no-store",headers:{"Accept-Language":document.documentElement.lang}}))` +
  `.catch(function(){});return a[u]};` +
  `if(p!=="${setupPage}")ask("${sessionPath}").then(function(r){if(r.ok&&p==="${dashboardPage}")ask("${todayPath}")})` +
  `.catch(function(){})})()`;

type Answers = Record<string, Promise<Response> | undefined>;

/** Rejects when the signal aborts, although the request of the early answer continues. */
const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** Returns the early answer to a request, once; undefined if there is none. */
export function takeEarlyAnswer({ method, url, signal }: Request): Promise<Response> | undefined {
  const answers = Reflect.get(window, globalName) as Answers | undefined;
  const { pathname, search } = new URL(url);
  const answer = method === 'GET' && search === '' ? answers?.[pathname] : undefined;
  if (!answers || !answer) return undefined;
  answers[pathname] = undefined;
  return Promise.race([answer, whenAborted(signal)]);
}
