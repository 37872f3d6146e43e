import { Scalar, stringify } from 'yaml';

/** What is said of all fields. */
export const guide = 'content/README.md';

/** A value on one line, in quotes where it needs them. */
export const value = (text: string): string => stringify(text, { lineWidth: 0 }).trimEnd();

/** A field whose text may be long: it is folded below its name, with its paragraphs. */
export function folded(name: string, text: string): string {
  const scalar = new Scalar(text);
  scalar.type = Scalar.BLOCK_FOLDED;
  return stringify({ [name]: scalar }, { lineWidth: 100 }).trimEnd();
}

/** Lines, indented by so many spaces. */
export const indented = (spaces: number, lines: readonly string[]): string =>
  lines
    .join('\n')
    .split('\n')
    .map((line) => (line === '' ? '' : ' '.repeat(spaces) + line))
    .join('\n');
