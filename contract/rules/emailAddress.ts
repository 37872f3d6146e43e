import { cleanLine } from './typedText.ts';

/** Letters, digits and marks of any script, joined by dots and hyphens: what a domain may be made of (IDNA 2008). */
const internationalDomain = /^(?:[\p{L}\p{N}\p{M}.\u00b7-]|\u200c|\u200d)+$/u;

// Browsers and Node have it; machines are checked without the types of either.
declare const URL: { canParse: (url: string) => boolean; new (url: string): { readonly hostname: string } };

/** A domain as mail servers know it: international letters in Punycode (RFC 5890); as typed where it is no domain. */
function asciiDomain(domain: string): string {
  const lower = domain.normalize('NFKC').replaceAll('。', '.').toLowerCase();
  // oxlint-disable-next-line no-control-regex -- ASCII is what needs no conversion
  if (/^[\u0000-\u007f]*$/.test(lower) || !internationalDomain.test(lower)) return lower;
  const address = `https://${lower}`;
  return URL.canParse(address) ? new URL(address).hostname : lower;
}

/**
 * An e-mail address as it will be used: in small letters, with the domain in ASCII, and without what surrounds an address
 * where it is copied from (`mailto:`, `Name <…>`, spaces, a full stop). Whether it is an address is for the schema to say.
 */
export function normalizeEmail(typed: string): string {
  const text = cleanLine(typed)
    .replace(/^[^<>]*<([^<>]*)>[.,;]*$/, '$1')
    .replace(/^mailto:\s*([^?]*).*$/i, '$1')
    .replaceAll('\uff20', '@')
    .replaceAll(/ ?([@.]) ?/g, '$1')
    .replace(/(?<![.,;])[.,;]+$/, '');
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  return `${text.slice(0, at).toLowerCase()}@${asciiDomain(text.slice(at + 1))}`;
}
