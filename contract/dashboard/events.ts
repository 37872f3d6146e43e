import { dashboardBase } from './operation.ts';

/**
 * The path of the server-sent events: an event `changed` whose data is one of {@link changeKinds} asks the page to load
 * again what it shows. An event `alive` at the beginning and at least every {@link aliveWithin} milliseconds shows that
 * nothing on the way holds the events back. Events contain no data of guests. The stream ends with the session.
 */
export const eventsPath = `${dashboardBase}/events`;

/** The longest time between two events `alive`, in milliseconds. */
export const aliveWithin = 20_000;
/** Milliseconds without an event after which a page opens the stream again: two events may be lost or late. */
export const silentFor = 3 * aliveWithin;

/** The kinds of changes: reservations with their payments, prices and closed nights, failed jobs, calendar conflicts. */
export const changeKinds = ['reservation', 'nights', 'job', 'conflict'] as const;
export type ChangeKind = (typeof changeKinds)[number];
