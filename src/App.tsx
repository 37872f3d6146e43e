import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Router, useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { Language } from '../contract/values/language.ts';
import { pathInLanguage } from '../contract/rules/addresses.ts';
import { queryOfPage } from '../contract/rules/requestedDates.ts';
import { useLazyModule } from './ui/useLazyModule.ts';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { idleAfterInteraction, whenIdle } from './ui/whenIdle.ts';
import type { OpenShell } from './frame/browser/openShell.ts';
import { errorHead } from './frame/errorHead.ts';
import type { LoadedPage } from './frame/loadedPage.ts';
import type { Navigation } from './frame/navigation.ts';
import { PageOutlet } from './frame/PageOutlet.tsx';
import { SiteContext, type SiteSettings } from './frame/site.ts';
import { DocumentTitle } from './frame/DocumentTitle.tsx';
import { TextProvider } from './i18n/TextProvider.tsx';
import { BrokenPage } from './kit/BrokenPart.tsx';
import { ErrorView } from './views/error/ErrorView.tsx';
import { SiteLayout } from './views/layout/SiteLayout.tsx';

export interface AppProps {
  settings: SiteSettings;
  navigation: Navigation;
  /** The tab's shell; undefined on the server. */
  shell?: OpenShell;
  /** The path to render on the server, which has no `window.location`. */
  ssrPath?: string;
  /** The part of the query that the page depends on. */
  ssrQuery?: string;
  /** Called with each page after it is on the screen. */
  onShown?: (page: LoadedPage) => void;
}

/** Renders the whole site around one page: language, layout and view. */
export function App({ ssrPath, navigation, ...rest }: AppProps) {
  return (
    <Router {...(ssrPath !== undefined && { ssrPath })} aroundNav={navigation.wrapNavigation}>
      <CurrentPage navigation={navigation} {...rest} />
    </Router>
  );
}

function ErrorPage({ status }: { status: number }) {
  return (
    <DocumentTitle head={errorHead(status, useIntl())}>
      <ErrorView status={status} />
    </DocumentTitle>
  );
}

/**
 * Schedules the import of the followers. They load after the first interaction, because they have to be present before
 * the connection drops or the version changes. Without a connection they load as soon as the browser is idle.
 */
const scheduleFollowers = (act: () => void) => (navigator.onLine ? idleAfterInteraction(act) : whenIdle(act));

function LazyFollowers({ shell }: { shell: OpenShell }) {
  const loaded = useLazyModule(shell.load, false, scheduleFollowers);
  return loaded ? <loaded.ShellComponents shell={shell} running={loaded.running} /> : null;
}

const readLocationQuery = () => queryOfPage(window.location.pathname, window.location.search);

function CurrentPage({ settings, navigation, shell, onShown, ssrQuery }: Omit<AppProps, 'ssrPath'>) {
  const [path] = useLocation();
  const query = useLocationProperty(readLocationQuery, () => ssrQuery ?? readLocationQuery());
  const address = path + query;
  const current = () => navigation.getPageAt(address);
  const page = useSyncExternalStore(navigation.subscribe, current, current);
  useEffect(() => navigation.show(address), [navigation, address]);
  useEffect(() => onShown?.(page), [onShown, page]);
  const site = useMemo(
    () => ({
      settings,
      languagePath: (language: Language) => pathInLanguage(page.path, language) + page.query,
    }),
    [settings, page],
  );
  const { language, messages, content, status } = page;
  return (
    <SiteContext value={site}>
      <TextProvider language={language} messages={messages}>
        <SiteLayout navigation={!content || content.match.route.showsNavigation === true}>
          <ErrorBoundary key={page.path + page.query} fallback={<BrokenPage />}>
            {content ? <PageOutlet {...content} /> : <ErrorPage status={status} />}
          </ErrorBoundary>
        </SiteLayout>
        {shell && <LazyFollowers shell={shell} />}
      </TextProvider>
    </SiteContext>
  );
}
