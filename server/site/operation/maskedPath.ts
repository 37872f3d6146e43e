import { dashboardBase, dashboardOperations } from '../../../contract/dashboard/operations.ts';
import { apiBase, operations } from '../../../contract/operations.ts';

const publicPaths = new Set<string>([
  ...Object.values(operations).map(({ path }) => apiBase + path),
  ...Object.values(dashboardOperations).map(({ path }) => dashboardBase + path),
]);
// Ids in these paths are masked: an id alone is enough to resend a code or use up an attempt, and a checkout page shows
// its guest's e-mail address.
const opensSomething =
  /((?:\/|%(?:25)*2f)reservations?(?:\/|%(?:25)*2f)|\/sandbox\/checkout\/|^\/calendars\/[^/]*\/).+/i;
// A mail gateway may have encoded the fragment of a link into its path.
const namedToken = /(token(?:=|%(?:25)*3d)).+/i;
// No regular path segment is as long as a token.
const tokens = /[^/]{40,}/g;

/** Returns a request's path for the log: without ids and tokens, and without its query, which may contain secrets. */
export function maskedPath(address: string): string {
  const { pathname } = new URL(address, 'http://site');
  if (publicPaths.has(pathname)) return pathname;
  const masked = pathname.replace(opensSomething, '$1…').replace(namedToken, '$1…');
  return masked.startsWith('/api/') ? masked.replace(tokens, '…') : masked;
}
