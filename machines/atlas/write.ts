import { writeFileSync } from 'node:fs';
import { charts } from './charts.ts';
import { pageAbout } from './diagram.ts';
import { pageFile } from './pageFile.ts';

for (const chart of charts) writeFileSync(pageFile(chart), pageAbout(chart));
console.log(`Wrote the pages of ${charts.map(({ machine }) => machine.id).join(', ')}.`);
