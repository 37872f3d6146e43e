import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { isLoopback, getNetworks, type Network } from './network.ts';

/** A request as Node has it, as far as it tells who is there. */
export interface Incoming extends Pick<IncomingMessage, 'headers'> {
  socket: Pick<Socket, 'remoteAddress'>;
}

export interface Proxies {
  /** How many reverse proxies add to `X-Forwarded-For`, one behind the other. */
  proxies: number;
  /** Whether callers on this machine count too: they do where guests come from elsewhere, by way of a proxy here. */
  countsThisMachine: boolean;
}

/** Who is not told apart from others: all of them count as one. */
const unknownNetwork: readonly Network[] = [{ breadth: '/32', text: 'unknown' }];

/** What proxies of ours wrote, outermost first: what stands before it anybody may have made up. */
function writtenByProxies(header: string | string[] | undefined, proxies: number): string[] {
  if (header === undefined || proxies === 0) return [];
  return String(header).split(',').slice(-proxies);
}

/**
 * The networks that a request comes from, the narrowest first. Behind proxies they are those of the address that the
 * outermost proxy saw, or as far out as the header goes; what is no address there is nobody's, and the next one further
 * in counts. Empty for who is not counted.
 */
export function networksThatCall(
  { headers, socket }: Incoming,
  { proxies, countsThisMachine }: Proxies,
): readonly Network[] {
  const seen = [...writtenByProxies(headers['x-forwarded-for'], proxies), socket.remoteAddress ?? ''];
  const networks = seen.map(getNetworks).find(({ length }) => length > 0) ?? unknownNetwork;
  return countsThisMachine || !isLoopback(networks) ? networks : [];
}

/** `X-Forwarded-For` for a host behind this site, for which the site is one proxy more. */
export function forwardedFor({ headers, socket }: Incoming, { proxies }: Proxies): string | undefined {
  const seen = [...writtenByProxies(headers['x-forwarded-for'], proxies), socket.remoteAddress ?? ''];
  return (
    seen
      .filter((one) => getNetworks(one).length > 0)
      .map((one) => one.trim())
      .join(', ') || undefined
  );
}
