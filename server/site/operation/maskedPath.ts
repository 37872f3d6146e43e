import { apiBase, operations } from '../../../contract/operations.ts';

const namesNobody = new Set<string>(Object.values(operations).map(({ path }) => apiBase + path));
const linkTokens = /(\/reservation\/[^/]+\/).+/;
// No word of an address is as long as a token.
const tokens = /[^/]{40,}/g;

/** A request's path as it may be logged: without tokens, and without its query, which may hold secrets. */
export function maskedPath(address: string): string {
  const { pathname } = new URL(address, 'http://site');
  if (namesNobody.has(pathname)) return pathname;
  const masked = pathname.replace(linkTokens, '$1…');
  return masked.startsWith('/api/') ? masked.replace(tokens, '…') : masked;
}
