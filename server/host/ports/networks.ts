/**
 * The prefix that the addresses of a network share: IPv4 addresses of a /24, or IPv6 addresses of a /64, /56 or /48.
 */
type Breadth = '/32' | '/24' | '/64' | '/56' | '/48';

/** A network of a caller. */
export interface CallerNetwork {
  breadth: Breadth;
  /** The network as an HMAC. */
  mark: string;
}

/** A limit for each breadth: for one address, and for all addresses of a wider network together. */
export type LimitsByBreadth = Readonly<Record<Breadth, number>>;
