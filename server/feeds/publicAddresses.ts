import { lookup as ask } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { FeedUnreachable } from '../host/ports/feeds.ts';

/** An address that was looked at, and is connected to as it is: a name could lead elsewhere a moment later. */
export interface Pinned {
  address: string;
  family: number;
}

export type Lookup = (hostname: string) => Promise<Pinned[]>;

/** Asks the system, as any program does. */
export const systemLookup: Lookup = (hostname) => ask(hostname, { all: true });

/** Answers as if it were of the internet, and is the machine below: the platform of Azure. */
const ofTheMachineBelow = '168.63.129.16';
const ofTheInternet = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether everybody reaches the same under an address: no private network, no neighbour, not this machine, no cloud's
 * own, also where IPv6 says it of IPv4 (the registries of RFC 6890).
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
    throw new FeedUnreachable('nobody knows the name of its machine', { cause: error });
  }
}

/**
 * Where the machine of an address is.
 * @throws {FeedUnreachable} where it is none of the internet, and `anywhere` is not said
 */
export async function findMachine(
  { hostname }: URL,
  { allowsPrivate, lookup }: { allowsPrivate: boolean; lookup: Lookup },
): Promise<Pinned[]> {
  const found = await find(hostname.replace(/^\[|\]$/g, ''), lookup);
  const usable = allowsPrivate ? found : found.filter(({ address }) => isPublic(address));
  if (usable.length > 0) return usable;
  throw new FeedUnreachable(
    'it leads to this machine or a private network. Where that is meant, name its host in CALENDAR_HOSTS',
  );
}
