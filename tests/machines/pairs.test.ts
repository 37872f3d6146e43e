import { expect, test } from 'vitest';
import { findPaths } from 'statechart-atlas/paths';
import { models } from '../../machines/models.ts';
import { prepareMachine } from './prepare.ts';
import { arrived, replay } from './replay.ts';

test.each(models.map((model) => ({ name: model.machine.id, model })))(
  'every event in every state of $name leads where its path says',
  async ({ model }) => {
    const machine = prepareMachine(model.machine);
    const { paths } = findPaths(model, { strategy: 'every-pair', seed: 0, length: 0 });
    const [possible, walked] = [new Set<string>(), new Set<string>()];
    for (const { id, steps } of paths) {
      const run = replay(machine, model.input);
      for (const { event, state } of steps) {
        for (const { name, event } of model.events)
          if (run.now().can(event)) possible.add(`${run.state()} × ${name}`);
        walked.add(`${run.state()} × ${event.name}`);
        if (run.now().can(event.event)) await run.takes(event);
        else {
          run.actor.send(event.event);
          await arrived();
        }
        expect(run.state(), `${id}, after ${event.name}`).toBe(state);
      }
      run.actor.stop();
    }
    expect([...possible].filter((pair) => !walked.has(pair))).toEqual([]);
    expect(possible.size).toBeGreaterThan(0);
  },
);
