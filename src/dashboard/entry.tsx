import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, type AnyActorRef } from 'xstate';
import type { ChangeKind } from '../../contract/dashboard/events.ts';
import { findLinkToken, setupPage } from '../../contract/dashboard/pages.ts';
import { isLanguage, type Language } from '../../contract/values/language.ts';
import { inspection } from '../actors/inspection.ts';
import { openShell, recoverWithoutShell } from '../frame/browser/openShell.ts';
import { reportFailedChunks } from '../frame/browser/reportFailedChunks.ts';
import { createListeners } from '../frame/createListeners.ts';
import { tolerateMovedNodes } from '../frame/browser/tolerateMovedNodes.ts';
import { createSessionActors } from './actors/session.ts';
import { createDashboardApi } from './api/createDashboardApi.ts';
import { reportingFetch } from './api/reportingFetch.ts';
import { App } from './App.tsx';
import type { SessionEvent } from '../../machines/dashboard/session/session.types.ts';
import type { SessionActor } from './context/dashboard.ts';
import { createUnsavedInput } from './context/unsavedInput.ts';
import { dashboardDataId, type DashboardData } from './context/dashboardData.ts';
import { loadDashboardMessages } from './i18n/messages.ts';
import { preloadPage } from './routes.ts';

const data = JSON.parse(document.getElementById(dashboardDataId)!.textContent) as DashboardData;
const shell = openShell(data.version);

const getLanguage = () => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : data.language;
};

/** Opens the link with which the person came, as soon as the session runs and with each other link in this tab. */
function followLink(session: SessionActor) {
  const follow = () => {
    const { pathname, hash } = window.location;
    if (pathname !== setupPage) return;
    session.send({ type: 'link.followed', token: findLinkToken(hash) });
  };
  follow();
  window.addEventListener('hashchange', follow);
}

async function start() {
  const shownPages = new Set<AnyActorRef>();
  const dataChanges = createListeners<readonly ChangeKind[]>();
  const api = createDashboardApi({
    origin: window.location.origin,
    fetch: reportingFetch(shell),
    getLanguage,
    onUnauthorized: () => session.send({ type: 'session.ended' }),
  });
  const actors = createSessionActors(api, { getLanguage, onChange: dataChanges.notify });
  const session = createActor(actors, inspection()).start();
  followLink(session);
  // Events such as the return of the connection go to the session and to the pages.
  shell.setPage({
    state: () => ({ children: Object.fromEntries([...shownPages].map((actor) => [actor.id, actor])) }),
    broadcast: (event) => {
      for (const actor of [session, ...shownPages]) actor.send(event as SessionEvent);
    },
  });
  // A page from the cache of the Back button may show data of a session that has ended.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.send({ type: 'session.outdated' });
  });
  const [messages] = await Promise.all([
    loadDashboardMessages(data.language),
    preloadPage(window.location.pathname),
  ]);
  const supportsPasskeys = 'PublicKeyCredential' in window;
  const unsavedInput = createUnsavedInput();
  const tab = {
    data,
    api,
    session,
    shownPages,
    dataChanges,
    unsavedInput,
    shownList: { current: undefined },
    shownLanguages: new Set<Language>(),
    supportsPasskeys,
  };
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App tab={tab} first={{ language: data.language, messages }} shell={shell} />
    </StrictMode>,
  );
}

tolerateMovedNodes();
reportFailedChunks(shell);
start().catch(() => recoverWithoutShell());
