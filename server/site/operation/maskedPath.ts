import { apiBase, operations } from '../../../contract/operations.ts';

const publicPaths = new Set<string>(Object.values(operations).map(({ path }) => apiBase + path));
// The id alone is enough to send a code again or to use a try up, and a checkout shows its guest's e-mail.
const opensSomething =
  /((?:\/|%(?:25)*2f)reservation(?:\/|%(?:25)*2f)|\/sandbox\/checkout\/|^\/calendars\/[^/]*\/).+/i;
// A mail gateway may have encoded the fragment of a link into its path.
const namedToken = /(token(?:=|%(?:25)*3d)).+/i;
// No word of an address is as long as a token.
const tokens = /[^/]{40,}/g;

/** A request's path as it may be logged: without ids and tokens, and without its query, which may hold secrets. */
export function maskedPath(address: string): string {
  const { pathname } = new URL(address, 'http://site');
  if (publicPaths.has(pathname)) return pathname;
  const masked = pathname.replace(opensSomething, '$1…').replace(namedToken, '$1…');
  return masked.startsWith('/api/') ? masked.replace(tokens, '…') : masked;
}
