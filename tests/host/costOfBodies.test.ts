import { describe, expect, test } from 'vitest';
import { operations, type OperationName } from '../../contract/operations.ts';
import type { Operation } from '../../contract/operation.ts';
import { parseAs } from '../../contract/schemas/parseAs.ts';
import { measureProcessorTime, measureQuadraticSearch } from '../support/processorTime.ts';
import { examples } from '../../server/host/openapi/examples.ts';

/** As long as a body can be, less the rest of it. */
const longest = 60_000;

/** A text of each class of characters that some pattern looks for, with an end that no pattern takes. */
const texts = {
  digits: '1',
  letters: 'a',
  capitals: 'A',
  'letters with marks': 'é',
  spaces: ' ',
  'line breaks': '\n',
  dots: '.',
  hyphens: '-',
  'at signs': '@',
  slashes: '/',
  brackets: '(',
  plus: '+',
  'letters of a domain': 'a.',
  'numbers of a document': '1 ',
  'invisible signs': '\u202e',
};

interface Place {
  path: string;
  put: (text: string) => unknown;
}

/** Each text in a body, and how to put another one in its place. */
function placesIn(value: unknown, path = '', put: Place['put'] = (text) => text): Place[] {
  if (typeof value === 'string') return [{ path, put }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    placesIn(inner, `${path}/${key}`, (text) =>
      put(
        (Array.isArray(value)
          ? value.map((item: unknown, index) => (String(index) === key ? text : item))
          : { ...value, [key]: text }) as never,
      ),
    ),
  );
}

const withBodies = (Object.keys(operations) as OperationName[]).filter(
  (name) => (operations[name] as Operation).body,
);

const fields = withBodies.flatMap((name) =>
  placesIn(examples[name].body).map(({ path, put }) => [name, path, put] as const),
);

const most = await measureQuadraticSearch();

describe('the longest text costs next to nothing', () => {
  test.each(fields)('the longest text takes little time in %s at %s', async (name, _, put) => {
    const { body } = operations[name] as Operation;
    for (const [kind, part] of Object.entries(texts)) {
      const value = put(part.repeat(longest / part.length) + '!');
      const cost = await measureProcessorTime(() => parseAs(body!, value));
      expect({ kind, isCheap: cost < most }).toEqual({ kind, isCheap: true });
    }
  });
});

test('every text of a call is looked at', () => {
  expect(fields.map(([, path]) => path)).toEqual(
    expect.arrayContaining(['/guest/email', '/guests/0/documentNumber', '/message', '/otp', '/token']),
  );
});
