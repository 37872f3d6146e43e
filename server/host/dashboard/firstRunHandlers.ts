import type { firstRunOperations } from '../../../contract/dashboard/firstRun.ts';
import type { DashboardHandlers } from './dashboardCall.ts';
import { showProgress } from './showProgress.ts';

/** The way of an owner from nothing to a public property. */
export const firstRunHandlers: DashboardHandlers<keyof typeof firstRunOperations> = {
  showProgress: { reads: (host, { session, language }) => showProgress(host, session.user.id, language) },
};
