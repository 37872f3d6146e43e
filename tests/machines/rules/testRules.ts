import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, Snapshot } from 'xstate';
import type { Model } from 'statechart-atlas';
import { prepareMachine, type RecordedEffect } from '../prepare.ts';
import { arrived, replay, type Replay } from '../replay.ts';
import { getCalls, getCases, getGuestEvents, isWithin, type AnyRules, type Case } from './cases.ts';
import type { Calls, Move, Rules, SentEffect } from './rule.ts';

const nothing = 'nothing comes of it';

const getSentEffects = (effects: readonly RecordedEffect[], context: unknown): unknown[] =>
  effects.map((one) => {
    if (!('does' in one)) return one;
    return one.context === context ? one.does : { does: one.does, beforeTheContextChanged: one.context };
  });

const getStartedCalls = (begun: Replay['begun']): Calls =>
  Object.fromEntries(begun.map(({ id, src, input }) => [id, [src, input] as const]));

const getIds = (begun: Replay['begun']): string[] => begun.map(({ id }) => id).toSorted();

/** The actual result of a case. */
async function getOutcome(run: Replay, { happens, isDone }: Case, event: { can: boolean }) {
  const before = { state: run.state(), context: run.now().context, running: run.running() };
  const [begun, effects] = [run.begun.length, run.effects.length];
  happens(run);
  await arrived();
  const after = run.now();
  const begunSince = run.begun.slice(begun);
  const stopped = before.running.filter((one) => !run.running().includes(one));
  const changed =
    run.state() !== before.state ||
    after.context !== before.context ||
    run.effects.length > effects ||
    begunSince.length > 0 ||
    stopped.length > 0;
  // The answer to an earlier request arrives too late.
  for (const { answer } of stopped) answer({});
  await arrived();
  const outcome = {
    state: run.state(),
    context: after.context as unknown,
    sends: getSentEffects(run.effects.slice(effects), after.context),
    running: getIds(run.running()),
    begun: getIds(begunSince),
    lateAnswer: run.now() === after ? 'ignored' : 'taken',
  };
  return changed || (isDone && event.can) ? outcome : nothing;
}

/** The expected result according to the rules. */
function getExpectation(
  rules: AnyRules,
  state: string,
  context: object,
  move: Move<AnyStateMachine> | undefined,
) {
  if (!move) return nothing;
  const to: string = move.to ?? state;
  const calls = getCalls(rules, to, rules.states[to]!);
  const continuing = new Set(
    Object.entries(rules.steps ?? {}).flatMap(([step, stepCalls]) =>
      [state, to].every((one) => isWithin(step, one)) ? Object.keys(stepCalls) : [],
    ),
  );
  const { begins = [] } = move;
  const running = Object.keys(calls);
  return {
    state: to,
    context: { ...context, ...move.changes },
    sends: move.sends as readonly SentEffect[],
    running: [...new Set([...running, ...begins])].toSorted(),
    begun: [
      ...(move.to === undefined ? [] : running.filter((id) => !continuing.has(id))),
      ...begins,
    ].toSorted(),
    lateAnswer: 'ignored',
  };
}

/** Tries every pair of state and event, every failure of every call and every delay on the machine. */
export function testRules<M extends AnyStateMachine>(model: Model, given: Rules<M>) {
  const rules = given as unknown as AnyRules;
  const { provided = [] } = rules;
  const states = Object.keys(rules.states);
  const getRule = (state: string) => rules.states[state]!;

  const machine = prepareMachine(model.machine, provided);
  const begins = (snapshot?: Snapshot<unknown>) => replay(machine, model.input, snapshot);

  /** The events by which a state is first reached. */
  const getPathTo = (state: string): string[] => {
    const { first } = getRule(state);
    return first === 'begins' ? [] : [...getPathTo(first[0]), first[1]];
  };

  test('begins as its rules say', () => {
    const run = begins();
    expect(run.state()).toBe(rules.begins.in);
    expect(run.now().context).toStrictEqual(rules.begins.with);
  });

  test('has rules only for possible events', () => {
    for (const state of states) {
      const { on = {}, answers = {}, fails = {} } = getRule(state);
      const names = getCases(model, rules, state).map(({ name }) => name);
      const failures = Object.keys(fails).map((id) => `${id}.failed.unknown`);
      expect(names, state).toEqual(
        expect.arrayContaining([...Object.keys(on), ...Object.keys(answers), ...failures]),
      );
    }
  });

  describe.each(states)('in %s', (state) => {
    const rule = getRule(state);
    const calls = getCalls(rules, state, rule);
    const context = { ...(rule.from as object), ...rule.arrives?.changes };
    const there = prepareMachine(model.machine, provided, { state, context: rule.from });
    const beginsThere = () => replay(there, undefined);

    test('starts its calls, and repeats them with the same input when it is restored', async () => {
      const run = beginsThere();
      expect(run.state()).toBe(state);
      expect([...run.now().tags].toSorted()).toEqual([...(rule.tags ?? [])].toSorted());
      expect(run.now().context).toEqual(context);
      expect(getStartedCalls(run.begun)).toEqual(calls);
      expect(getSentEffects(run.effects, run.now().context)).toEqual(rule.arrives?.sends ?? []);
      const stored = JSON.stringify(run.actor.getPersistedSnapshot());
      const snapshot = JSON.parse(stored) as Snapshot<unknown>;
      const again = begins(snapshot);
      expect(again.state()).toBe(state);
      expect(again.now().context).toEqual(context);
      expect(getStartedCalls(again.running())).toEqual(calls);
      await arrived();
      expect(again.state()).toBe(state);
    });

    test('handles every event as its rules say', async () => {
      const outcomes: Record<string, unknown> = {};
      const expected: Record<string, unknown> = {};
      for (const one of getCases(model, rules, state)) {
        const run = beginsThere();
        const doing = getGuestEvents(model).find(({ name }) => name === one.name);
        const can = doing !== undefined && run.now().can(doing.event);
        outcomes[one.name] = await getOutcome(run, one, { can });
        expected[one.name] = getExpectation(rules, state, context, one.move);
        if (one.isDone) {
          outcomes[`${one.name} is open`] = can;
          expected[`${one.name} is open`] = one.move !== undefined;
        }
      }
      expect(outcomes).toStrictEqual(expected);
    });

    test('is restored with the same possible events', async () => {
      const run = begins();
      for (const name of getPathTo(state)) {
        const event = model.events.find((one) => one.name === name);
        if (!event) throw new Error(`Nothing is called ${name}.`);
        await run.takes(event);
      }
      expect(run.state()).toBe(state);
      expect(getIds(run.running())).toEqual(Object.keys(calls).toSorted());
      const open = getGuestEvents(model).filter(({ event }) => run.now().can(event));
      expect(open.map(({ name }) => name).toSorted()).toEqual(Object.keys(rule.on ?? {}).toSorted());
    });
  });
}
