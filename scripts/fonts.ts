import { writeFile } from 'node:fs/promises';
import { fontFiles } from './fonts/fontFiles.ts';

/** Generates the font files of the site from their npm packages. */
for (const [file, bytes] of await fontFiles()) {
  await writeFile(new URL(`../src/theme/fonts/${file}`, import.meta.url), bytes);
  process.stdout.write(`wrote src/theme/fonts/${file}, ${bytes.byteLength} bytes\n`);
}
