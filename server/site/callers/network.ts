import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';

const inBrackets = /^\[([^\]]*)\](?::\d+)?$/;
const withPort = /^([\d.]+):\d+$/;

/** The eight groups of an IPv6 address; the last two may be written as an IPv4 address. */
function groupsOf(address: string): number[] {
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

function readNetwork(text: string): string | undefined {
  const trimmed = text.trim();
  const bare = (inBrackets.exec(trimmed) ?? withPort.exec(trimmed))?.[1] ?? trimmed;
  const version = isIP(bare);
  if (version !== 6) return version === 4 ? bare : undefined;
  const groups = groupsOf(bare.split('%')[0]!);
  if (mapped.every((group, index) => groups[index] === group)) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  // Of all of ::/64 only the loopback address is anybody's.
  if (groups.slice(0, 7).every((group) => group === 0)) return `::${groups[7]!.toString(16)}`;
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** No address is longer, whatever stands around it. */
const longest = 80;

// A visitor asks for a page and all that is on it from one address.
const known = new LRUCache<string, string>({ max: 10_000 });

/**
 * The network that an address is counted with: an IPv4 address by itself, an IPv6 address by its /64, which is what one
 * household has at least (RFC 6177). IPv4 within IPv6 (RFC 4291 §2.5.5.2) is IPv4. Undefined where a text, such as one
 * of a header, is no address: `[2001:db8::1]:443` and `203.0.113.9:1024` are some.
 */
export function networkOf(text: string): string | undefined {
  if (text.length > longest) return undefined;
  const before = known.get(text);
  if (before !== undefined) return before;
  const network = readNetwork(text);
  if (network !== undefined) known.set(text, network);
  return network;
}

/** Whether a network is this machine. */
export const isLoopback = (network: string): boolean => network === '::1' || network.startsWith('127.');
