/** The prefix lengths of networks: an IPv4 address or its /24, and the /64, /56 and /48 of an IPv6 address. */
export const breadths = ['/32', '/24', '/64', '/56', '/48'] as const;
export type Breadth = (typeof breadths)[number];
