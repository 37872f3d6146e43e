import { describe, expect, test } from 'vitest';
import { findJoinedTexts, findLiteralTexts } from './support/literalText.ts';
import { sources, getTree } from './support/sources.ts';

describe('texts in the views', () => {
  test('views contain messages, never literal texts', () => {
    const views = sources('src/**/*.tsx');
    const literals = views.flatMap(({ file, tree }) =>
      findLiteralTexts(tree).map((text) => `${file}: ${text.trim()}`),
    );
    expect(views.length).toBeGreaterThan(0);
    expect(literals).toEqual([]);
  });
});

test.each([
  ['a word in an element', '<p>Hello</p>', ['Hello']],
  ['a word in a fragment', '<>Hello</>', ['Hello']],
  ['a word in an expression', "<p>{'Hello'}</p>", ['Hello']],
  ['either word of a choice', "<p>{late ? 'Late' : 'Early'}</p>", ['Late', 'Early']],
  ['a word that is shown on a condition', "<p>{late && 'Late'}</p>", ['Late']],
  ['a word for want of another', "<p>{name ?? 'Nobody'}</p>", ['Nobody']],
  ['a word next to a value', '<p>{`Room ${number}`}</p>', ['Room ']],
  ['a word in a label', '<p aria-label="Hello" />', ['Hello']],
  ['a word of an image', "<img alt={'A house'} />", ['A house']],
])('%s counts as literal text', (_, source, texts) => {
  expect(findLiteralTexts(getTree('view.tsx', source))).toEqual(texts);
});

test.each([
  ['a message', "<p title={text('a.b')}>{text('a.b')}</p>"],
  ['punctuation between values', '<p>{price} × {count}</p>'],
  ['an attribute for machines', '<p className="card" id="a" href="/en" />'],
  ['a number', '<p>{3}</p>'],
  ['a state that is compared', "<>{state === 'failed' && <p />}</>"],
])('%s does not count as literal text', (_, source) => {
  expect(findLiteralTexts(getTree('view.tsx', source))).toEqual([]);
});

describe('punctuation between values', () => {
  test('views take punctuation from messages, because French puts a space before it', () => {
    const views = sources(
      'src/views/**/*.{ts,tsx}',
      'src/ui/**/*.{ts,tsx}',
      'src/dashboard/views/**/*.{ts,tsx}',
    );
    const joined = views.flatMap(({ file, tree }) =>
      findJoinedTexts(tree).map((text) => `${file}: "${text}"`),
    );
    expect(views.length).toBeGreaterThan(0);
    expect(joined).toEqual([]);
  });

  test.each([
    ['a colon between a label and a value', '`${label}: ${value}`', [': ']],
    ['a colon with a space before it', '`${label} : ${value}`', [' : ']],
    ['a semicolon', '`${one}; ${two}`', ['; ']],
    ['a question mark at the end', '`${question}?`', ['?']],
    ['a full stop, which has no space in any language', '`${text}.`', []],
    ['a search parameter', '`${path}?from=${day}`', []],
    ['a part of an id', '`${name}:${index}`', []],
    ['a value of a style sheet', '({ top: `calc(${space} * 2)` })', []],
  ])('has the expected findings: %s', (_, source, texts) => {
    expect(findJoinedTexts(getTree('view.ts', source))).toEqual(texts);
  });
});
