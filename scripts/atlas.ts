import { readFileSync, writeFileSync } from 'node:fs';
import { indexFile, withTrees } from '../machines/atlas/indexPage.ts';
import { pageAbout, pageFile } from '../machines/atlas/page.ts';
import { models } from '../machines/models.ts';

for (const model of models) writeFileSync(pageFile(model), pageAbout(model, models));
writeFileSync(indexFile, withTrees(readFileSync(indexFile, 'utf8'), models));
console.log(`Wrote the pages of ${models.map(({ machine }) => machine.id).join(', ')}.`);
