import { dashboardBase } from './operation.ts';

/**
 * The path of the server-sent events: an event `changed` whose data is one of {@link changeKinds} asks the page to load
 * again what it shows. Events contain no data of guests. The stream ends with the session.
 */
export const eventsPath = `${dashboardBase}/events`;

/** The kinds of changes: reservations with their payments, prices and closed nights, failed jobs, calendar conflicts. */
export const changeKinds = ['reservation', 'nights', 'job', 'conflict'] as const;
export type ChangeKind = (typeof changeKinds)[number];
