import { expect, test } from 'vitest';
import { movesThatDiffer } from '../../e2e/support/agreement.ts';
import { ferry } from './ferry.ts';

test('what a machine does otherwise than a guest expects is told, and nothing else', () => {
  const right = { from: 'ashore', name: 'fare.paid.exactly', to: 'aboard.moored' };
  const elsewhere = { from: 'aboard.moored', name: 'bell.rung~twice', to: 'aboard.crossing' };
  const unheard = { from: 'ashore', name: 'rope.cast', to: 'aboard.crossing' };
  const ofNobody = { from: 'nowhere', name: 'bell.rung', to: 'ashore' };
  expect(movesThatDiffer(ferry, [right, elsewhere, unheard, ofNobody])).toEqual([elsewhere, unheard]);
});
