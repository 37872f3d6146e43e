import { findReachedStates } from '../src/graph.ts';
import { walkMainPath } from '../src/mainPath.ts';
import { findPath } from '../src/paths/find.ts';
import { describe, expect, test } from 'vitest';
import { describeMachine } from '../src/about/machine.ts';
import { ferry } from './ferry.ts';
import { bulbModel, doorModel, lampModel, lampProduct } from './lamp.ts';

const lamp = describeMachine(lampModel, lampProduct);
const arrow = (id: string) => lamp.arrows.find((one) => one.id === id);
const state = (id: string) => lamp.states.find((one) => one.id === id)!;

describe('the description of an arrow', () => {
  test('an arrow describes its trigger', () => {
    expect(arrow('off › button.pressed')?.kind).toBe('expected');
    expect(arrow('starting › askTheMains.answered')?.kind).toBe('expected');
    expect(arrow('on.bright › button.pressed')?.kind).toBe('done');
    expect(arrow('starting › askTheMains.failed.dead')?.kind).toBe('failed');
    expect(arrow('on.bright › itCoolsDown.passed')?.kind).toBe('time');
    expect(arrow('on.dim › plug.pulled')?.kind).toBe('received');
  });

  test('an arrow describes its target, its actions and the enclosing state that answers', () => {
    expect(arrow('on.dim › button.pressed')).toMatchObject({ to: 'off', isOfAncestor: 'on', stays: false });
    expect(arrow('on.dim › plug.pulled')).toMatchObject({ to: 'off', isOfAncestor: '' });
    expect(arrow('on.dim › cable.touched')).toMatchObject({
      to: 'on.dim',
      stays: true,
      does: ['click loudly'],
    });
    expect(arrow('off › button.pressed')).not.toHaveProperty('isOfAncestor');
  });

  test('an arrow lists the e-mails that it sends', () => {
    expect(arrow('starting › askTheMains.answered')?.mails).toEqual(['lit']);
    expect(arrow('off › button.pressed')?.mails).toEqual([]);
  });
});

describe('the description of a state', () => {
  test('a state lists the calls, actors and delays in it, in its parts and around it', () => {
    expect(state('starting')).toMatchObject({ calls: ['askTheMains'], runs: [], tags: ['waiting'] });
    expect(state('on.bright')).toMatchObject({
      calls: [],
      runs: ['bulb'],
      waits: [{ delay: 'itCoolsDown', milliseconds: 5000 }],
      within: 'on',
    });
  });

  test('a state lists the e-mails sent on the way into it', () => {
    expect(state('on').mails).toEqual(['lit']);
    expect(state('on.dim').mails).toEqual([]);
  });

  test('a state lists its incoming and outgoing transitions, a compound state those at its border', () => {
    const out = state('on').out.map(({ id }) => id);
    expect(out).toEqual([
      'on.bright › button.pressed',
      'on.bright › plug.pulled',
      'on.dim › button.pressed',
      'on.dim › plug.pulled',
    ]);
    expect(state('on').in.map(({ id }) => id)).toEqual(['starting › askTheMains.answered']);
  });

  test('a state has a path that leads to it', () => {
    expect(state('on.dim').walk.steps.map(({ event }) => event.name)).toEqual([
      'button.pressed',
      'askTheMains.answered',
      'itCoolsDown.passed',
    ]);
  });
});

test('the path through an arrow can be found by its id', () => {
  for (const model of lampProduct.models) {
    for (const { id, path } of describeMachine(model, lampProduct).arrows) {
      expect([id, findPath(lampProduct.models, path.id).path.steps.at(-1)?.state]).toEqual([
        id,
        path.steps.at(-1)!.state,
      ]);
    }
  }
});

test('a machine lists its child machines and the states that run them', () => {
  expect(lamp.runs).toEqual([{ machine: 'bulb', states: ['on'] }]);
  expect(describeMachine(bulbModel, lampProduct).parents).toEqual([{ machine: 'lamp', states: ['on'] }]);
  expect(lamp.pages.map(({ address }) => address)).toEqual(['/lamp']);
});

test('a main path that cannot be walked is rejected with the place where it ends', () => {
  const mainPath = ['button.pressed', 'cable.touched'];
  expect(() => walkMainPath({ ...lampModel, mainPath })).toThrow(
    'The event cable.touched has no effect in the state starting',
  );
  expect(() => walkMainPath({ ...lampModel, mainPath: ['nonsense'] })).toThrow('lamp has no event nonsense');
});

describe.each([...lampProduct.models, doorModel, ferry].map((model) => ({ name: model.machine.id, model })))(
  '$name',
  ({ model }) => {
    const about = describeMachine(model, lampProduct);

    test('has an address for every state and arrow, and each only once', () => {
      for (const all of [about.states, about.arrows]) {
        expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
        expect(all.map(({ slug }) => slug).filter((slug) => !/^[\w.~-]+$/.test(slug))).toEqual([]);
      }
      expect(new Set(about.arrows.map(({ id }) => id)).size).toBe(about.arrows.length);
    });

    test('has arrows only between reachable states', () => {
      const reached = new Set(findReachedStates(model).map((one) => one.state));
      for (const { from, to } of about.arrows) {
        expect(reached).toContain(from);
        expect(reached).toContain(to);
      }
    });
  },
);
