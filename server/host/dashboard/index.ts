import { dashboardBase } from '../../../contract/dashboard/operation.ts';
import { dashboardOperations, type DashboardOperationName } from '../../../contract/dashboard/operations.ts';
import type { HostContext } from '../base/context.ts';
import type { Route } from '../http/route.ts';
import { operationRoute } from './operationRoute.ts';

/** The routes of the dashboard's calls. */
export const dashboardRoutes = (host: HostContext): Route[] =>
  (Object.keys(dashboardOperations) as DashboardOperationName[]).map((name) => {
    const { method, path } = dashboardOperations[name];
    return { method, path: dashboardBase + path, answer: operationRoute(host, name) };
  });
