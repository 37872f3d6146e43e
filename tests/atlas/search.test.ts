import { expect, test } from 'vitest';
import { describeMachine } from 'statechart-atlas/graph';
import type { Atlas } from '../../packages/statechart-atlas/src/site/base/atlas.ts';
import { createSearch } from '../../packages/statechart-atlas/src/site/browser/findEntries.ts';
import { createSearchIndex } from '../../packages/statechart-atlas/src/site/searchIndex.ts';
import { product } from '../../scripts/atlas.config.ts';

const machines = product.models.map((model) => ({ ...describeMachine(model, product), charts: [] }));
const atlas = { product, machines, manifest: undefined } as unknown as Atlas;
const search = createSearch(createSearchIndex(atlas));
const getFirst = (typed: string, count: number) =>
  search(typed)
    .slice(0, count)
    .map(({ entry: { kind, title } }) => `${kind}: ${title}`);

test.each(['cancellation mail', 'which mails go out when a guest cancels?', 'email about a cancelled stay'])(
  '“%s” finds the e-mails of a cancelled stay first',
  (typed) =>
    expect(getFirst(typed, 2).toSorted()).toEqual([
      'mail: A guest has cancelled their stay',
      'mail: The stay is cancelled, with the refund',
    ]),
);

test('“guest cancels” finds the states, e-mails and arrows of the cancellation', () => {
  const found = getFirst('guest cancels', 12);
  expect(found.slice(0, 2)).toContain('state: Cancelling');
  expect(found).toContain('mail: The stay is cancelled, with the refund');
});

test('“submits the reservation” finds the step that sends it', () => {
  expect(getFirst('submits the reservation', 2)).toContain('state: Form › Creating');
});

test.each([
  'what can the host answer when the guest submits the reservation?',
  'what can the host answer when a guest creates a reservation?',
])('“%s” finds the state that waits for the answer', (typed) => {
  expect(getFirst(typed, 1)).toEqual(['state: Form › Creating']);
});

test('“what happens when the code expires?” finds the states, then the arrow to them', () => {
  const found = getFirst('what happens when the code expires?', 8);
  expect(found.slice(0, 2)).toEqual(['state: E-mail code › Expired', 'state: Expired']);
  expect(found).toContain('arrow: the code has expired');
});

test('finds texts for states that are refused, declined or without nights', () => {
  expect(getFirst('declined', 1)).toEqual(['state: Resuming › Declined']);
  expect(getFirst('refused', 1)).toEqual(['state: Form › Refused']);
  expect(getFirst('nights taken', 2)).toEqual(['state: Form › Dates taken', 'state: Resuming › Dates taken']);
});
