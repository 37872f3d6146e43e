import type { Document } from 'yaml';

/** What is wrong on a line, and what to type there. Lines count from 1. */
export interface YamlError {
  readonly line: number;
  readonly text: string;
}

/** A file that the parser has read, as far as it could. */
export interface Parsed {
  readonly document: Document.Parsed;
  /** Its lines, the first at 0. */
  readonly lines: readonly string[];
  getLineNumber(position: number): number;
}

/** A line, counted from 1. */
export const getLine = ({ lines }: Parsed, line: number) => lines[line - 1] ?? '';
/** How many characters a line is indented by. */
export const getIndent = (line: string) => line.length - line.trimStart().length;

/** The next line after one that says something; the last one where none does. */
export function nextLine({ lines }: Parsed, line: number): number {
  const next = lines.findIndex((text, index) => index >= line && text.trim() !== '');
  return next === -1 ? line : next + 1;
}

/** A value in the quotes that it does not hold itself. */
function quoted(written: string): string {
  const inQuotes = /^(["'])(.*)\1$/.exec(written.trim());
  const bare = inQuotes ? inQuotes[2]! : written.trim();
  return bare.includes('"') ? `'${bare.replaceAll("'", "''")}'` : `"${bare}"`;
}

/** `  - name: value` in its parts; undefined for any other line. */
export function parseField(line: string): { name: string; value: string } | undefined {
  const [, name, value] = /^\s*(?:- +)*([^\s:#"'][^:"']*?): +(.*?)(?: +#.*)?$/.exec(line) ?? [];
  return name === undefined || value === undefined ? undefined : { name, value };
}

/** The value of a line, as it would be typed in quotes. */
export function inQuotes(line: string): string {
  const field = parseField(line);
  const value = field?.value ?? line.trim().replace(/^- +/, '');
  return field === undefined ? quoted(value) : `${field.name}: ${quoted(value)}`;
}

/** What a line without a field that can be read should look like. */
export function unreadField(text: string): string {
  const glued = /^(?:- +)*([\w-]+):(\S.*)$/.exec(text.trim());
  if (glued) return `there should be a space after the colon: type "${glued[1]}: ${glued[2]}"`;
  const hyphen = /^-([^\s-].*)$/.exec(text.trim());
  if (hyphen) return `there should be a space after the hyphen: type "- ${hyphen[1]}"`;
  if (text.includes('：')) return 'the colon is a wide one of another script: type ":" and a space';
  return (
    `"${text.trim().slice(0, 40)}" is no field: type a name, a colon, a space and a value; ` +
    'and where it goes on with the text above, indent it by two spaces more than the line on which that begins'
  );
}
