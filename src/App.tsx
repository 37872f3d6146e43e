import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Router, useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { Language } from '../contract/language.ts';
import { pathInLanguage } from '../contract/rules/addresses.ts';
import { queryOfPage } from '../contract/rules/datesAsked.ts';
import { useArrival } from './ui/useArrival.ts';
import { ErrorBoundary } from './frame/ErrorBoundary.tsx';
import { errorHead } from './frame/errorHead.ts';
import type { LoadedPage } from './frame/loadedPage.ts';
import type { Navigation } from './frame/navigation.ts';
import { PageOutlet } from './frame/PageOutlet.tsx';
import { SiteContext, useSite, type SiteSettings } from './frame/site.ts';
import { Titled } from './frame/Titled.tsx';
import { TextProvider } from './i18n/TextProvider.tsx';
import { ErrorView } from './views/error/ErrorView.tsx';
import { SiteLayout } from './views/layout/SiteLayout.tsx';

export interface AppProps {
  settings: SiteSettings;
  navigation: Navigation;
  /** The address on the server, where there is no location to read. */
  ssrPath?: string;
  /** What of its query the page is made for. */
  ssrQuery?: string;
  /** Told of each page once it is on the screen. */
  onShown?: (page: LoadedPage) => void;
}

/** The whole site around one page: its language, its layout, its view. */
export function App({ ssrPath, navigation, ...rest }: AppProps) {
  return (
    <Router {...(ssrPath !== undefined && { ssrPath })} aroundNav={navigation.aroundNav}>
      <CurrentPage navigation={navigation} {...rest} />
    </Router>
  );
}

function ErrorPage({ status }: { status: number }) {
  const { settings } = useSite();
  return (
    <Titled head={errorHead(status, useIntl(), settings)}>
      <ErrorView status={status} />
    </Titled>
  );
}

const loadFollower = () => import('./frame/browser/ConnectionFollower.tsx');

/** Comes when the browser is idle: it must be there before the connection goes. */
function Connection() {
  const arrived = useArrival(loadFollower);
  return arrived ? <arrived.ConnectionFollower /> : null;
}

const queryOfLocation = () => queryOfPage(window.location.pathname, window.location.search);

function CurrentPage({ settings, navigation, onShown, ssrQuery }: Omit<AppProps, 'ssrPath'>) {
  const [path] = useLocation();
  const query = useLocationProperty(queryOfLocation, () => ssrQuery ?? queryOfLocation());
  const address = path + query;
  const current = () => navigation.pageAt(address);
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
        <SiteLayout navigation={content?.match.route.navigation ?? true}>
          <ErrorBoundary key={page.path + page.query} fallback={<ErrorPage status={500} />}>
            {content ? <PageOutlet {...content} /> : <ErrorPage status={status} />}
          </ErrorBoundary>
        </SiteLayout>
        <Connection />
      </TextProvider>
    </SiteContext>
  );
}
