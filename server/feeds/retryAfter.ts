/** The maximum wait in seconds: during it, new bookings at the channel are unknown here. */
const longest = 4 * 3600;

/** Returns the seconds that a server asks to wait (RFC 9110, 10.2.3); the header is a number or a date. */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\s*\d{1,10}\s*$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - now) / 1000);
  return seconds > 0 ? Math.min(seconds, longest) : undefined;
}
