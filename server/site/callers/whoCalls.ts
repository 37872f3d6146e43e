import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { isLoopback, networkOf } from './network.ts';

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
const nobodyKnown = 'unknown';

/** What proxies of ours wrote, outermost first: what stands before it anybody may have made up. */
function writtenByProxies(header: string | string[] | undefined, proxies: number): string[] {
  if (header === undefined || proxies === 0) return [];
  return String(header).split(',').slice(-proxies);
}

/**
 * The network that a request comes from. Behind proxies it is what the outermost of them saw, or as far out as the
 * header goes; what is no address there is nobody's, and the next one further in counts. Undefined for who is not
 * counted.
 */
export function networkThatCalls(
  { headers, socket }: Incoming,
  { proxies, countsThisMachine }: Proxies,
): string | undefined {
  const seen = [...writtenByProxies(headers['x-forwarded-for'], proxies), socket.remoteAddress ?? ''];
  const network = seen.map(networkOf).find((one) => one !== undefined) ?? nobodyKnown;
  return countsThisMachine || !isLoopback(network) ? network : undefined;
}

/** `X-Forwarded-For` for a host behind this site, for which the site is one proxy more. */
export function forwardedFor({ headers, socket }: Incoming, { proxies }: Proxies): string | undefined {
  const seen = [...writtenByProxies(headers['x-forwarded-for'], proxies), socket.remoteAddress ?? ''];
  return (
    seen
      .filter((one) => networkOf(one) !== undefined)
      .map((one) => one.trim())
      .join(', ') || undefined
  );
}
