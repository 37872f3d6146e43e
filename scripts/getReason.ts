import { stripVTControlCharacters } from 'node:util';

/**
 * Returns the message of a failed build, without colours if the output is not a terminal: the bundler always colours
 * it.
 */
export function getReason(error: unknown, { isTTY = false }: { isTTY?: boolean }): string {
  const reason = error instanceof Error ? error.message : String(error);
  return isTTY ? reason : stripVTControlCharacters(reason);
}
