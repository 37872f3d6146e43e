import { escapeToBuffer } from 'hono/utils/html';

/** What a template is filled with: a text for a name, or a list of such for a part that repeats. */
export type Filling = Readonly<Record<string, string | readonly Filling[]>>;

function escaped(text: string): string {
  const buffer: [string] = [''];
  escapeToBuffer(text, buffer);
  // So that a guest called {{code}} stays a guest.
  return buffer[0].replaceAll('{', '&#123;');
}

const repeated = /<!--each (\w+)-->([\s\S]*?)<!--end \1-->/g;
const named = /\{\{(\w+)\}\}/g;

function lookUp(filling: Filling, name: string) {
  const value = filling[name];
  if (value === undefined) throw new Error(`the mail template has no value for "${name}"`);
  return value;
}

/**
 * Fills a template: `{{name}}` with escaped text, and what stands between `<!--each name-->` and
 * `<!--end name-->` once for each entry of a list.
 */
export function fill(template: string, filling: Filling): string {
  const spread = template.replaceAll(repeated, (_, name: string, part: string) => {
    const entries = lookUp(filling, name);
    if (typeof entries === 'string') throw new Error(`the mail template repeats the text "${name}"`);
    return entries.map((entry) => fill(part, { ...filling, ...entry })).join('');
  });
  return spread.replaceAll(named, (_, name: string) => {
    const value = lookUp(filling, name);
    if (typeof value !== 'string') throw new Error(`the mail template shows the list "${name}" as a text`);
    return escaped(value);
  });
}
