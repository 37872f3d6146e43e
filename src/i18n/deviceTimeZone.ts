/** Returns the time zone of the guest's device, which may differ from the property's. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
