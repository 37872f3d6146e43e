import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Context } from 'hono';
import { isLoopback, getNetworks, type Network } from './network.ts';

/** The parts of Node's request that identify the caller. */
export interface Incoming extends Pick<IncomingMessage, 'headers'> {
  socket: Pick<Socket, 'remoteAddress'>;
}

/** A connection, with the version of HTTP on it. */
export type Connection = Incoming & Pick<IncomingMessage, 'httpVersion'>;

/** Headers with which proxies and tunnels mark a forwarded request. */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
];

/**
 * Whether a request comes from a program on this machine, as far as it can be seen. Most proxies add a header that their
 * callers cannot remove, or speak HTTP/1.0, as nginx before 1.29.7 does by default. A proxy that adds no header and speaks
 * HTTP/1.1, and a forwarder of plain TCP, cannot be recognised: what would give a stranger access must not depend on this.
 */
export const isFromThisMachine = ({ headers, httpVersion, socket }: Connection): boolean =>
  isLoopback(getNetworks(socket.remoteAddress ?? '')) &&
  httpVersion !== '1.0' &&
  forwardingHeaders.every((name) => headers[name] === undefined);

/** Whether a program on this machine has sent a request; false without a connection. */
export function isOfThisMachine(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: Connection };
  return incoming !== undefined && isFromThisMachine(incoming);
}

export interface Proxies {
  /** The number of chained reverse proxies that add to `X-Forwarded-For`. */
  proxies: number;
  /**
   * Whether callers on this machine count too: they do on public sites, where a proxy on this machine forwards guests.
   */
  countsThisMachine: boolean;
}

/** The shared network of all callers without a known address. */
const unknownNetwork: readonly Network[] = [{ breadth: '/32', text: 'unknown' }];

/** Returns the entries that trusted proxies wrote, the outermost first; callers can forge earlier ones. */
function writtenByProxies(header: string | string[] | undefined, proxies: number): string[] {
  if (header === undefined || proxies === 0) return [];
  return String(header).split(',').slice(-proxies);
}

/**
 * Returns the networks of a request's caller, the narrowest first. Behind proxies, the caller's address is the one that
 * the outermost trusted proxy saw; if the header has fewer entries, the outermost one; invalid entries are skipped
 * inwards. Returns an empty list for callers that are not counted.
 */
export function networksThatCall(
  { headers, socket }: Incoming,
  { proxies, countsThisMachine }: Proxies,
): readonly Network[] {
  const seen = [...writtenByProxies(headers['x-forwarded-for'], proxies), socket.remoteAddress ?? ''];
  const networks = seen.map(getNetworks).find(({ length }) => length > 0) ?? unknownNetwork;
  return countsThisMachine || !isLoopback(networks) ? networks : [];
}

/** Returns the value of `X-Forwarded-For` for an external host, with this site as one more proxy. */
export function forwardedFor({ headers, socket }: Incoming, { proxies }: Proxies): string | undefined {
  const seen = [...writtenByProxies(headers['x-forwarded-for'], proxies), socket.remoteAddress ?? ''];
  return (
    seen
      .filter((one) => getNetworks(one).length > 0)
      .map((one) => one.trim())
      .join(', ') || undefined
  );
}
