import { isLanguage, type Language } from '../language.ts';
import { reservationLink, reservationPage, reservationPart } from './addresses.ts';
import { isUnitId } from './ids.ts';
import { decodeAscii, idBefore, findToken } from './tokenInLink.ts';

/** Longer addresses are no mistyped ones. */
const longestAddress = 1024;

/** A path without its encoding; a character that is in no address of a page becomes a space. */
const readable = (path: string) => decodeAscii(path).replaceAll(/%[89a-f][\da-f]|%/gi, ' ');

// What follows an address in a text, or encloses it there.
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

/** Whether a path names a language, however it is written. */
export const namesLanguage = (path: string): boolean => readLanguage(getParts(path)[0] ?? '') !== undefined;

function readId(text: string): { id: string; rest: string } {
  const id = text.split(endOfId, 1)[0]!.replace(/[.!:*]+$/, '');
  return { id, rest: text.slice(id.length) };
}

// How Proofpoint writes `#` and `=`; some programs leave out the `#`.
const tokenAfterId = /^(?:[*-]23)?(token\s*)(?:[*-]3d|[=:])/i;

function reservationAddress(language: Language, text: string, query: string): string | undefined {
  const { id, rest } = idBefore(text) ?? readId(text);
  if (id === '') return undefined;
  const segment = encodeURIComponent(id);
  const token = findToken(rest.replace(tokenAfterId, '#$1=') + query);
  return token === undefined
    ? reservationPage(language, segment) + query
    : reservationLink(language, segment, token);
}

/**
 * The address of the page that somebody means by a path and its query, typed, printed, or changed on the way: decoded,
 * in lower case, without what stands around it, and with the token of a reservation's link in the fragment. A path
 * that names no language is completed with the given one. Undefined where it can be no page's address.
 */
export function canonicalAddress(path: string, query: string, fallback: Language): string | undefined {
  if (path.length + query.length > longestAddress || /%(?![\da-f]{2})/i.test(path)) return undefined;
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
