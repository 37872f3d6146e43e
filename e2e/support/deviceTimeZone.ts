/** The time zone of the browsers under test: never that of UTC, which a machine often has, nor that of a property. */
export const deviceTimeZone = 'Asia/Kolkata';
