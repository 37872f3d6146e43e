import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Language } from '../../../contract/values/language.ts';
import type { sessionMachine } from '../../../machines/dashboard/session/session.machine.ts';
import type { DashboardApi } from '../api/createDashboardApi.ts';
import type { DashboardData } from './dashboardData.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** The dashboard of a tab, for all of its pages: settings, the session and the calls. */
export interface Dashboard {
  data: DashboardData;
  api: DashboardApi;
  session: SessionActor;
  /** Whether this browser can use passkeys. */
  supportsPasskeys: boolean;
  showLanguage: (language: Language) => Promise<void>;
}

export const DashboardContext = createContext<Dashboard | undefined>(undefined);

/** Returns the dashboard of this tab from the context. */
export function useDashboard(): Dashboard {
  const dashboard = useContext(DashboardContext);
  if (!dashboard) throw new Error('useDashboard was called outside of DashboardContext');
  return dashboard;
}
