import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Model, ModelEvent } from 'statechart-atlas';
import { surveyPaths } from 'statechart-atlas/paths';
import { selectScale } from '../../support/scale.ts';
import { prepareMachine } from '../prepare.ts';
import { replay } from '../replay.ts';
import { getCallLaws } from './callLaws.ts';
import { getMomentLaws } from './momentLaws.ts';
import { getStepLaws } from './stepLaws.ts';
import type { LawOptions } from './particulars.ts';
import { isGuestEvent, getPossibleEvents, takeStep } from './walk.ts';

const walks = selectScale(10, 40);
const steps = 30;

/** Holds a machine to the laws of the house: on a path through every arrow, and on walks at random. */
export function testLaws(model: Model, particulars: LawOptions = {}) {
  const machine = prepareMachine(model.machine);
  const { extraEvents = [], onlyFirst = [] } = particulars;
  const events = [...model.events, ...extraEvents];

  const begins = () => {
    const run = replay(machine, model.input);
    const canBeDone = () => events.some((one) => isGuestEvent(one) && run.now().can(one.event));
    const ofMoments = getMomentLaws(run, particulars, canBeDone);
    const ofSteps = getStepLaws(particulars);
    const ofCalls = getCallLaws(run);
    const trail: string[] = [];
    const now = () => ({ state: run.state(), context: run.now().context as Record<string, unknown> });
    expect(ofMoments(now())).toEqual([]);
    return {
      run,
      mayCome: ({ event }: ModelEvent) => trail.length === 0 || !onlyFirst.includes(event.type),
      takes: async (event: ModelEvent) => {
        const taken = await takeStep(run, event);
        trail.push(`${event.name} → ${taken.after.state}`);
        const broken = [...ofSteps(taken), ...ofCalls(taken), ...ofMoments(taken.after)];
        expect(broken, trail.join(', ')).toEqual([]);
        const { context } = taken.after;
        expect(JSON.parse(JSON.stringify(context)), 'what is known can be stored').toEqual(context);
      },
    };
  };

  test('the laws hold on a path through every arrow', async () => {
    for (const path of surveyPaths(model).paths) {
      const { run, takes } = begins();
      for (const { event, state } of path.steps) {
        await takes(event);
        expect(run.state(), path.id).toBe(state);
      }
    }
  });

  test('the laws hold wherever a guest goes', async () => {
    const picks = fc.array(fc.nat(), { minLength: steps, maxLength: steps });
    const holds = fc.assert(
      fc.asyncProperty(picks, async (chosen) => {
        const { run, takes, mayCome } = begins();
        for (const pick of chosen) {
          const open = getPossibleEvents(events, run).filter(mayCome);
          const event = open[pick % open.length];
          if (!event) return;
          await takes(event);
        }
      }),
      { seed: 20_270_503, numRuns: walks },
    );
    await expect(holds).resolves.toBeUndefined();
  });
}
