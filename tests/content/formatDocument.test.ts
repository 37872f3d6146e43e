import { expect, test } from 'vitest';
import { formatDocument, knownUnits, loadContent } from '../../server/host/content/index.ts';
import { formatYaml } from '../../server/host/content/formatDocument.ts';
import { parseYaml } from '../../server/host/content/yamlFile.ts';

const parse = (text: string) => parseYaml('x.yaml', new TextEncoder().encode(text)).value;

/** Texts whose meaning depends on how YAML writes them. */
const texts = [
  '',
  ' ',
  ' lead',
  'trail ',
  'a: b',
  'a #b',
  '#c',
  '- x',
  '"q"',
  "it's",
  'a\\b',
  'key:',
  ': x',
  '? x',
  '140.00',
  'yes',
  'no',
  '010',
  '8:30',
  '~',
  'null',
  '@x',
  '*x',
  '!x',
  '&x',
  '{a}',
  '[a]',
  '%x',
  '`code`',
  '|',
  '>',
  '---',
  '...',
  '<b>x</b>',
  '	tab',
  'tab	in',
  'a\n',
  'a\n\n',
  '\n',
  'one\nline',
  '  \n x',
  'one\n\ntwo',
  'x\r\ny',
  '\x07',
  '\u2028',
  'a\xA0b',
  '“é” – ã',
  '😀'.repeat(40),
  'x'.repeat(300),
  'word '.repeat(60),
  `long: ${'word '.repeat(60).trim()}`,
  `${'one '.repeat(40)}\n\n${'two '.repeat(40)}`,
];

test.each(texts.map((text) => [text]))('the text %j is the same after a round trip through YAML', (text) => {
  const value = {
    one: text,
    list: [text, { two: text }],
    deep: { three: { four: text } },
    [text || 'x']: 'y',
  };
  expect(parse(formatYaml(value))).toEqual(value);
});

/** Forty documents with different combinations of these texts, lists and blocks. */
const generated = Array.from({ length: 40 }, (_, seed) => {
  const at = (index: number) => texts[(seed * 7 + index * 11) % texts.length]!;
  return {
    property: {
      photos: Array.from({ length: seed % 5 }, (_unused, index) => `${index}.webp`),
      closed: Array.from({ length: seed % 3 }, (_unused, index) => ({
        start: at(index),
        end: at(index + 1),
      })),
      contact: { email: at(2), phone: at(3), nested: { address: at(4), list: [at(5), [at(6)]] } },
    },
    texts: Object.fromEntries(
      ['en', 'pt', 'de'].slice(0, 1 + (seed % 3)).map((language, index) => {
        return [language, { name: at(index), notes: [at(7), at(8)], description: at(9 + index) }];
      }),
    ),
  };
});

test('forty generated documents do not change in an export, which always has the same bytes', () => {
  for (const document of generated) {
    const files = formatDocument(document);
    const property = files.get('property.yaml')!;
    expect(parse(property)).toEqual(document.property);
    expect(formatYaml(parse(property))).toBe(property);
    for (const [language, text] of Object.entries(document.texts)) {
      expect(parse(files.get(`${language}.yaml`)!)).toEqual(text);
    }
  }
});

test('the demo properties are the same after an export', async () => {
  for (const { id, readSource } of knownUnits(await loadContent('demo'))) {
    const { property, texts: written } = readSource();
    const files = [...formatDocument({ property, texts: written })];
    const read = files.map(([name, text]) => [name.replace('.yaml', ''), parse(text)]);
    expect(Object.fromEntries(read), id).toEqual({ property, ...written });
  }
});
