/** The time zone of the browsers under test: neither UTC, which many machines use, nor that of a property. */
export const deviceTimeZone = 'Asia/Kolkata';
