import { globSync, readFileSync } from 'node:fs';
import { offencesOf } from './judge.ts';

const files = globSync('{contract,machines,src,server,tests,e2e,scripts}/**/*.{ts,tsx}').concat(
  'vite.config.ts',
);

const offences = files.flatMap((file) => offencesOf(file.replaceAll('\\', '/'), readFileSync(file, 'utf8')));
for (const offence of offences) console.error(offence);
console.log(`${files.length} files, ${offences.length} imports against the rules`);
process.exitCode = offences.length > 0 ? 1 : 0;
