/** How much of an address a network shares: all IPv4 addresses of a /24, all IPv6 addresses of a /64, /56 or /48. */
export const breadths = ['/32', '/24', '/64', '/56', '/48'] as const;
export type Breadth = (typeof breadths)[number];
