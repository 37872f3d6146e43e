import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentRefused, loadContent } from '../../server/host/content/index.ts';
import { writeContent } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';

async function foundAfter(change: (source: string) => string | Buffer, file = 'property.yaml') {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa']);
  const path = join(dir, 'casa', file);
  const source = await readFile(path, 'utf8');
  await writeFile(path, change(source));
  const refused: unknown = await loadContent(dir).catch((error: unknown) => error);
  if (!(refused instanceof ContentRefused)) throw new Error('the content was accepted', { cause: refused });
  return refused.found.map((found) => ({ ...found, file: found.file.replace(`${dir}/`, '') }));
}

/** The position of a mistake in the file. */
const lineWith = (source: string, text: string) => source.slice(0, source.indexOf(text)).split('\n').length;

const tooDeep =
  'the line is indented more than the one above it, which already has a value: start it in the same column as that one, and put a text of several lines below ">-"';
const columns =
  'the line is not aligned with the other lines of its block or list: indent all of them by the same number of spaces';
const neverClosed =
  "the value begins with a quote that is never closed: type the same quote at the value's end";

test.each([
  [
    'a colon without a space',
    'maxGuests: 4',
    'maxGuests:4',
    'there should be a space after the colon: type "maxGuests: 4"',
  ],
  [
    'a tab',
    '  latitude: 38',
    '\tlatitude: 38',
    'the line begins with a tab: use spaces instead, two for each level',
  ],
  [
    'a duplicate field',
    'beds: 3\n',
    'beds: 3\nbedrooms: 3 # twice\n',
    'bedrooms appears twice in its block: remove one of the two',
    'bedrooms: 3 # twice',
  ],
  ['a line too far to the right', '  longitude: -9', '   longitude: -9', tooDeep],
  ['a line too far to the left', '  longitude: -9', ' longitude: -9', columns],
  ['a list item too far to the left', '  - quiet', ' - quiet', columns],
  ['a field of a list item too far to the left', '    date: 2026', '   date: 2026', columns],
  [
    'an item without a space after the hyphen',
    '  - quiet',
    '  -quiet',
    'there should be a space after the hyphen: type "- quiet"',
  ],
  [
    'a colon in a value',
    'name: Ana',
    'name: Ana: mother: host',
    'a value with a colon and a space in it should be in quotes: type name: "Ana: mother: host"',
  ],
  [
    'a quote within quotes',
    'name: Ana',
    "name: 'Casa d'Avó' # hers",
    `the value contains the quote that encloses it: type name: "Casa d'Avó"`,
  ],
  [
    'quotes around a part of a value',
    'name: Ana',
    'name: "Ana" da Casa',
    `the value contains the quote that encloses it: type name: '"Ana" da Casa'`,
  ],
  ['a quote that is never closed', 'name: Ana', 'name: "Ana', neverClosed],
  ['a quote that is closed lines later', 'name: Ana', 'name: "Ana\n  photo: "ana.jpg"', neverClosed],
  [
    'a value that begins with a sign',
    'name: Ana',
    'name: @ana',
    'a value that begins with a sign such as "@", "%" or "`" should be in quotes: type name: "@ana"',
  ],
  [
    'a value that YAML would lose',
    'name: Ana',
    'name: *Ana*',
    'a value that begins with "*", "&" or "!" should be in quotes: type name: "*Ana*"',
  ],
  [
    'a value of which YAML would lose a part',
    'name: Ana',
    'name: !Ana Lima',
    'a value that begins with "*", "&" or "!" should be in quotes: type name: "!Ana Lima"',
  ],
  [
    'a list that is never closed',
    'maxGuests: 4',
    'maxGuests: [4',
    'a list or block that begins here is never closed: type "]" at its end',
  ],
  [
    'a text next to its block indicator',
    'name: Ana',
    'name: >- Ana',
    'a text below ">-" or "|" begins on the next line, indented by two spaces more',
  ],
  [
    'a line without a field',
    'beds: 3',
    'and many beds # really\nbeds: 3',
    '"and many beds # really" is not a field: type a name, a colon, a space and a value; if it continues the text above, indent it by two spaces more than the line on which that text begins',
  ],
  [
    'a space copied from a page',
    'maxGuests: 4',
    'maxGuests:\u00A04',
    'the line contains a special space, as copied from web pages and documents: type ordinary spaces',
  ],
  [
    'a line that divides the file',
    'maxGuests: 4',
    '---\nmaxGuests: 4',
    'the line splits the file into two documents: remove it',
  ],
  [
    'unmerged versions',
    'maxGuests: 4',
    '<<<<<<< HEAD\nmaxGuests: 4\n=======\nmaxGuests: 5\n>>>>>>> mine',
    'the file contains an unfinished merge of two versions: keep one of them, and remove the lines with "<<<<<<<", "=======" and ">>>>>>>"',
  ],
])('%s is reported once, with its line and the correction', async (_, was, becomes, text, at = becomes) => {
  let line = 0;
  const found = await foundAfter((source) => {
    expect(source).toContain(was);
    const changed = source.replace(was, () => becomes);
    line = lineWith(changed, at);
    return changed;
  });
  expect(found).toEqual([{ file: 'casa/property.yaml', line, text }]);
});

const utf16 = (source: string) => Buffer.from(`\uFEFF${source}`, 'utf16le');

test.each([
  ['an RTF document', '{\\rtf1\\ansi\\ansicpg1252 name: Casa}'],
  ['a Word, Pages or OpenDocument document, or an archive', 'PK\x03\x04\x14\0\x06\0'],
  ['a Word document', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['a PDF document', '%PDF-1.7'],
  ['a web page', '<!DOCTYPE html><html><body>name: Casa'],
])('a file that is %s is reported once, with the correct notation', async (kind, beginning) => {
  const found = await foundAfter(() => Buffer.from(beginning, 'latin1'), 'en.yaml');
  expect(found.map(({ line, text }) => [line, text])).toEqual([
    [
      1,
      `the file must be a plain-text file, but it is ${kind}: write it in a plain-text editor (on Windows Notepad; on a Mac TextEdit, with "Format" → "Make Plain Text")`,
    ],
  ]);
});

test('a file in UTF-16 is reported once, with the encoding to use', async () => {
  const text =
    'the file is encoded in UTF-16, or is not a text file: save it again with the encoding UTF-8 (most editors offer it in "Save as")';
  expect(await foundAfter(utf16)).toEqual([{ file: 'casa/property.yaml', line: 1, text }]);
  expect(await foundAfter((source) => Buffer.from(source, 'utf16le'))).toHaveLength(1);
});

test('a file in Latin-1 is reported with its first broken letter', async () => {
  const found = await foundAfter(
    (source) => Buffer.from(source.replace('Description (de)', 'Größe'), 'latin1'),
    'de.yaml',
  );
  expect(found).toEqual([
    {
      file: 'casa/de.yaml',
      line: 3,
      text: 'the file is not encoded in UTF-8 (perhaps in Latin-1 or Windows-1252), so letters such as ã and é would be lost: save it again with the encoding UTF-8 (most editors offer it in "Save as")',
    },
  ]);
});

test('unreadable property.yaml and language files are reported without consequential errors', async () => {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa']);
  await writeFile(join(dir, 'casa', 'property.yaml'), 'maxGuests:4\nbeds: 3\n');
  await writeFile(join(dir, 'casa', 'pt.yaml'), '\tname: Casa\n');
  const refused = (await loadContent(dir).catch((error: unknown) => error)) as ContentRefused;
  expect(refused.found.map(({ file, line }) => `${file.replace(`${dir}/`, '')}:${line}`)).toEqual([
    'casa/property.yaml:1',
    'casa/pt.yaml:1',
  ]);
});

test.each([
  ['a photo', '- 01-front.webp', '- 01-frontt.webp'],
  ['a highlight', '- quiet', '- silence'],
  ['a payment option', 'id: later', 'id: Later!'],
  ['a field with photos', 'photos:\n', 'fotos:\n'],
])(
  '%s that is misspelt in property.yaml is not reported again for each language',
  async (_, was, becomes) => {
    const found = await foundAfter((source) => source.replace(was, becomes));
    expect(found.map(({ file }) => file)).toEqual(['casa/property.yaml']);
  },
);

test('a used anchor works as in YAML', async () => {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa']);
  const path = join(dir, 'casa', 'property.yaml');
  const source = await readFile(path, 'utf8');
  await writeFile(path, source.replace('bedrooms: 2', 'bedrooms: &two 2').replace('beds: 3', 'beds: *two'));
  const { units } = await loadContent(dir);
  expect(units.get('casa')).toMatchObject({ bedrooms: 2, beds: 2 });
});
