import { describe, expect, test } from 'vitest';
import { defineAtlas } from '../src/defineAtlas.ts';
import { defineModel } from '../src/defineModel.ts';
import { lampModel, lampProduct } from './lamp.ts';

describe('defineAtlas', () => {
  test('accepts a configuration, and adds the parts that are missing', () => {
    expect(defineAtlas(lampProduct)).toEqual(lampProduct);
    const { name, machinesFolder, models, calls } = lampProduct;
    expect(defineAtlas({ name, machinesFolder, models, calls })).toMatchObject({ pages: [], mails: [] });
  });

  test.each([
    [{ models: [] }, '"models" is empty.'],
    [{ models: [lampModel, lampModel] }, 'Two models have machines with the same id.'],
    [{ calls: {} }, 'The machine lamp invokes "askTheMains", which is described neither'],
    [{ activities: { dim: 'it dims' } }, 'No machine invokes "dim"'],
    [
      { activities: { askTheMains: 'it waits' } },
      '"askTheMains" is described in "calls" and in "activities".',
    ],
    [
      { pages: [{ address: '/lamp', description: 'a lamp', machine: 'lapm' }] },
      'The page /lamp names the machine "lapm", which does not exist.',
    ],
    [{ pages: [] }, 'The e-mail lit links to the page "/lamp", which does not exist.'],
    [
      { mails: [{ ...lampProduct.mails[0]!, sentAfter: [{ machine: 'lamp', event: 'lit' }] }] },
      'The e-mail lit names the event "lit", which does not exist.',
    ],
    [{ mails: [lampProduct.mails[0]!, lampProduct.mails[0]!] }, 'Two e-mails have the same id.'],
    [
      { mainPath: [{ machine: 'lamp', states: ['off', 'lit'], description: 'reads' }] },
      'The stage “reads” of the main path names the state "lit", which does not exist.',
    ],
  ])('rejects %j', (wrong, message) => {
    expect(() => defineAtlas({ ...lampProduct, ...wrong })).toThrow(message);
  });
});

test('defineModel names unknown and repeated events, and unknown states', () => {
  const { machine, events } = lampModel;
  const unreachable = [{ event: 'button.pressed', states: ['on.bright', 'lit'], reason: 'It is far away.' }];
  expect(() =>
    defineModel({
      machine,
      input: undefined,
      events: [...events, events[0]!],
      mainPath: ['button.hit'],
      unreachable,
    }),
  ).toThrow(
    'Model of the machine lamp: two events are called "button.pressed"; there is no event "button.hit"; there is no state "lit".',
  );
});
