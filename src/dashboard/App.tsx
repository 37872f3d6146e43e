import { useMemo } from 'react';
import { Router } from 'wouter';
import { TextProvider } from '../i18n/TextProvider.tsx';
import '../theme/base.css.ts';
import type { OpenShell } from '../frame/browser/openShell.ts';
import { DashboardContext, type Dashboard } from './context/dashboard.ts';
import { useShownLanguage, type ShownLanguage } from './i18n/useShownLanguage.ts';
import { SessionPage } from './SessionPage.tsx';
import { TabMessages } from './TabMessages.tsx';
import { LeaveQuestion } from './views/layout/LeaveQuestion.tsx';

interface Props {
  tab: Omit<Dashboard, 'showLanguage'>;
  first: ShownLanguage;
  shell: OpenShell;
}

/** Renders the dashboard: texts, session and pages. */
export function App({ tab, first, shell }: Props) {
  const { language, messages, showLanguage } = useShownLanguage(first);
  const dashboard = useMemo(() => ({ ...tab, showLanguage }), [tab, showLanguage]);
  return (
    <DashboardContext value={dashboard}>
      <TextProvider language={language} messages={messages}>
        <Router hook={tab.unsavedInput.useLocation}>
          <SessionPage />
          <LeaveQuestion />
        </Router>
        <TabMessages shell={shell} />
      </TextProvider>
    </DashboardContext>
  );
}
