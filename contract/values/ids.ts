export const unitIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const maxUnitIdLength = 64;

/** Whether a text can be the id of a property: lower-case letters, digits and hyphens. */
export const isUnitId = (text: string): boolean => text.length <= maxUnitIdLength && unitIdPattern.test(text);

export const maxReservationIdLength = 64;
