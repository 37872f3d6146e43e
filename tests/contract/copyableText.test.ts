import { expect, test } from 'vitest';
import { splitMarked, withoutMarks } from '../../contract/values/copyableText.ts';

test('a text is split at its marked parts', () => {
  expect(splitMarked('Network `Azul`, password `norte 1`.')).toEqual([
    { text: 'Network ', isMarked: false },
    { text: 'Azul', isMarked: true },
    { text: ', password ', isMarked: false },
    { text: 'norte 1', isMarked: true },
    { text: '.', isMarked: false },
  ]);
  expect(withoutMarks('Network `Azul`, password `norte 1`.')).toBe('Network Azul, password norte 1.');
});

test.each([
  'The code is 1755.',
  'A single ` is text.',
  'One ` here\nand one ` there.',
  '``',
  'It is a`b`c.',
  '``two``',
])('a text without marks stays as it is: %j', (text) => {
  expect(splitMarked(text)).toEqual([{ text, isMarked: false }]);
  expect(withoutMarks(text)).toBe(text);
});
