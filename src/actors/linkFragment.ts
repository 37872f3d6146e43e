/** The part of an address that carries a link's token: nothing of it leaves the browser with a request. */
export const fragmentOf = (token: string): string => `#token=${token}`;

/** The token that an address's fragment carries. */
export const tokenIn = (fragment: string): string | undefined => /^#token=([\w.~-]+)$/.exec(fragment)?.[1];
