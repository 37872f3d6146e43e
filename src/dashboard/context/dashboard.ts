import { createContext, useContext } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { ChangeKind } from '../../../contract/dashboard/events.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { sessionMachine } from '../../../machines/dashboard/session/session.machine.ts';
import type { createListeners } from '../../frame/createListeners.ts';
import type { DashboardApi } from '../api/createDashboardApi.ts';
import type { DashboardData } from './dashboardData.ts';
import type { UnsavedInput } from './unsavedInput.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** The list of reservations as it was shown last. */
export interface ShownList {
  /** Its address with the search and the filters. */
  address: string;
  /** The numbers of its reservations, in their order. */
  numbers: readonly string[];
}

/** The dashboard of a tab, for all of its pages: settings, the session and the calls. */
export interface Dashboard {
  data: DashboardData;
  api: DashboardApi;
  session: SessionActor;
  /** The machines of the pages that are shown. They receive the events of the tab. */
  shownPages: Set<AnyActorRef>;
  /** Notifies the pages that the host has changed some data. */
  dataChanges: ReturnType<typeof createListeners<readonly ChangeKind[]>>;
  /** Knows whether the shown page has unsaved input, and asks before a link leaves it. */
  unsavedInput: UnsavedInput;
  /** The list to which the page of a reservation leads back; undefined before a list was shown in this tab. */
  shownList: { current: ShownList | undefined };
  /** The languages whose texts the editor of properties shows; empty before the person chose some in this tab. */
  shownLanguages: Set<Language>;
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
