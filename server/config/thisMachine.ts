import { isIP } from 'node:net';

/** Whether a host name or address, as in a URL, is this machine. */
export function isThisMachine(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0) return bare === '::1' || bare.startsWith('127.');
  return bare === 'localhost' || bare.endsWith('.localhost');
}

/**
 * Whether only this machine can reach a site: its address is a name of this machine, and it listens on no other network.
 * A site that listens on another network may be behind a proxy, even if its address names this machine.
 */
export const isLocalSite = ({ publicUrl, host }: { publicUrl: string | undefined; host: string }): boolean =>
  isThisMachine(host) && (publicUrl === undefined || isThisMachine(new URL(publicUrl).hostname));
