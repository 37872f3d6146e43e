import { readFileSync, writeFileSync } from 'node:fs';
import { getDiagrams, withTrees } from 'statechart-atlas/diagrams';
import { legalTextModel } from '../machines/legalText/legalText.model.ts';
import { models } from '../machines/models.ts';
import { product } from './atlas.config.ts';

// Draws the diagrams in Markdown: the machine of a legal text, the example in docs/architecture.md, and the tree of machines.
const update = (file: string, change: (page: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

const marks = /(<!-- legalText diagram: npm run fix -->\n)[^]*(\n<!-- end of legalText diagram -->)/;
const [{ mermaid } = { mermaid: '' }] = getDiagrams(legalTextModel, product);
update('docs/architecture.md', (page) =>
  page.replace(
    marks,
    (_, begin: string, end: string) => `${begin}\n\`\`\`mermaid\n${mermaid}\n\`\`\`\n${end}`,
  ),
);
update('machines/README.md', (page) => withTrees(page, models));
