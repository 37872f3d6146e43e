import { mkdir, writeFile } from 'node:fs/promises';
import { compileTemplates } from '../server/host/mail/templates/compile.ts';

const folder = new URL('../server/host/mail/templates/compiled/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, html] of Object.entries(await compileTemplates())) {
  await writeFile(new URL(`${name}.html`, folder), html);
}
