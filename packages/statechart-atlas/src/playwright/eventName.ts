/** Returns the name of an event without the way to perform it, which follows a `~`. */
export const getEventName = (name: string): string => name.replace(/~.*$/, '');
