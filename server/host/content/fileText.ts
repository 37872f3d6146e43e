import { fileKind } from './fileKinds.ts';
import type { YamlError } from './yamlLines.ts';

const saveAsText =
  'write it with an editor for plain text (Notepad on Windows; TextEdit on a Mac after Format, Make Plain Text)';
const saveAs = 'save it again as UTF-8, which editors offer under "Save as"';

/** The line of the first invalid byte, which was decoded to a replacement character. */
const lineOfMark = (text: string) => text.slice(0, text.indexOf('\uFFFD')).split('\n').length;

/** Decodes a file's text from UTF-8, or returns the error. */
export function decodeText(bytes: Uint8Array): { source: string; wrong?: YamlError } {
  const kind = fileKind(bytes);
  if (kind !== undefined) {
    const text = `the file is not a text file, but ${kind}: ${saveAsText}`;
    return { source: '', wrong: { line: 1, text } };
  }
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.includes(0)) {
    return {
      source: '',
      wrong: { line: 1, text: `the file is written in UTF-16, or is not a text file: ${saveAs}` },
    };
  }
  const source = new TextDecoder().decode(bytes);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { source };
  } catch {
    const text = `the file is not encoded in UTF-8 (but for example in Latin-1 or Windows-1252), so that letters such as ã or é would be lost: ${saveAs}`;
    return { source: '', wrong: { line: lineOfMark(source), text } };
  }
}
