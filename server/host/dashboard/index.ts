import { eventsPath } from '../../../contract/dashboard/events.ts';
import { dashboardBase } from '../../../contract/dashboard/operation.ts';
import { dashboardOperations, type DashboardOperationName } from '../../../contract/dashboard/operations.ts';
import type { HostContext } from '../base/context.ts';
import type { Route } from '../http/route.ts';
import { openEvents } from './openEvents.ts';
import { operationRoute } from './operationRoute.ts';

/** Opens the routes of the dashboard's calls and events. */
export function openDashboard(host: HostContext): { routes: Route[]; endStreams: () => void } {
  const events = openEvents(host);
  const calls = (Object.keys(dashboardOperations) as DashboardOperationName[]).map((name): Route => {
    const { method, path } = dashboardOperations[name];
    return { method, path: dashboardBase + path, answer: operationRoute(host, name) };
  });
  return {
    routes: [...calls, { method: 'get', path: eventsPath, answer: (request) => events.answer(request) }],
    endStreams: () => events.end(),
  };
}
