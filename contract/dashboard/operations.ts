import { bookingOperations } from './bookings.ts';
import { bulletinOperations } from './bulletins.ts';
import type { DashboardOperation } from './operation.ts';
import { exampleOperations } from './examples.ts';
import { jobOperations } from './jobs.ts';
import { passkeyOperations } from './passkeys.ts';
import { reservationDeskOperations } from './reservationDesk.ts';
import { reservationListOperations } from './reservations.ts';
import { sessionOperations } from './session.ts';
import { userOperations } from './users.ts';
import { todayOperations } from './today.ts';
import { timelineOperations } from './timeline.ts';

/**
 * The operations between the dashboard and the host. The client's types, the routes with their validation, and the
 * access table are derived from this table.
 */
export const dashboardOperations = {
  ...reservationListOperations,
  ...reservationDeskOperations,
  ...sessionOperations,
  ...passkeyOperations,
  ...userOperations,
  ...todayOperations,
  ...bookingOperations,
  ...bulletinOperations,
  ...exampleOperations,
  ...jobOperations,
  ...timelineOperations,
} as const satisfies Record<string, DashboardOperation>;

export type DashboardOperations = typeof dashboardOperations;
export type DashboardOperationName = keyof DashboardOperations;
