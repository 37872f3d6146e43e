import { apiBase, operations } from '../../../contract/operations.ts';

const namesNobody = new Set<string>(Object.values(operations).map(({ path }) => apiBase + path));
// The id alone is enough to send a code again or to use a try up, and a checkout shows its guest's e-mail.
const opensSomething = /(\/reservation\/|\/sandbox\/checkout\/|^\/calendars\/[^/]*\/).+/;
// No word of an address is as long as a token.
const tokens = /[^/]{40,}/g;

/** A request's path as it may be logged: without ids and tokens, and without its query, which may hold secrets. */
export function maskedPath(address: string): string {
  const { pathname } = new URL(address, 'http://site');
  if (namesNobody.has(pathname)) return pathname;
  const masked = pathname.replace(opensSomething, '$1…');
  return masked.startsWith('/api/') ? masked.replace(tokens, '…') : masked;
}
