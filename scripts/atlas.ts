import { writeFileSync } from 'node:fs';
import { models } from '../machines/models.ts';
import { pageAbout } from '../machines/atlas/diagram.ts';
import { pageFile } from '../machines/atlas/pageFile.ts';

for (const model of models) writeFileSync(pageFile(model), pageAbout(model));
console.log(`Wrote the pages of ${models.map(({ machine }) => machine.id).join(', ')}.`);
