import { getDomain } from 'tldts';
import { getAddressee } from '../../keys/addressee.ts';
import { sign, type Keys } from '../../keys/keys.ts';
import type { CallerNetwork } from '../../ports/networks.ts';
import { largeProviders } from './largeProviders.ts';

/** Where an order comes from, as HMACs. */
export interface Origin {
  /** The narrowest first. */
  networks: readonly CallerNetwork[];
  /** The mailbox that its codes go to. */
  address: string;
}

/** Undefined where callers are not counted, as on the host's own machine. */
export const getOrigin = (
  keys: Pick<Keys, 'address'>,
  email: string,
  networks: readonly CallerNetwork[],
): Origin | undefined =>
  networks.length === 0 ? undefined : { networks, address: getAddressee(keys, email) };

/** The domain whose owner can have any number of addresses; undefined for a large provider. */
export function ownedDomain(email: string): string | undefined {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const domain = getDomain(host) ?? host;
  return largeProviders.has(host) || largeProviders.has(domain) ? undefined : domain;
}

const domainPrefix = 'domain ';

/** How a reservation names what it counts for: `/32 MARK` of a network, `domain MARK` of the domain of its guest. */
export function getCallerMarks(
  { address }: Pick<Keys, 'address'>,
  email: string,
  { networks }: Pick<Origin, 'networks'>,
): string[] {
  const domain = ownedDomain(email);
  return [
    ...networks.map(({ breadth, mark }) => `${breadth} ${mark}`),
    ...(domain === undefined ? [] : [domainPrefix + sign(address, `domain ${domain}`)]),
  ];
}

/** What a mark is of. */
export type MarkKind = CallerNetwork['breadth'] | 'domain';

export const kindOfMark = (mark: string): MarkKind => mark.slice(0, mark.indexOf(' ')) as MarkKind;

const shownLength = 12;

/** The mark of a reservation's narrowest network as hosts see it, in lists and in the log. */
export const shownMark = (marks: readonly string[] | null): string | null =>
  marks?.[0]?.replace(/^\S+ /, '').slice(0, shownLength) ?? null;
