import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { findLinkToken, setupPage } from '../../contract/dashboard/pages.ts';
import { isLanguage } from '../../contract/values/language.ts';
import { inspection } from '../actors/inspection.ts';
import { openShell, recoverWithoutShell } from '../frame/browser/openShell.ts';
import { reportFailedChunks } from '../frame/browser/reportFailedChunks.ts';
import { tolerateMovedNodes } from '../frame/browser/tolerateMovedNodes.ts';
import { createSessionActors } from './actors/session.ts';
import { createDashboardApi } from './api/createDashboardApi.ts';
import { reportingFetch } from './api/reportingFetch.ts';
import { App } from './App.tsx';
import type { SessionActor } from './context/dashboard.ts';
import { dashboardDataId, type DashboardData } from './context/dashboardData.ts';
import { loadDashboardMessages } from './i18n/messages.ts';
import { broadcastTo } from './journey/broadcast.ts';
import { reportDataChanges } from './journey/dataChanges.ts';
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
  const api = createDashboardApi({
    origin: window.location.origin,
    fetch: reportingFetch(shell),
    getLanguage,
    onUnauthorized: () => session.send({ type: 'session.ended' }),
  });
  const actors = createSessionActors(api, { getLanguage, onChange: reportDataChanges });
  const session = createActor(actors, inspection()).start();
  followLink(session);
  shell.setPage(broadcastTo(session));
  // A page from the cache of the Back button may show data of a session that has ended.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.send({ type: 'session.outdated' });
  });
  const [messages] = await Promise.all([
    loadDashboardMessages(data.language),
    preloadPage(window.location.pathname),
  ]);
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App
        data={data}
        api={api}
        session={session}
        supportsPasskeys={browserSupportsWebAuthn()}
        first={{ language: data.language, messages }}
        shell={shell}
      />
    </StrictMode>,
  );
}

tolerateMovedNodes();
reportFailedChunks(shell);
start().catch(() => recoverWithoutShell());
