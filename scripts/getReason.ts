import { stripVTControlCharacters } from 'node:util';

/** Why a build failed: the bundler colours what it says, also for a file that somebody reads without a terminal. */
export function getReason(error: unknown, { isTTY = false }: { isTTY?: boolean }): string {
  const reason = error instanceof Error ? error.message : String(error);
  return isTTY ? reason : stripVTControlCharacters(reason);
}
