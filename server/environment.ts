import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { unknownSettings } from './config/index.ts';

const file = '.env';

/**
 * Takes in the settings of the file `.env`, where there is one; what is set already stays. Not by Node's own option,
 * which remarks on a file that is not there.
 * @returns what may be misspelt in it, in sentences
 */
export function readEnvironmentFile(): string[] {
  if (!existsSync(file)) return [];
  process.loadEnvFile(file);
  return unknownSettings(Object.keys(parseEnv(readFileSync(file, 'utf8')))).map(
    ({ typed, meant }) => `${file} sets ${typed}, which is no setting: is ${meant} meant?`,
  );
}
