import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the configuration that hosts copy. */
export const shipped = resolve(import.meta.dirname, '../../../deploy/cluster');

/** Returns a file of `deploy/cluster` with other values; each replaced text must be there. */
export function render(file: string, values: readonly (readonly [text: string, replacement: string])[]) {
  return values.reduce(
    (text, [old, replacement]) => {
      if (!text.includes(old)) throw new Error(`deploy/cluster/${file} does not contain ${old}`);
      return text.replaceAll(old, replacement);
    },
    readFileSync(join(shipped, file), 'utf8'),
  );
}
