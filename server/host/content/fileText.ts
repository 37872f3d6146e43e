import { fileKind } from './fileKinds.ts';
import type { YamlError } from './yamlLines.ts';

const saveAsText =
  'write it with an editor for plain text (Notepad on Windows; TextEdit on a Mac after Format, Make Plain Text)';
const saveAs = 'save it again as UTF-8, which editors offer under "Save as"';

/** The line of the first byte that is no UTF-8, where the text was read with marks in their place. */
const lineOfMark = (text: string) => text.slice(0, text.indexOf('\uFFFD')).split('\n').length;

/** The text of a file in UTF-8, or why it is none. */
export function decodeText(bytes: Uint8Array): { source: string; wrong?: YamlError } {
  const kind = fileKind(bytes);
  if (kind !== undefined) {
    const text = `the file is no text, but ${kind}: ${saveAsText}`;
    return { source: '', wrong: { line: 1, text } };
  }
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.includes(0)) {
    return {
      source: '',
      wrong: { line: 1, text: `the file is written in UTF-16, or is no text: ${saveAs}` },
    };
  }
  const source = new TextDecoder().decode(bytes);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { source };
  } catch {
    const text = `the file is written in another encoding than UTF-8 (such as Latin-1 or Windows-1252), so that letters such as ã or é would be lost: ${saveAs}`;
    return { source: '', wrong: { line: lineOfMark(source), text } };
  }
}
