import { expect, test } from 'vitest';
import { findUnacceptedChanges } from 'statechart-atlas/behaviour';
import { models } from '../../machines/models.ts';

test.each(models.map((model) => ({ name: model.machine.id, model })))(
  '$name does what people have accepted; `npm run accept` shows what it does otherwise',
  ({ model }) => {
    expect(findUnacceptedChanges('machines', model)).toEqual([]);
  },
);
