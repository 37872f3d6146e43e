import type { Document } from 'yaml';

/** The error on a line, and what to type there. Lines count from 1. */
export interface YamlError {
  readonly line: number;
  readonly text: string;
}

/** A file as far as the parser could read it. */
export interface Parsed {
  readonly document: Document.Parsed;
  /** Its lines, with index 0 for the first one. */
  readonly lines: readonly string[];
  getLineNumber(position: number): number;
}

/** A line, counted from 1. */
export const getLine = ({ lines }: Parsed, line: number) => lines[line - 1] ?? '';
/** The number of characters by which a line is indented. */
export const getIndent = (line: string) => line.length - line.trimStart().length;

/** The next non-empty line; the same line if none follows. */
export function nextLine({ lines }: Parsed, line: number): number {
  const next = lines.findIndex((text, index) => index >= line && text.trim() !== '');
  return next === -1 ? line : next + 1;
}

/** Puts a value in quotes that it does not contain. */
function quoted(written: string): string {
  const inQuotes = /^(["'])(.*)\1$/.exec(written.trim());
  const bare = inQuotes ? inQuotes[2]! : written.trim();
  return bare.includes('"') ? `'${bare.replaceAll("'", "''")}'` : `"${bare}"`;
}

/** Parses `  - name: value`; undefined for any other line. */
export function parseField(line: string): { name: string; value: string } | undefined {
  const [, name, value] = /^\s*(?:- +)*([^\s:#"'][^:"']*?): +(.*?)(?: +#.*)?$/.exec(line) ?? [];
  return name === undefined || value === undefined ? undefined : { name, value };
}

/** The value of a line in quotes. */
export function inQuotes(line: string): string {
  const field = parseField(line);
  const value = field?.value ?? line.trim().replace(/^- +/, '');
  return field === undefined ? quoted(value) : `${field.name}: ${quoted(value)}`;
}

/** Explains how to correct a line that is not a field. */
export function unreadField(text: string): string {
  const glued = /^(?:- +)*([\w-]+):(\S.*)$/.exec(text.trim());
  if (glued) return `there should be a space after the colon: type "${glued[1]}: ${glued[2]}"`;
  const hyphen = /^-([^\s-].*)$/.exec(text.trim());
  if (hyphen) return `there should be a space after the hyphen: type "- ${hyphen[1]}"`;
  if (text.includes('：')) return 'the colon is a full-width character: type ":" and a space';
  return (
    `"${text.trim().slice(0, 40)}" is not a field: type a name, a colon, a space and a value; ` +
    'if it continues the text above, indent it by two spaces more than the line on which that text begins'
  );
}
