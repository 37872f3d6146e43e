/** How much of an address a network shares: all IPv4 addresses of a /24, all IPv6 addresses of a /64, /56 or /48. */
type Breadth = '/32' | '/24' | '/64' | '/56' | '/48';

/** A network that a caller is in. */
export interface CallerNetwork {
  breadth: Breadth;
  /** The network as an HMAC. */
  mark: string;
}

/** A limit for each breadth: what one address may do, and what all addresses of a wider network may do together. */
export type LimitsByBreadth = Readonly<Record<Breadth, number>>;
