import { readFile, writeFile } from 'node:fs/promises';

// Copies the diagram of the contact form into the README, whose example it is.
const marks = /(<!-- contact diagram: npm run fix -->\n)[^]*(\n<!-- end of contact diagram -->)/;
const machine = await readFile('machines/contact/README.md', 'utf8');
const [diagram = ''] = /^```mermaid\n[^]*?^```$/m.exec(machine) ?? [];
const readme = await readFile('README.md', 'utf8');
await writeFile(
  'README.md',
  readme.replace(marks, (_, begin: string, end: string) => `${begin}${diagram}${end}`),
);
