import { writeFile } from 'node:fs/promises';
import { fontFiles } from './fonts/fontFiles.ts';

/** Cuts the faces of the site anew, from the packages that they come in. */
for (const [file, bytes] of await fontFiles()) {
  await writeFile(new URL(`../src/theme/fonts/${file}`, import.meta.url), bytes);
  process.stdout.write(`wrote src/theme/fonts/${file}, ${bytes.byteLength} bytes\n`);
}
