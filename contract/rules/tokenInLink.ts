/** A text with the ASCII characters that were percent-encoded, however often: `%2523` is `#`. */
export const decodeAscii = (text: string): string =>
  text.replaceAll(/%(?:25)*([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const namedToken = /(?<![\w-])token(?:=|&(?:equals|#0*61|#x0*3d);)([\w.~-]+)/i;

/**
 * The token in the fragment of a reservation's link, or in whatever a mail gateway, a mail program or a person has
 * made of it: encoded, in upper case, between other parameters, or followed by punctuation.
 */
export function tokenIn(text: string): string | undefined {
  const token = namedToken.exec(decodeAscii(text))?.[1]?.replace(/[.~]+$/, '');
  return token === '' ? undefined : token;
}
