import { readFileSync, writeFileSync } from 'node:fs';
import { settingsFile, settingsTable } from '../server/config/listed.ts';

const marks = /(<!-- settings: npm run settings -->\n)[^]*(\n<!-- end of settings -->)/;

writeFileSync('.env.example', settingsFile());
const page = readFileSync('docs/settings.md', 'utf8');
writeFileSync(
  'docs/settings.md',
  page.replace(marks, (_, begin: string, end: string) => `${begin}\n${settingsTable()}\n${end}`),
);
