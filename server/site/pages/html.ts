import { escapeToBuffer } from 'hono/utils/html';

/** Escapes a text for HTML. */
export function escaped(text: string): string {
  const buffer: [string] = [''];
  escapeToBuffer(text, buffer);
  return buffer[0];
}

export type Attributes = Readonly<Record<string, string | undefined>>;

export const attributes = (values: Attributes): string =>
  Object.entries(values)
    .map(([name, value]) => (value ? ` ${name}="${escaped(value)}"` : ` ${name}`))
    .join('');

/** Returns an element without content. */
export const element = (name: string, values: Attributes): string => `<${name}${attributes(values)} />`;

/** Returns data as JSON that cannot end the script element around it. */
export const inScript = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
