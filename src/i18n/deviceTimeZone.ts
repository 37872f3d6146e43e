/** The clock that the guest looks at; a property's may be in another country. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
