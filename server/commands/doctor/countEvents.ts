/** A number of calendar events in words. */
export const countEvents = (count: number): string => (count === 1 ? '1 event' : `${count} events`);
