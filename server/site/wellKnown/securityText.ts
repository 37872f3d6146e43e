import { completeLanguages, type Language } from '../../../contract/values/language.ts';

const day = 86_400_000;
/** The validity of the file in days; it is renewed every day while the site runs. */
const holds = 90;

export const securityTextAddress = '/.well-known/security.txt';

interface Options {
  /** The URI for reports of vulnerabilities. */
  contact: string;
  publicUrl: string;
  languages?: readonly Language[] | undefined;
  now: Date;
}

/** @returns `security.txt` as defined in RFC 9116 */
export function securityText({
  contact,
  publicUrl,
  languages: offered = completeLanguages,
  now,
}: Options): string {
  const today = Math.floor(now.getTime() / day);
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date((today + holds) * day).toISOString()}`,
    `Preferred-Languages: ${offered.join(', ')}`,
    `Canonical: ${publicUrl}${securityTextAddress}`,
    '',
  ].join('\n');
}
