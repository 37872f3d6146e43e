import { join, resolve } from 'node:path';

/** Systems cut the addresses of sockets off, at 104 bytes or more. */
const longest = 100;

/** Where the running site takes the host's commands; undefined where DATA_DIR makes the path too long for that. */
export function socketPath(dataDir: string): string | undefined {
  const path = join(resolve(dataDir), 'host.sock');
  return Buffer.byteLength(path) > longest ? undefined : path;
}

/** What to do where there is no socket. */
export const withoutSocket =
  'DATA_DIR is too long a path for a socket, so "npm run host" cannot reach the running site. ' +
  `Choose a DATA_DIR of ${longest - '/host.sock'.length} characters at most, or stop the site before a command.`;
