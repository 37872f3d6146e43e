/** The longest time between two events `alive`, in milliseconds. */
export const aliveWithin = 20_000;
/** Milliseconds without an event after which a page opens the stream again: two events may be lost or late. */
export const silentFor = 3 * aliveWithin;

/**
 * The kinds of changes: reservations with their payments, prices and closed nights, failed jobs, calendar conflicts,
 * drafts and published versions of properties, calendars of other channels.
 */
export const changeKinds = ['reservation', 'nights', 'job', 'conflict', 'content', 'calendar'] as const;
export type ChangeKind = (typeof changeKinds)[number];
