/** Joins class names or ids and leaves out false and missing ones. */
export const join = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
