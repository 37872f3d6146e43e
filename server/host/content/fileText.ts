import { findFileKind } from './fileKinds.ts';
import type { YamlError } from './yamlLines.ts';

const plainTextAdvice =
  'write it in a plain-text editor (on Windows Notepad; on a Mac TextEdit, with "Format" → "Make Plain Text")';
const encodingAdvice = 'save it again with the encoding UTF-8 (most editors offer it in "Save as")';

/** Returns the line of the first invalid byte, which the decoder has replaced with U+FFFD. */
const findInvalidLine = (text: string) => text.slice(0, text.indexOf('\uFFFD')).split('\n').length;

/** Decodes a file as UTF-8. If that fails, returns the error with an empty text. */
export function decodeText(bytes: Uint8Array): { source: string; error?: YamlError } {
  const kind = findFileKind(bytes)?.phrase;
  if (kind !== undefined) {
    const text = `the file must be a plain-text file, but it is ${kind}: ${plainTextAdvice}`;
    return { source: '', error: { line: 1, text } };
  }
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.includes(0)) {
    return {
      source: '',
      error: { line: 1, text: `the file is encoded in UTF-16, or is not a text file: ${encodingAdvice}` },
    };
  }
  const source = new TextDecoder().decode(bytes);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { source };
  } catch {
    const text = `the file is not encoded in UTF-8 (perhaps in Latin-1 or Windows-1252), so letters such as ã and é would be lost: ${encodingAdvice}`;
    return { source: '', error: { line: findInvalidLine(source), text } };
  }
}
