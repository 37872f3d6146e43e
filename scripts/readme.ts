import { readFileSync, writeFileSync } from 'node:fs';
import { getDiagrams, withTrees } from 'statechart-atlas/diagrams';
import { contactModel } from '../machines/contact/contact.model.ts';
import { models } from '../machines/models.ts';
import { product } from './atlas.config.ts';

// Draws the diagrams in Markdown: the contact form, which is the example of the README, and the tree of machines.
const update = (file: string, change: (page: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

const marks = /(<!-- contact diagram: npm run fix -->\n)[^]*(\n<!-- end of contact diagram -->)/;
const [{ mermaid } = { mermaid: '' }] = getDiagrams(contactModel, product);
update('README.md', (page) =>
  page.replace(
    marks,
    (_, begin: string, end: string) => `${begin}\n\`\`\`mermaid\n${mermaid}\n\`\`\`\n${end}`,
  ),
);
update('machines/README.md', (page) => withTrees(page, models));
