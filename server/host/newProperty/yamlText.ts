import { Scalar, stringify } from 'yaml';

/** The documentation of all fields. */
export const guide = 'content/README.md';

/** A value on one line, quoted if necessary. */
export const value = (text: string): string => stringify(text, { lineWidth: 0 }).trimEnd();

/** A field with a long text, folded below its name with its paragraphs. */
export function folded(name: string, text: string): string {
  const scalar = new Scalar(text);
  scalar.type = Scalar.BLOCK_FOLDED;
  return stringify({ [name]: scalar }, { lineWidth: 100 }).trimEnd();
}

/** Lines, indented by a number of spaces. */
export const indented = (spaces: number, lines: readonly string[]): string =>
  lines
    .join('\n')
    .split('\n')
    .map((line) => (line === '' ? '' : ' '.repeat(spaces) + line))
    .join('\n');
