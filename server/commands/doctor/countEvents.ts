/** Formats a number of calendar events. */
export const countEvents = (count: number): string => (count === 1 ? '1 event' : `${count} events`);
