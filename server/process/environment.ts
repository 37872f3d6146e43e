import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { unknownSettings } from '../config/index.ts';

const file = '.env';

/**
 * Loads settings from the file `.env` if it exists; variables that are already set take precedence. Node's own option
 * is not used because it prints a warning when the file does not exist.
 * @returns one sentence for each setting in it that may be misspelt
 */
export function readEnvironmentFile(): string[] {
  if (!existsSync(file)) return [];
  process.loadEnvFile(file);
  // Node 22.15 takes a comment in the last line for a setting.
  const names = Object.keys(parseEnv(readFileSync(file, 'utf8'))).filter((name) => !name.startsWith('#'));
  return unknownSettings(names).map(
    ({ typed, meant }) => `${file} sets ${typed}, which is not a setting: did you mean ${meant}?`,
  );
}
