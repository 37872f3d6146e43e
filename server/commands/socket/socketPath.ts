import { join, resolve } from 'node:path';

/** The maximum length of a path: systems truncate socket addresses at 104 bytes or more. */
const longest = 100;

/** Returns the path of the running site's command socket; undefined if DATA_DIR makes it too long. */
export function socketPath(dataDir: string): string | undefined {
  const path = join(resolve(dataDir), 'host.sock');
  return Buffer.byteLength(path) > longest ? undefined : path;
}

/** The advice for a path that is too long. */
export const withoutSocket =
  'The path of DATA_DIR is too long for a socket, so "npm run host" cannot reach the running site. ' +
  `Choose a DATA_DIR of at most ${longest - '/host.sock'.length} characters, or stop the site before you run a command.`;
