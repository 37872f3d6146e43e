import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { models } from '../../machines/models.ts';
import { declaredMachines } from 'statechart-atlas/graph';
import { getArrows, getNodeName, getStates } from 'statechart-atlas/graph';
import { surveyPaths } from 'statechart-atlas/paths';
import { isCallback } from './prepare.ts';

const statesIn = (journey: AnyStateMachine | undefined) => Object.values(journey?.states ?? {});

describe.each(models.map((model) => ({ name: model.machine.id, model })))(
  'the graph of $name',
  ({ model }) => {
    const survey = surveyPaths(model);

    test('has a path to every state and every transition of the definition', () => {
      expect(survey.missing).toEqual([]);
      expect(survey.states.covered).toBe(survey.states.total);
      expect(survey.transitions.covered).toBe(survey.transitions.total);
      expect(survey.paths).toHaveLength(survey.transitions.total);
    });

    test('has paths with unique names', () => {
      expect(new Set(survey.paths.map(({ id }) => id)).size).toBe(survey.paths.length);
    });

    test('has one plain sentence about every state', () => {
      const nodes = [model.machine.root, ...getStates(model.machine.root)];
      const mute = nodes.filter(({ description }) => !/^[A-Z].+\.$/.test(description ?? ''));
      expect(mute.map(getNodeName)).toEqual([]);
    });

    test('has no transition without an event, so that every transition can be tested', () => {
      const nodes = [model.machine.root, ...getStates(model.machine.root)];
      expect(nodes.filter(({ always }) => (always?.length ?? 0) > 0).map(getNodeName)).toEqual([]);
    });

    test('has a next action or an end for every failure', () => {
      const failures = getStates(model.machine.root).filter(({ tags }) => tags.includes('failed'));
      const stuck = failures.filter(
        (node) =>
          node.type !== 'final' && node.ownEvents.length === 0 && (node.parent?.ownEvents.length ?? 0) === 0,
      );
      expect(stuck.map(getNodeName)).toEqual([]);
    });

    test('has an answer and a failure for every call', () => {
      const calls = [model.machine.root, ...getStates(model.machine.root)].flatMap(({ invoke }) => invoke);
      // A journey within a journey does not fail: it goes on until its state is left, or comes to an end.
      const declared = declaredMachines(model.machine);
      const getJourney = (src: unknown) => declared.get(String(src));
      const ending = calls.filter(({ src }) =>
        statesIn(getJourney(src)).some(({ type }) => type === 'final'),
      );
      const answering = calls
        .filter(({ src }) => typeof src === 'string' && !isCallback(src) && !getJourney(src))
        .map(({ id }) => id);
      const types = new Set(getArrows(model.machine).map(({ eventType }) => eventType));
      // After the redirect to the gateway no page is left to answer.
      const expectedEvents = answering.flatMap((id) => [
        `xstate.error.actor.${id}`,
        ...(id === 'leaveForGateway' ? [] : [`xstate.done.actor.${id}`]),
      ]);
      const ends = ending.map(({ id }) => `xstate.done.actor.${id}`);
      expect([...types]).toEqual(expect.arrayContaining([...expectedEvents, ...ends]));
    });
  },
);
