import { isLanguage, type Language } from '../values/language.ts';
import {
  otpLink,
  otpLinkPage,
  otpLinkPart,
  reservationLink,
  reservationPage,
  reservationPart,
} from './addresses.ts';
import { isUnitId } from '../values/ids.ts';
import { decodeAscii, findReservationId, findToken } from '../values/tokenInLink.ts';

/** The length limit of a mistyped address. */
const maxAddressLength = 1024;

/** Decodes a path and replaces characters that no page address contains with spaces. */
const readable = (path: string) => decodeAscii(path).replaceAll(/%[89a-f][\da-f]|%/gi, ' ');

// Characters that follow or enclose an address in a text.
const endOfId = /[\s\p{Cc}#?&"'<>()[\]{}|\\,;/]/u;
const notAtEnds = /^[^a-z\d]+|[^a-z\d]+$/g;

function readLanguage(part: string): Language | undefined {
  const language = /^([a-z]{2})(?:[-_][a-z]{2})?$/.exec(part.trim().toLowerCase())?.[1];
  return isLanguage(language) ? language : undefined;
}

const getParts = (path: string) =>
  readable(path)
    .split('/')
    .filter((part) => part.trim() !== '');

/** Whether a path contains a language in any spelling. */
export const namesLanguage = (path: string): boolean => readLanguage(getParts(path)[0] ?? '') !== undefined;

function readId(text: string): { id: string; rest: string } {
  const id = text.split(endOfId, 1)[0]!.replace(/[.!:*]+$/, '');
  return { id, rest: text.slice(id.length) };
}

// The encoding of `#` and `=` by Proofpoint; some programs omit the `#`.
const tokenAfterId = /^(?:[*-]23)?(token\s*)(?:[*-]3d|[=:])/i;

const beforeToken = new RegExp(String.raw`^\s*/\s*${otpLinkPart}\s*`, 'i');

function reservationAddress(language: Language, text: string, query: string): string | undefined {
  const { id, rest } = findReservationId(text) ?? readId(text);
  if (id === '') return undefined;
  const segment = encodeURIComponent(id);
  const after = rest.replace(beforeToken, '');
  const [page, link] = after === rest ? [reservationPage, reservationLink] : [otpLinkPage, otpLink];
  const token = findToken(after.replace(tokenAfterId, '#$1=') + query);
  return token === undefined ? page(language, segment) + query : link(language, segment, token);
}

/**
 * Returns the address of the page that a typed, printed or rewritten path and query refer to: decoded, in lower case,
 * without surrounding characters, and with the token of a reservation link in the fragment. A path without a language
 * gets the fallback. Returns undefined if it cannot be the address of a page.
 */
export function canonicalAddress(path: string, query: string, fallback: Language): string | undefined {
  if (path.length + query.length > maxAddressLength || /%(?![\da-f]{2})/i.test(path)) return undefined;
  const parts = getParts(path);
  const named = readLanguage(parts[0] ?? '');
  const language = named ?? fallback;
  const rest = named === undefined ? parts : parts.slice(1);
  if (rest.length > 1 && rest[0]!.trim().toLowerCase() === reservationPart) {
    return reservationAddress(language, rest.slice(1).join('/'), query);
  }
  const [before = '', separator = '', after = ''] = rest.join('/').split(/([?#&])([^#]*)/);
  const names = before
    .split('/')
    .map((name) => name.toLowerCase().replaceAll(notAtEnds, ''))
    .filter((name) => name !== '');
  if (!names.every(isUnitId) || (named === undefined && names.length === 0)) return undefined;
  if (names[0] === reservationPart && names.length > 1) return undefined;
  const newQuery = query === '' && separator !== '#' && after !== '' ? `?${encodeURI(after)}` : query;
  return [`/${language}`, ...names].join('/') + newQuery;
}
