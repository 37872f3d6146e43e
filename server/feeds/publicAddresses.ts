import { lookup as ask } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { FeedUnreachable } from '../host/ports/feeds.ts';

/**
 * An address that was checked. The connection uses it directly, because the name could resolve differently a moment
 * later.
 */
export interface Pinned {
  address: string;
  family: number;
}

export type Lookup = (hostname: string) => Promise<Pinned[]>;

/** Looks up a name with the operating system. */
export const systemLookup: Lookup = (hostname) => ask(hostname, { all: true });

/** Azure's platform service, which is internal but has a public address. */
const ofTheMachineBelow = '168.63.129.16';
const ofTheInternet = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is public: not this machine, a private or local network, or a cloud's internal service, including
 * IPv4 addresses in IPv6 notation (the registries of RFC 6890).
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || parsed.toString() === ofTheMachineBelow) return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(ofTheInternet);
}

async function find(hostname: string, lookup: Lookup): Promise<Pinned[]> {
  const family = isIP(hostname);
  if (family !== 0) return [{ address: hostname, family }];
  try {
    return await lookup(hostname);
  } catch (error) {
    throw new FeedUnreachable('the name of its server cannot be resolved', { cause: error });
  }
}

/**
 * Resolves the addresses of a URL's host.
 * @throws {FeedUnreachable} if none of them is public and `allowsPrivate` is false
 */
export async function findMachine(
  { hostname }: URL,
  { allowsPrivate, lookup }: { allowsPrivate: boolean; lookup: Lookup },
): Promise<Pinned[]> {
  const found = await find(hostname.replace(/^\[|\]$/g, ''), lookup);
  const usable = allowsPrivate ? found : found.filter(({ address }) => isPublic(address));
  if (usable.length > 0) return usable;
  throw new FeedUnreachable(
    'its server is this machine or in a private network. If this is intended, add its host to CALENDAR_HOSTS',
    { kind: 'private' },
  );
}
