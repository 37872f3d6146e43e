import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { defineWalk } from '../../e2e/support/defineWalk.ts';
import type { Model } from 'statechart-atlas';
import type { Rules } from '../machines/rules/rule.ts';
import { ferry } from '../../packages/statechart-atlas/tests/ferry.ts';

const to = (state: string) => ({ to: state, changes: {}, sends: [] });
const stays = { to: undefined, changes: {}, sends: [] };

/** The rules of the ferry; for passengers with too much money, not those that its machine keeps. */
const rules = {
  begins: { in: 'ashore', with: {} },
  states: {
    ashore: {
      first: 'begins',
      on: { 'fare.paid.exactly': to('aboard.moored'), 'fare.paid.tooMuch': to('aboard.moored') },
    },
    changed: { first: ['ashore', 'fare.paid.tooMuch'], on: { 'change.taken': to('aboard.moored') } },
    'aboard.moored': {
      first: ['ashore', 'fare.paid.exactly'],
      on: { 'rope.cast': to('aboard.crossing'), 'bell.rung': to('ashore') },
    },
    'aboard.crossing': {
      first: ['aboard.moored', 'rope.cast'],
      on: { 'bell.rung': stays },
      after: [1000, to('across')],
    },
    across: { first: ['aboard.crossing', 'crossing.passed'] },
  },
} as unknown as Rules<AnyStateMachine>;

const model: Model = ferry;
const walk = { model, rules, start: 'ashore' } as const;
const seen = { ashore: {}, 'aboard.moored': {}, 'aboard.crossing': {}, across: {} };

describe('a walk through the states of a machine', () => {
  test('takes the target of each event from the rules, not from the machine', () => {
    const { expected } = defineWalk({ ...walk, expected: { ...seen, changed: {} } });
    expect(expected).toEqual({
      ashore: {
        targets: { 'fare.paid.exactly': 'aboard.moored', 'fare.paid.tooMuch': 'aboard.moored' },
        skipped: {},
      },
      changed: { targets: { 'change.taken': 'aboard.moored' }, skipped: {} },
      'aboard.moored': { targets: { 'rope.cast': 'aboard.crossing', 'bell.rung': 'ashore' }, skipped: {} },
      'aboard.crossing': {
        targets: { 'bell.rung': 'aboard.crossing', 'crossing.passed': 'across' },
        skipped: {},
      },
      across: { targets: {}, skipped: {} },
    });
  });

  test('leaves out transitions to states that it does not visit', () => {
    const { across: _, ...inTheBoat } = seen;
    const { expected } = defineWalk({ ...walk, expected: inTheBoat });
    expect(expected['aboard.crossing'].targets).toEqual({ 'bell.rung': 'aboard.crossing' });
  });

  test('keeps the target of a skipped event, and performs an event in a second way', () => {
    const expected = { ...seen, ashore: { otherWays: ['fare.paid.exactly~by card'] } };
    const exceptions = [{ in: /^aboard\./, event: /^bell\.rung$/, notByHand: 'the captain rings it' }];
    const { ashore, 'aboard.moored': moored } = defineWalk({ ...walk, expected, exceptions }).expected;
    expect(ashore.targets).toMatchObject({ 'fare.paid.exactly~by card': 'aboard.moored' });
    expect(moored.targets).toEqual({ 'rope.cast': 'aboard.crossing' });
    expect(moored.skipped).toEqual({ 'bell.rung': { to: 'ashore', reason: 'the captain rings it' } });
  });

  test('rejects a second way or an exception for an event without a rule', () => {
    const twice = { ...seen, across: { otherWays: ['rope.cast~twice'] } };
    expect(() => defineWalk({ ...walk, expected: twice })).toThrow('rope.cast~twice in across');
    const exceptions = [{ in: /^across$/, event: /^horn\.heard$/ }];
    expect(() => defineWalk({ ...walk, expected: seen, exceptions })).toThrow('horn');
  });
});
