export const unitIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const longestUnitId = 64;

/** Whether a text can name a rental unit: lower-case letters, digits and hyphens. */
export const isUnitId = (text: string): boolean => text.length <= longestUnitId && unitIdPattern.test(text);

export const longestReservationId = 64;
