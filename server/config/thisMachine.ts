import { isIP } from 'node:net';

/** Whether a host name or address, as in a URL, is this machine. */
export function isThisMachine(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0) return bare === '::1' || bare.startsWith('127.');
  return bare === 'localhost' || bare.endsWith('.localhost');
}
