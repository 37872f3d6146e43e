import { BlockList, isIP } from 'node:net';
import { isThisMachine } from './thisMachine.ts';

/** Networks that are not routed on the internet (RFC 1918, 3927, 6598; for IPv6 RFC 4193, 4291). */
const privateNetworks = new BlockList();
for (const [network, bits, family] of [
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const) {
  privateNetworks.addSubnet(network, bits, family);
}

/** Names that no public registry assigns and no authority issues certificates for (RFC 6762, 8375). */
const ofTheHouse = /^[^.]+$|\.(local|internal|home\.arpa)$/;

/**
 * Whether a host is on this machine or a private network, by its address or by a name that only resolves there, such as
 * a service in a compose file.
 */
export function isPrivateHost(hostname: string): boolean {
  if (isThisMachine(hostname)) return true;
  const bare = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(bare);
  return version === 0 ? ofTheHouse.test(bare) : privateNetworks.check(bare, version === 6 ? 'ipv6' : 'ipv4');
}
