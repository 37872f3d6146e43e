import { parseSync, Visitor } from 'oxc-parser';
import { allowedNames, nameWords, proseWords } from './words.ts';

/** A word to replace: in a name, or in a sentence. */
export interface Finding {
  line: number;
  kind: 'name' | 'sentence';
  text: string;
}

const sentenceWord = new RegExp(`\\b(?:${proseWords.join('|')})\\b`, 'gi');
/** A relative clause as the subject of a comment: "What is stored". */
const headlessClause = /^(?:What|Who|Whom|Where)\s[^?]*$/;
const words = new Set<string>([...proseWords, ...nameWords]);

const getLine = (source: string, index: number) => source.slice(0, index).split('\n').length;

const isPlainName = (name: string) =>
  allowedNames.includes(name) ||
  (!/[a-z]Of$/.test(name) && !name.split(/(?=[A-Z])|_|\d/).some((word) => words.has(word.toLowerCase())));

/** The words to replace in a text, for example a Markdown file without its code. */
export const findInProse = (text: string): Finding[] =>
  [...text.matchAll(sentenceWord)].map(({ 0: word, index }) => ({
    line: getLine(text, index),
    kind: 'sentence',
    text: word,
  }));

/** The text of a Markdown file without its code blocks and code spans; the lines keep their numbers. */
export const withoutCode = (markdown: string): string =>
  markdown.replaceAll(/^```[^]*?^```|`[^`\n]*`/gm, (code) => '\n'.repeat(code.split('\n').length - 1));

/** The words to replace in the names, comments and sentences of a source file. A name counts once in a file. */
export function findInSource(file: string, source: string): Finding[] {
  const { program, comments } = parseSync(file, source);
  const names = new Map<string, number>();
  const sentences: { text: string; start: number }[] = [];
  const addName = ({ name, start }: { name: string; start: number }) =>
    void (isPlainName(name) || names.has(name) || names.set(name, start));
  const addText = (text: string, start: number) =>
    void (/\w \w/.test(text) && sentences.push({ text, start }));
  new Visitor({
    Identifier: addName,
    PrivateIdentifier: addName,
    JSXIdentifier: addName,
    Literal: ({ value, start }) => void (typeof value === 'string' && addText(value, start)),
    TemplateElement: ({ value, start }) => addText(value.raw, start),
    JSXText: ({ value, start }) => addText(value, start),
  }).visit(program);
  const clauses = comments.filter(({ value }) => headlessClause.test(value.replaceAll(/^[\s*]+/g, '')));
  return [
    ...[...names].map(([name, start]): Finding => ({
      line: getLine(source, start),
      kind: 'name',
      text: name,
    })),
    ...clauses.map(({ value, start }): Finding => ({
      line: getLine(source, start),
      kind: 'sentence',
      text: value.trim().split('\n')[0]!,
    })),
    ...[...comments.map(({ value, start }) => ({ text: value, start })), ...sentences].flatMap(
      ({ text, start }) =>
        findInProse(text).map((found) => ({ ...found, line: getLine(source, start) + found.line - 1 })),
    ),
  ];
}
