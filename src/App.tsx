import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Router, useLocation } from 'wouter';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { TextProvider } from './i18n/TextProvider.tsx';
import { PageOutlet } from './pages/PageOutlet.tsx';
import { inLanguage } from './routes.ts';
import { SiteContext, type SiteSettings } from './site.ts';
import { ErrorView } from './views/error/ErrorView.tsx';
import { SiteLayout } from './views/layout/SiteLayout.tsx';
import type { Visit } from './visit.ts';
import type { Visits } from './visits.ts';
import type { Language } from '../contract/language.ts';

export interface AppProps {
  settings: SiteSettings;
  visits: Visits;
  /** The address on the server, where there is no location to read. */
  ssrPath?: string;
  /** Told of each visit once it is on the screen. */
  onShown?: (visit: Visit) => void;
}

/** The whole site around one visit: its language, its frame, its page. */
export function App({ ssrPath, visits, ...rest }: AppProps) {
  return (
    <Router {...(ssrPath !== undefined && { ssrPath })} aroundNav={visits.aroundNav}>
      <Shown visits={visits} {...rest} />
    </Router>
  );
}

function Shown({ settings, visits, onShown }: Omit<AppProps, 'ssrPath'>) {
  const [path] = useLocation();
  const current = () => visits.at(path);
  const visit = useSyncExternalStore(visits.subscribe, current, current);
  useEffect(() => visits.show(path), [visits, path]);
  useEffect(() => onShown?.(visit), [onShown, visit]);
  const site = useMemo(
    () => ({ settings, languagePath: (language: Language) => inLanguage(visit.path, language) }),
    [settings, visit.path],
  );
  return (
    <SiteContext value={site}>
      <TextProvider language={visit.language} messages={visit.messages}>
        <SiteLayout navigation={visit.at?.place.route.navigation ?? true}>
          <ErrorBoundary key={visit.path} fallback={<ErrorView status={500} />}>
            {visit.at ? <PageOutlet {...visit.at} /> : <ErrorView status={visit.status} />}
          </ErrorBoundary>
        </SiteLayout>
      </TextProvider>
    </SiteContext>
  );
}
