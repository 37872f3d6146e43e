import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { queryOfPage } from '../contract/rules/requestedDates.ts';
import { App } from './App.tsx';
import { createBrowserServices } from './frame/browser/createBrowserServices.ts';
import { reportRestoredPage } from './frame/browser/reportRestoredPage.ts';
import { reportFailedChunks } from './frame/browser/reportFailedChunks.ts';
import { createMismatchHandler } from './frame/browser/createMismatchHandler.ts';
import { openShell, recoverWithoutShell } from './frame/browser/openShell.ts';
import { loadFromSite, showNotice } from './frame/browser/reload.ts';
import { syncDocument } from './frame/browser/syncDocument.ts';
import { tolerateMovedNodes } from './frame/browser/tolerateMovedNodes.ts';
import { resumePage } from './frame/loadedPage.ts';
import { openNavigation } from './frame/navigation.ts';
import { pageDataId, type PageData } from './frame/pageData.ts';
import { createPageIntl } from './i18n/index.ts';
import { matchRoute } from './routes.ts';
import { markOptional } from './ui/chunkErrors.ts';
import { nextTask, idleAfterInteraction, whenIdle } from './ui/whenIdle.ts';

const data = JSON.parse(document.getElementById(pageDataId)!.textContent) as PageData;
const { settings, language, state, status } = data;
const shell = openShell(data.version);
const sources = { matchRoute, createServices: createBrowserServices(settings, shell) };

/**
 * Hydrates the page that the server rendered, in separate tasks so that the browser can respond to the guest between
 * them.
 */
async function start() {
  await nextTask();
  const { pathname, search } = window.location;
  const first = await resumePage(
    { path: pathname, query: queryOfPage(pathname, search) },
    language,
    { state, status },
    sources,
  );
  await nextTask();
  // The first use of `Intl.NumberFormat` takes a browser as long as hydration, so it gets a task of its own.
  Intl.NumberFormat.supportedLocalesOf(language);
  await nextTask();
  createPageIntl(first.language, first.messages);
  await nextTask();
  const root = document.getElementById('root')!;
  const sync = syncDocument(first);
  hydrateRoot(
    root,
    <StrictMode>
      <App
        settings={settings}
        navigation={openNavigation(first, sources, { shell, loadFromSite })}
        shell={shell}
        onShown={(page) => {
          shell.setPage(page.content?.store);
          sync(page);
        }}
      />
    </StrictMode>,
    { onRecoverableError: createMismatchHandler(root) },
  );
  idleAfterInteraction(() => void sources.createServices(language).loadApi().catch(markOptional));
  whenIdle(() => {
    import('./frame/browser/startIdleWork.ts')
      .then(({ startIdleWork }) => startIdleWork(sources))
      .catch(markOptional);
  });
}

tolerateMovedNodes();
reportFailedChunks(shell);
reportRestoredPage(shell);
start().catch(async (failure: unknown) => {
  markOptional(failure);
  // Without its scripts the page cannot report a lost connection, so the server's HTML stays as it is.
  await recoverWithoutShell().catch(showNotice);
});
