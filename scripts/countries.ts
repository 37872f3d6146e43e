import { writeFile } from 'node:fs/promises';
import { countryFiles } from './countries/files.ts';

/** Generates the table of countries in `contract/countries`. */
for (const [path, content] of await countryFiles()) {
  await writeFile(new URL(`../contract/countries/${path}`, import.meta.url), content);
  process.stdout.write(`wrote contract/countries/${path}\n`);
}
