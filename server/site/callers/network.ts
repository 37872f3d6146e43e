import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Breadth } from './breadths.ts';

/** A network as text, such as `203.0.113.9`, `203.0.113.0/24` or `2001:db8:1::/48`. */
export interface Network {
  breadth: Breadth;
  text: string;
}

const inBrackets = /^\[([^\]]*)\](?::\d+)?$/;
const withPort = /^([\d.]+):\d+$/;

/** Returns the eight groups of an IPv6 address; the last two may be written as an IPv4 address. */
function getGroups(address: string): number[] {
  const read = (part: string | undefined) =>
    (part ? part.split(':') : []).flatMap((group) => {
      if (!group.includes('.')) return [Number.parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
  const [before, after] = address.split('::').map(read) as [number[], number[] | undefined];
  return after === undefined
    ? before
    : [...before, ...Array(8 - before.length - after.length).fill(0), ...after];
}

const mapped = [0, 0, 0, 0, 0, 0xffff];

const ipv4Networks = (address: string): Network[] => [
  { breadth: '/32', text: address },
  { breadth: '/24', text: `${address.slice(0, address.lastIndexOf('.'))}.0/24` },
];

const ipv6Breadths = [
  ['/64', 0xffff],
  ['/56', 0xff00],
  ['/48', 0],
] as const;

const ipv6Networks = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): Network[] =>
  ipv6Breadths.map(([breadth, mask]) => {
    const groups = [a, b, c, d & mask].map((group) => group.toString(16)).join(':');
    return { breadth, text: `${groups}::${breadth}` };
  });

function readNetworks(text: string): readonly Network[] {
  const trimmed = text.trim();
  const bare = (inBrackets.exec(trimmed) ?? withPort.exec(trimmed))?.[1] ?? trimmed;
  const version = isIP(bare);
  if (version !== 6) return version === 4 ? ipv4Networks(bare) : [];
  const groups = getGroups(bare.split('%')[0]!);
  if (mapped.every((group, index) => groups[index] === group)) {
    const [high = 0, low = 0] = groups.slice(6);
    return ipv4Networks([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  }
  // In ::/64, only the loopback address is a valid caller.
  if (groups.slice(0, 7).every((group) => group === 0)) {
    return [{ breadth: '/64', text: `::${groups[7]!.toString(16)}` }];
  }
  return ipv6Networks(groups);
}

/** The maximum length of an address with brackets and port. */
const longest = 80;

// A cache: a visitor requests a page and all of its files from one address.
const known = new LRUCache<string, readonly Network[]>({ max: 10_000 });

/**
 * Returns the networks of an address, the narrowest first: an IPv4 address and its /24; or the /64 of an IPv6 address,
 * which is the minimum for one household, and its /56 and /48, which one customer may have (RFC 6177). IPv4-mapped IPv6
 * addresses (RFC 4291 §2.5.5.2) count as IPv4. Returns an empty list for other texts; `[2001:db8::1]:443` and
 * `203.0.113.9:1024` are addresses.
 */
export function getNetworks(text: string): readonly Network[] {
  if (text.length > longest) return [];
  const before = known.get(text);
  if (before !== undefined) return before;
  const networks = readNetworks(text);
  if (networks.length > 0) known.set(text, networks);
  return networks;
}

/** Whether an address is a loopback address. */
export const isLoopback = (networks: readonly Network[]): boolean =>
  networks[0] !== undefined && (networks[0].text === '::1' || networks[0].text.startsWith('127.'));
