const linkTokens = /(\/reservation\/[^/]+\/)[^/]+/;

/** A request's path as it may be logged: without link tokens, and without its query, which may hold secrets. */
export const maskedPath = (address: string): string =>
  new URL(address, 'http://site').pathname.replace(linkTokens, '$1…');
