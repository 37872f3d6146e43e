/** Decodes percent-encoded ASCII characters, even if encoded several times: `%2523` becomes `#`. */
export const decodeAscii = (text: string): string =>
  text.replaceAll(/%(?:25)*([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const name = String.raw`(?<![\w-])token\s*(?:[=:]|&(?:equals|#0*61|#x0*3d);)`;
const earlierToken = new RegExp(String.raw`${name}([\w.~-]+)`, 'i');

// Line breaks of quoted-printable text (`=` at the end of a line), spaces, and invisible characters.
const strayCharacters = String.raw`(?:[\s=]|\p{Cf}|%[89a-f][\da-f])`;
const hexadecimal = (digits: number) =>
  String.raw`((?:[\da-f]${strayCharacters}*){${digits - 1}}[\da-f])(?![\da-f])`;
// In quoted-printable text, `=3D` is `=`.
const currentToken = new RegExp(
  `${name}${strayCharacters}*(?:3d${strayCharacters}*)*${hexadecimal(40)}`,
  'iu',
);
const currentId = new RegExp(`^${strayCharacters}*${hexadecimal(32)}`, 'iu');

const withoutNoise = (digits: string) =>
  digits.replaceAll(new RegExp(strayCharacters, 'giu'), '').toLowerCase();

/**
 * Returns the reservation id at the beginning of a text and the text after it; undefined for ids of earlier versions.
 */
export function findReservationId(text: string): { id: string; rest: string } | undefined {
  const [all, id] = currentId.exec(text) ?? [];
  return all !== undefined && id !== undefined
    ? { id: withoutNoise(id), rest: text.slice(all.length) }
    : undefined;
}

/**
 * Returns the token in the fragment of a reservation link, even if a mail gateway, a mail program or a person has
 * changed it: encoded, in upper case, broken over lines, between other parameters, or followed by punctuation.
 */
export function findToken(text: string): string | undefined {
  const decoded = decodeAscii(text);
  const current = currentToken.exec(decoded)?.[1];
  if (current !== undefined) return withoutNoise(current);
  const token = earlierToken.exec(decoded)?.[1]?.replace(/[.~]+$/, '');
  return token === '' ? undefined : token;
}
