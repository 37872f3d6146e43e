import { parseSync, Visitor, type Expression } from 'oxc-parser';
import { allowedNames, nameWords, proseWords, titleStarts } from './words.ts';

/** A word to replace in a name or in a sentence, or the title of a test that is too long or begins badly. */
export interface Finding {
  line: number;
  kind: 'name' | 'sentence' | 'title';
  text: string;
}

const longestTitle = 90;
const badStart = new RegExp(`^(?:${titleStarts.join('|')})\\b`, 'i');

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

const isTestFunction = (callee: Expression): boolean =>
  callee.type === 'Identifier'
    ? ['describe', 'it', 'test'].includes(callee.name)
    : (callee.type === 'MemberExpression' && isTestFunction(callee.object)) ||
      (callee.type === 'CallExpression' && isTestFunction(callee.callee as Expression)) ||
      (callee.type === 'TaggedTemplateExpression' && isTestFunction(callee.tag));

/** The screens that these tests expect, as multi-line templates: their texts are in `locales/`. */
const isExpectedScreen = (file: string, text: string) =>
  file.startsWith('tests/views/') && text.includes('\n');

/** The findings in the names, comments, sentences and test titles of a source file. A name is found once in a file. */
export function findInSource(file: string, source: string): Finding[] {
  const { program, comments } = parseSync(file, source);
  const names = new Map<string, number>();
  const sentences: { text: string; start: number }[] = [];
  const titles: { text: string; start: number }[] = [];
  const addName = ({ name, start }: { name: string; start: number }) =>
    void (isPlainName(name) || names.has(name) || names.set(name, start));
  const addText = (text: string, start: number) =>
    void (/\w \w/.test(text) && !isExpectedScreen(file, text) && sentences.push({ text, start }));
  new Visitor({
    Identifier: addName,
    PrivateIdentifier: addName,
    JSXIdentifier: addName,
    Literal: ({ value, start }) => void (typeof value === 'string' && addText(value, start)),
    TemplateElement: ({ value, start }) => addText(value.raw, start),
    JSXText: ({ value, start }) => addText(value, start),
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!isTestFunction(callee as Expression)) return;
      if (title?.type === 'Literal' && typeof title.value === 'string')
        titles.push({ text: title.value, start: title.start });
      if (title?.type === 'TemplateLiteral')
        titles.push({ text: source.slice(title.start + 1, title.end - 1), start: title.start });
    },
  }).visit(program);
  const badTitles = titles.filter(({ text }) => text.length > longestTitle || badStart.test(text));
  const clauses = comments.filter(({ value }) => headlessClause.test(value.replaceAll(/^[\s*]+/g, '')));
  return [
    ...[...names].map(([name, start]): Finding => ({
      line: getLine(source, start),
      kind: 'name',
      text: name,
    })),
    ...badTitles.map(({ text, start }): Finding => ({ line: getLine(source, start), kind: 'title', text })),
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
