/** Returns the link that dials a telephone number, however its digits are grouped. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
