import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';

/** The font of the charts; its metrics give the same widths as in a browser. */
const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

const open = () => {
  const font = create(readFileSync(file));
  if (!('glyphForCodePoint' in font)) throw new Error(`${file} contains more than one font.`);
  return font;
};

/** Text is measured at the font's lightest weight; heavier text is up to 2 % wider, and hinting adds a little. */
const slack = 1.03;

const widths = new Map<string, number>();
let font: ReturnType<typeof open> | undefined;

function widthOfGlyph(character: string): number {
  font ??= open();
  const width = font.glyphForCodePoint(character.codePointAt(0)!).advanceWidth / font.unitsPerEm;
  widths.set(character, width);
  return width;
}

/** Returns the width of a line of text in pixels at a font size. */
export const getWidth = (line: string, size: number): number =>
  Array.from(line).reduce((sum, one) => sum + (widths.get(one) ?? widthOfGlyph(one)), 0) * size * slack;

function fill(words: readonly string[], size: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && getWidth(line, size) <= most) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** Wraps a text into as few lines as possible within a width, with lines of similar length. */
export function wrap(text: string, size: number, most: number): string[] {
  const words = text.split(' ');
  const fewest = fill(words, size, most);
  for (let narrower = most - 8; narrower > most / 3; narrower -= 8) {
    const lines = fill(words, size, narrower);
    if (lines.length > fewest.length || lines.some((line) => getWidth(line, size) > narrower)) break;
    fewest.splice(0, fewest.length, ...lines);
  }
  return fewest;
}
