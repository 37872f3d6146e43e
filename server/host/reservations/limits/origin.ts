import { getDomain } from 'tldts';
import { getAddressee } from '../../keys/addressee.ts';
import { sign, type Keys } from '../../keys/keys.ts';
import type { CallerNetwork } from '../../ports/networks.ts';
import { largeProviders } from './largeProviders.ts';

/** The origin of an order, as HMACs. */
export interface Origin {
  /** The caller's networks, narrowest first. */
  networks: readonly CallerNetwork[];
  /** The mailbox that receives the codes. */
  address: string;
}

/** Returns the origin of a call; undefined if callers are not counted, for example on the host's own machine. */
export const getOrigin = (
  keys: Pick<Keys, 'emailAddress'>,
  email: string,
  networks: readonly CallerNetwork[],
): Origin | undefined =>
  networks.length === 0 ? undefined : { networks, address: getAddressee(keys, email) };

/** Returns the domain whose owner can create any number of addresses, or undefined for a large provider. */
export function getCountedDomain(email: string): string | undefined {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const domain = getDomain(host) ?? host;
  return largeProviders.has(host) || largeProviders.has(domain) ? undefined : domain;
}

const domainPrefix = 'domain ';

/**
 * The marks that are stored with a reservation for counting: `/32 MARK` for a network, `domain MARK` for the guest's
 * e-mail domain.
 */
export function getCallerMarks(
  { emailAddress }: Pick<Keys, 'emailAddress'>,
  email: string,
  { networks }: Pick<Origin, 'networks'>,
): string[] {
  const domain = getCountedDomain(email);
  return [
    ...networks.map(({ breadth, mark }) => `${breadth} ${mark}`),
    ...(domain === undefined ? [] : [domainPrefix + sign(emailAddress, `domain ${domain}`)]),
  ];
}

/** The kind of a mark. */
export type MarkKind = CallerNetwork['breadth'] | 'domain';

export const kindOfMark = (mark: string): MarkKind => mark.slice(0, mark.indexOf(' ')) as MarkKind;

const shownLength = 12;

/** The mark of a reservation's narrowest network, shortened for lists and the log. */
export const shownMark = (marks: readonly string[] | null): string | null =>
  marks?.[0]?.replace(/^\S+ /, '').slice(0, shownLength) ?? null;
