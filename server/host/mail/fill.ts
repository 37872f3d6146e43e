import { escapeToBuffer } from 'hono/utils/html';

/** The values of a template: a text for each name, or a list for a repeated part. */
export type Filling = Readonly<Record<string, string | readonly Filling[]>>;

function escaped(text: string): string {
  const buffer: [string] = [''];
  escapeToBuffer(text, buffer);
  // A guest's name such as {{code}} must not be replaced.
  return buffer[0].replaceAll('{', '&#123;');
}

const repeated = /<!--each (\w+)-->([\s\S]*?)<!--end \1-->/g;
const named = /\{\{(\w+)\}\}/g;

function lookUp(filling: Filling, name: string) {
  const value = filling[name];
  if (value === undefined) throw new Error(`the e-mail template has no value for "${name}"`);
  return value;
}

/**
 * Fills a template: replaces `{{name}}` with escaped text, and repeats the part between `<!--each name-->` and `<!--end
 * name-->` for each entry of a list.
 */
export function fill(template: string, filling: Filling): string {
  const spread = template.replaceAll(repeated, (_, name: string, part: string) => {
    const entries = lookUp(filling, name);
    if (typeof entries === 'string') throw new Error(`the e-mail template repeats the text "${name}"`);
    return entries.map((entry) => fill(part, { ...filling, ...entry })).join('');
  });
  return spread.replaceAll(named, (_, name: string) => {
    const value = lookUp(filling, name);
    if (typeof value !== 'string') throw new Error(`the e-mail template shows the list "${name}" as a text`);
    return escaped(value);
  });
}
