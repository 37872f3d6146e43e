import { languages, type Language } from '../../../contract/language.ts';

const day = 86_400_000;
/** Days for which what it says holds: it is said anew each day for as long as the site is there. */
const holds = 90;

export const securityTextAddress = '/.well-known/security.txt';

interface Options {
  /** Where somebody tells of a weakness, as URI. */
  contact: string;
  publicUrl: string;
  languages?: readonly Language[] | undefined;
  now: Date;
}

/** @returns `security.txt` as RFC 9116 has it */
export function securityText({ contact, publicUrl, languages: offered = languages, now }: Options): string {
  const today = Math.floor(now.getTime() / day);
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date((today + holds) * day).toISOString()}`,
    `Preferred-Languages: ${offered.join(', ')}`,
    `Canonical: ${publicUrl}${securityTextAddress}`,
    '',
  ].join('\n');
}
