import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { queryOfPage } from '../contract/rules/datesAsked.ts';
import { App } from './App.tsx';
import { browserServices } from './frame/browser/browserServices.ts';
import { askAnew, loadAnew } from './frame/browser/loadAnew.ts';
import { syncDocument } from './frame/browser/syncDocument.ts';
import { resumePage } from './frame/loadedPage.ts';
import { openNavigation } from './frame/navigation.ts';
import { pageDataId, type PageData } from './frame/pageData.ts';
import { matchRoute } from './routes.ts';
import { whenIdle } from './ui/whenIdle.ts';

const data = JSON.parse(document.getElementById(pageDataId)!.textContent) as PageData;
const { settings, language, state, status } = data;
const sources = { matchRoute, servicesIn: browserServices(settings) };

/** Goes on from what the server rendered; where its scripts are gone the page stays as it is. */
async function begin() {
  const { pathname, search } = window.location;
  const first = await resumePage(
    { path: pathname, query: queryOfPage(pathname, search) },
    language,
    { state, status },
    sources,
  );
  hydrateRoot(
    document.getElementById('root')!,
    <StrictMode>
      <App
        settings={settings}
        navigation={openNavigation(first, sources, { loadAnew, ask: askAnew })}
        onShown={syncDocument(first)}
      />
    </StrictMode>,
  );
  whenIdle(() => {
    void sources.servicesIn(language).loadApi();
    void import('./frame/browser/onceIdle.ts').then(({ onceIdle }) => onceIdle(matchRoute));
  });
}

begin().catch(() => loadAnew(window.location.href));
