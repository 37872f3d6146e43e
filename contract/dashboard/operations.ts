import { bookingOperations } from './bookings.ts';
import { bulletinOperations } from './bulletins.ts';
import { commonProblems, type HostOperation } from '../operation.ts';
import { exampleOperations } from './examples.ts';
import { jobOperations } from './jobs.ts';
import { passkeyOperations } from './passkeys.ts';
import { photoOperations } from './photos.ts';
import type { DashboardProblemKind } from '../values/dashboardProblemKinds.ts';
import { reservationDeskOperations } from './reservationDesk.ts';
import { reservationListOperations } from './reservations.ts';
import { sessionOperations } from './session.ts';
import { userOperations } from './users.ts';
import { todayOperations } from './today.ts';
import { timelineOperations } from './timeline.ts';

/** The base path of the dashboard's calls, on the site's own origin. */
export const dashboardBase = '/api/host/1';

/**
 * The path of the server-sent events: an event `changed` whose data is one of `changeKinds` asks the page to load again
 * what it shows. An event `alive` at the beginning and at least every `aliveWithin` milliseconds shows that nothing on
 * the way holds the events back. Events contain no data of guests. The stream ends with the session.
 */
export const eventsPath = `${dashboardBase}/events`;

/** The path of an uploaded photo, for people who have signed in. */
export const uploadedPhotoPath = (photo: string): string => `${dashboardBase}/photos/${photo}`;

/** The problems that any operation of the dashboard may return. */
export const commonDashboardProblems = {
  ...commonProblems,
  403: ['forbidden', 'proof-required'],
} as const satisfies Record<number, readonly DashboardProblemKind[]>;

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
  ...photoOperations,
} as const satisfies Record<string, HostOperation>;

export type DashboardOperations = typeof dashboardOperations;
export type DashboardOperationName = keyof DashboardOperations;
