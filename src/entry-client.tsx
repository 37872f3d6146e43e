import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadAnew } from './browser/loadAnew.ts';
import { servicesOf } from './browser/servicesOf.ts';
import { shown } from './browser/shown.ts';
import { whenIdle } from './ui/whenIdle.ts';
import { pageDataId, type PageData } from './pageData.ts';
import { resumeVisit } from './visit.ts';
import { openVisits } from './visits.ts';

const data = JSON.parse(document.getElementById(pageDataId)!.textContent) as PageData;
const { settings, language } = data;
const servicesIn = servicesOf(settings);

/** Goes on from what the server rendered; where its scripts are gone the page stays as it is. */
async function begin() {
  const first = await resumeVisit(
    window.location.pathname,
    language,
    { state: data.state, status: data.status },
    servicesIn,
  );
  const visits = openVisits(first, servicesIn, loadAnew);
  hydrateRoot(
    document.getElementById('root')!,
    <StrictMode>
      <App settings={settings} visits={visits} onShown={shown(first)} />
    </StrictMode>,
  );
  whenIdle(() => {
    void servicesIn(language).loadApi();
    void import('./browser/prefetch.ts').then(({ prefetchOnIntent }) => prefetchOnIntent());
  });
}

begin().catch(() => loadAnew(window.location.href));
