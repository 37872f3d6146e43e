import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Router, useLocation } from 'wouter';
import type { Language } from '../contract/language.ts';
import { pathInLanguage } from '../contract/rules/addresses.ts';
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

function CurrentPage({ settings, navigation, onShown }: Omit<AppProps, 'ssrPath'>) {
  const [path] = useLocation();
  const current = () => navigation.pageAt(path);
  const page = useSyncExternalStore(navigation.subscribe, current, current);
  useEffect(() => navigation.show(path), [navigation, path]);
  useEffect(() => onShown?.(page), [onShown, page]);
  const site = useMemo(
    () => ({ settings, languagePath: (language: Language) => pathInLanguage(page.path, language) }),
    [settings, page.path],
  );
  const { language, messages, content, status } = page;
  return (
    <SiteContext value={site}>
      <TextProvider language={language} messages={messages}>
        <SiteLayout navigation={content?.match.route.navigation ?? true}>
          <ErrorBoundary key={page.path} fallback={<ErrorPage status={500} />}>
            {content ? <PageOutlet {...content} /> : <ErrorPage status={status} />}
          </ErrorBoundary>
        </SiteLayout>
        <Connection />
      </TextProvider>
    </SiteContext>
  );
}
