import { eventsPath } from '../../../contract/dashboard/events.ts';
import { dashboardBase } from '../../../contract/dashboard/operation.ts';
import { dashboardOperations, type DashboardOperationName } from '../../../contract/dashboard/operations.ts';
import type { HostContext } from '../base/context.ts';
import type { Route } from '../http/route.ts';
import { findSession } from '../users/index.ts';
import { readCookies } from './cookies.ts';
import { openEvents } from './openEvents.ts';
import { operationRoute } from './operationRoute.ts';

interface Dashboard {
  routes: Route[];
  /** Whether the session of a request is that of an owner. */
  isOwner: (request: Request) => Promise<boolean>;
  endStreams: () => void;
}

/** Opens the routes of the dashboard's calls and events. */
export function openDashboard(host: HostContext): Dashboard {
  const events = openEvents(host);
  const calls = (Object.keys(dashboardOperations) as DashboardOperationName[]).map((name): Route => {
    const { method, path } = dashboardOperations[name];
    return { method, path: dashboardBase + path, answer: operationRoute(host, name) };
  });
  return {
    routes: [...calls, { method: 'get', path: eventsPath, answer: (request) => events.answer(request) }],
    async isOwner(request) {
      const { session: secret } = readCookies(host.pages, request);
      const session = secret === undefined ? undefined : await findSession(host.db, secret);
      return session?.user.role === 'owner';
    },
    endStreams: () => events.end(),
  };
}
