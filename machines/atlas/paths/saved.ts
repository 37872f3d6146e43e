import * as v from 'valibot';
import type { Model } from '../model.ts';
import { pathOf, type Path } from '../paths.ts';
import { nearestTo, UnknownName } from './nearest.ts';
import { after, beginningOf } from './waypoints.ts';

/** What is needed of a saved report to walk its paths again. */
const savedReport = v.object({
  machines: v.array(
    v.object({
      machine: v.string(),
      paths: v.array(v.object({ id: v.string(), steps: v.array(v.object({ name: v.string() })) })),
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
  throw new UnknownName(`There is no machine “${name}”.`, nearestTo(name, names), names);
}

/**
 * The path on which these things happen, in turn.
 * @throws {UnknownName} where nothing is called so, or it does not happen there any more
 */
function pathBy(model: Model, names: readonly string[]): Path {
  const { machine, happenings } = model;
  const beginning = beginningOf(model);
  const { steps } = names.reduce((place, name) => {
    const happening = happenings.find((one) => one.name === name);
    if (happening) return after(model, place, happening);
    const all = happenings.map((one) => one.name);
    throw new UnknownName(`Nothing happens to ${machine.id} as “${name}”.`, nearestTo(name, all), all);
  }, beginning);
  return pathOf(machine.id, beginning.state, steps);
}

/**
 * The paths of a report that was saved as JSON.
 * @throws {UnknownName} where it is about what is not there any more, {v.ValiError} where it is no such report
 */
export const pathsIn = (models: readonly Model[], json: string): Path[] =>
  v.parse(savedReport, JSON.parse(json)).machines.flatMap(({ machine, paths }) => {
    const model = findMachine(models, machine);
    return paths.map(({ steps }) =>
      pathBy(
        model,
        steps.map(({ name }) => name),
      ),
    );
  });
