import { cleanLine } from './typedText.ts';

/** The characters of an international domain: letters, digits and marks of any script, dots and hyphens (IDNA 2008). */
const internationalDomain = /^(?:[\p{L}\p{N}\p{M}.\u00b7-]|\u200c|\u200d)+$/u;

// `URL` exists in browsers and in Node, but machines are type-checked without the types of either.
declare const URL: { canParse: (url: string) => boolean; new (url: string): { readonly hostname: string } };

/** Returns a domain in ASCII (Punycode, RFC 5890), or as typed if it is not a domain. */
function asciiDomain(domain: string): string {
  const lower = domain.normalize('NFKC').replaceAll('。', '.').toLowerCase();
  // oxlint-disable-next-line no-control-regex -- ASCII is what needs no conversion
  if (/^[\u0000-\u007f]*$/.test(lower) || !internationalDomain.test(lower)) return lower;
  const address = `https://${lower}`;
  return URL.canParse(address) ? new URL(address).hostname : lower;
}

/**
 * Normalises an e-mail address: lower case, an ASCII domain, and no characters from copied text (`mailto:`, `Name <…>`,
 * spaces, a full stop). The schema checks whether the result is an address.
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
