import { writeFileSync } from 'node:fs';
import { charts } from '../machines/charts.ts';
import { pageAbout } from '../machines/atlas/diagram.ts';
import { pageFile } from '../machines/atlas/pageFile.ts';

for (const chart of charts) writeFileSync(pageFile(chart), pageAbout(chart));
console.log(`Wrote the pages of ${charts.map(({ machine }) => machine.id).join(', ')}.`);
