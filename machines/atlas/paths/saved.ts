import * as v from 'valibot';
import type { ModelEvent, Model } from '../model.ts';
import { getPath, type Path } from '../paths.ts';
import { suggestNames, UnknownName } from './nearest.ts';

/** What is needed of a saved report to walk its paths again. */
const savedReport = v.object({
  machines: v.array(
    v.object({
      machine: v.string(),
      paths: v.array(
        v.object({ start: v.string(), steps: v.array(v.object({ name: v.string(), state: v.string() })) }),
      ),
    }),
  ),
});

/**
 * Finds the model of a machine by its name.
 * @throws {UnknownName} where there is none
 */
export function findMachine(models: readonly Model[], name: string): Model {
  const found = models.find(({ machine }) => machine.id === name);
  if (found) return found;
  const names = models.map(({ machine }) => machine.id);
  throw new UnknownName(`There is no machine “${name}”.`, suggestNames(name, names), names);
}

/** What happens, where a `~` tells in which way it is done. */
function findEvent({ machine, events }: Model, name: string): ModelEvent {
  const happening = events.find((one) => one.name === name.replace(/~.*$/, ''));
  if (happening) return { ...happening, name };
  const all = events.map((one) => one.name);
  throw new UnknownName(`Nothing happens to ${machine.id} as “${name}”.`, suggestNames(name, all), all);
}

/**
 * The paths of a report that was saved as JSON.
 * @throws {UnknownName} where it is about what is not there any more, {v.ValiError} where it is no such report
 */
export const parsePaths = (models: readonly Model[], json: string): Path[] =>
  v.parse(savedReport, JSON.parse(json)).machines.flatMap(({ machine, paths }) => {
    const model = findMachine(models, machine);
    return paths.map(({ start, steps }) =>
      getPath(
        machine,
        start,
        steps.map(({ name, state }) => ({ happening: findEvent(model, name), state })),
      ),
    );
  });
