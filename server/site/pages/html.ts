const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character]!);

export type Attributes = Readonly<Record<string, string | undefined>>;

export const attributes = (values: Attributes): string =>
  Object.entries(values)
    .map(([name, value]) => (value ? ` ${name}="${escaped(value)}"` : ` ${name}`))
    .join('');

/** An element without content. */
export const element = (name: string, values: Attributes): string => `<${name}${attributes(values)} />`;

/** Data as JSON that cannot end the script element around it. */
export const inScript = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
