/** The address that dials a phone number, however its digits are grouped. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
