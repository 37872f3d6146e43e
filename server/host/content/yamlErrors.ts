import {
  parseField,
  inQuotes,
  getIndent,
  getLine,
  nextLine,
  unreadField,
  type Parsed,
  type YamlError,
} from './yamlLines.ts';
import {
  isAlias,
  visit,
  type Alias,
  type Document,
  type Scalar,
  type YAMLMap,
  type YAMLParseError,
  type YAMLSeq,
} from 'yaml';

/** The quoted value around a position, or directly before it. */
function findQuoted({ document }: Parsed, position: number): Scalar | undefined {
  let found: Scalar | undefined;
  visit(document, {
    Scalar: (_, node) => {
      const [start = 0, end = 0] = node.range ?? [];
      if (node.type?.startsWith('QUOTE') && start < position && end + 1 >= position) found = node;
    },
  });
  return found;
}

function aboutQuotes(parsed: Parsed, position: number): YamlError | undefined {
  const value = findQuoted(parsed, position);
  if (!value?.range) return undefined;
  const line = parsed.getLineNumber(value.range[0]);
  return {
    line,
    text: `the value contains the quote that encloses it: type ${inQuotes(getLine(parsed, line))}`,
  };
}

const tooDeep =
  'the line is indented more than the one above it, which already has a value: ' +
  'start it in the same column as that one, and put a text of several lines below ">-"';

const columns =
  'the line is not aligned with the other lines of its block or list: ' +
  'indent all of them by the same number of spaces';

/** A value that the parser interprets as a field. */
function nested(parsed: Parsed, line: number): YamlError {
  const text = getLine(parsed, line);
  const continues = parsed.document.errors.some(({ code }) => code === 'MULTILINE_IMPLICIT_KEY');
  const next = nextLine(parsed, line);
  const after = getLine(parsed, next);
  if (text.trimStart().startsWith('-') && !parseField(text)) return { line, text: columns };
  if (continues && next > line && getIndent(after) > getIndent(text)) return { line: next, text: tooDeep };
  return {
    line,
    text: `a value with a colon and a space in it should be in quotes: type ${inQuotes(text)}`,
  };
}

const mergeMark = /^(<{7}|={7}|>{7})( |$)/;

/** Errors that are visible in the line itself, independent of the parser's message. */
function byItsLook(text: string): string | undefined {
  const indent = text.slice(0, getIndent(text));
  if (indent.includes('\t')) return 'the line begins with a tab: use spaces instead, two for each level';
  if (/[\u00A0\u2000-\u200B\u3000]/.test(indent) || /:[\u00A0\u202F]/.test(text)) {
    return 'the line contains a special space, as copied from web pages and documents: type ordinary spaces';
  }
  if (mergeMark.test(text)) {
    return 'the file contains an unfinished merge of two versions: keep one of them, and remove the lines with "<<<<<<<", "=======" and ">>>>>>>"';
  }
  return undefined;
}

function missing(parsed: Parsed, { message, pos }: YAMLParseError, line: number): YamlError {
  if (message.includes('quote')) {
    const opened = findQuoted(parsed, pos[0])?.range?.[0] ?? pos[0];
    const text = "the value begins with a quote that is never closed: type the same quote at the value's end";
    return { line: parsed.getLineNumber(opened), text };
  }
  return message.includes('- indicator') || getLine(parsed, line).trim().startsWith('- ')
    ? { line, text: columns }
    : { line, text: unreadField(getLine(parsed, line)) };
}

function badIndent(parsed: Parsed, { message }: YAMLParseError, line: number): YamlError {
  const [, close] = /end with a (\]|\})/.exec(message) ?? [];
  if (close !== undefined) {
    const open = parsed.lines.slice(0, line - 1).findLastIndex((text) => /[[{]/.test(text));
    return {
      line: open + 1,
      text: `a list or block that begins here is never closed: type "${close}" at its end`,
    };
  }
  const text = getLine(parsed, line);
  return { line, text: /^-[^\s-]/.test(text.trim()) ? unreadField(text) : columns };
}

type Explain = (parsed: Parsed, error: YAMLParseError, line: number, text: string) => YamlError;

const byCode: Partial<Record<YAMLParseError['code'], Explain>> = {
  DUPLICATE_KEY: (_, __, line, text) => {
    const name = text.trim().replace(/^- +/, '').split(':')[0]!;
    return { line, text: `${name} appears twice in its block: remove one of the two` };
  },
  BLOCK_AS_IMPLICIT_KEY: (parsed, _, line) => nested(parsed, line),
  MULTILINE_IMPLICIT_KEY: (_, __, line, text) => ({ line, text: unreadField(text) }),
  MISSING_CHAR: missing,
  BAD_INDENT: badIndent,
  UNEXPECTED_TOKEN: (parsed, { pos }, line, text) =>
    /[|>][-+]? +\S/.test(text)
      ? { line, text: 'a text below ">-" or "|" begins on the next line, indented by two spaces more' }
      : (aboutQuotes(parsed, pos[0]) ?? {
          line,
          text: `the value should be in quotes: type ${inQuotes(text)}`,
        }),
  BAD_SCALAR_START: (_, __, line, text) => ({
    line,
    text: `a value that begins with a sign such as "@", "%" or "\`" should be in quotes: type ${inQuotes(text)}`,
  }),
  BAD_DQ_ESCAPE: (_, __, line) => ({
    line,
    text: 'a backslash is an escape character in double quotes: type two of them, or put the value in single quotes',
  }),
  MULTIPLE_DOCS: (_, __, line) => ({ line, text: 'the line splits the file into two documents: remove it' }),
};

/** Describes the parser's errors in words. Errors after the first one are usually its consequences, and are omitted. */
export function findYamlErrors(parsed: Parsed): YamlError[] {
  const { errors } = parsed.document;
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const reported = errors.filter((error) => error === first || error.code === 'DUPLICATE_KEY');
  return reported.map((error) => {
    const line = parsed.getLineNumber(error.pos[0]);
    const text = getLine(parsed, line);
    const look = byItsLook(text);
    if (look !== undefined) return { line, text: look };
    return (
      byCode[error.code]?.(parsed, error, line, text) ?? {
        line,
        text: `the file cannot be read from here on (${error.message})`,
      }
    );
  });
}

const getNames = (document: Document.Parsed) => {
  const aliases = new Set<string>();
  const anchors = new Set<string>();
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node)) aliases.add(node.source);
      else if (node.anchor !== undefined) anchors.add(node.anchor);
    },
  });
  return { aliases, anchors };
};

/** Finds values that begin with a special character of YAML, which would be lost without an error. */
export function swallowed(parsed: Parsed): YamlError[] {
  const { aliases, anchors } = getNames(parsed.document);
  const isLost = (node: Alias | Scalar | YAMLMap | YAMLSeq) => {
    if (isAlias(node)) return !anchors.has(node.source);
    return node.tag?.startsWith('!') === true || (node.anchor !== undefined && !aliases.has(node.anchor));
  };
  const lineErrors: YamlError[] = [];
  visit(parsed.document, {
    Node: (_, node) => {
      if (!isLost(node)) return;
      const line = parsed.getLineNumber(node.range?.[0] ?? 0);
      const text = `a value that begins with "*", "&" or "!" should be in quotes: type ${inQuotes(getLine(parsed, line))}`;
      lineErrors.push({ line, text });
    },
  });
  return lineErrors;
}
