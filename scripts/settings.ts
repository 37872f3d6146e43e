import { readFileSync, writeFileSync } from 'node:fs';
import { settingsFile, settingsTable } from '../server/config/listed.ts';

const marks = /(<!-- settings: npm run settings -->\n)[^]*(\n<!-- end of settings -->)/;

writeFileSync('.env.example', settingsFile());
const readme = readFileSync('README.md', 'utf8');
writeFileSync(
  'README.md',
  readme.replace(marks, (_, begin: string, end: string) => `${begin}\n${settingsTable()}\n${end}`),
);
