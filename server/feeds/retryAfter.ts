/** A channel that asks for patience gets some hours of it: nights that are sold there are not known meanwhile. */
const longest = 4 * 3600;

/** How many seconds a machine asks to be left alone (RFC 9110, 10.2.3): as a number, or until a date. */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\s*\d{1,10}\s*$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - now) / 1000);
  return seconds > 0 ? Math.min(seconds, longest) : undefined;
}
