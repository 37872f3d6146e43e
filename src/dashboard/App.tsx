import { useMemo } from 'react';
import { Router } from 'wouter';
import { TextProvider } from '../i18n/TextProvider.tsx';
import '../theme/base.css.ts';
import type { OpenShell } from '../frame/browser/openShell.ts';
import { DashboardContext, type Dashboard } from './context/dashboard.ts';
import { useShownLanguage, type ShownLanguage } from './i18n/useShownLanguage.ts';
import { SessionPage } from './SessionPage.tsx';
import { TabMessages } from './TabMessages.tsx';

interface Props extends Pick<Dashboard, 'data' | 'api' | 'session' | 'supportsPasskeys'> {
  first: ShownLanguage;
  shell: OpenShell;
}

/** Renders the dashboard: texts, session and pages. */
export function App({ data, api, session, supportsPasskeys, first, shell }: Props) {
  const { language, messages, showLanguage } = useShownLanguage(first);
  const dashboard = useMemo(
    () => ({ data, api, session, supportsPasskeys, showLanguage }),
    [data, api, session, supportsPasskeys, showLanguage],
  );
  return (
    <DashboardContext value={dashboard}>
      <TextProvider language={language} messages={messages}>
        <Router>
          <SessionPage />
        </Router>
        <TabMessages shell={shell} />
      </TextProvider>
    </DashboardContext>
  );
}
