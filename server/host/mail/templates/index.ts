import { readFileSync } from 'node:fs';
import { templateNames, type TemplateName } from './names.ts';

export type { TemplateName };

const read = (name: TemplateName) =>
  readFileSync(new URL(`./compiled/${name}.html`, import.meta.url), 'utf8');
const compiled = new Map(templateNames.map((name) => [name, read(name)]));

/** The compiled HTML of a template. */
export const getTemplate = (name: TemplateName): string => compiled.get(name)!;
