import * as v from 'valibot';
import type { ModelEvent, Model } from '../model.ts';
import { getPath, type Path } from '../paths.ts';
import { suggestNames, UnknownName } from './nearest.ts';

/** The parts of a saved report that are necessary to walk its paths again. */
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
 * Finds the model of a machine by name.
 * @throws {UnknownName} for an unknown machine
 */
export function findMachine(models: readonly Model[], name: string): Model {
  const found = models.find(({ machine }) => machine.id === name);
  if (found) return found;
  const names = models.map(({ machine }) => machine.id);
  throw new UnknownName(`No machine is called “${name}”.`, suggestNames(name, names), names);
}

/** Finds an event by name; the part after a `~` names the way in which a walk performs it. */
function findEvent({ machine, events }: Model, name: string): ModelEvent {
  const event = events.find((one) => one.name === name.replace(/~.*$/, ''));
  if (event) return { ...event, name };
  const all = events.map((one) => one.name);
  throw new UnknownName(`The machine ${machine.id} has no event “${name}”.`, suggestNames(name, all), all);
}

/**
 * Reads the paths of a report that was saved as JSON.
 * @throws {UnknownName} for a machine or event that no longer exists, {v.ValiError} for any other content
 */
export const parsePaths = (models: readonly Model[], json: string): Path[] =>
  v.parse(savedReport, JSON.parse(json)).machines.flatMap(({ machine, paths }) => {
    const model = findMachine(models, machine);
    return paths.map(({ start, steps }) =>
      getPath(
        machine,
        start,
        steps.map(({ name, state }) => ({ event: findEvent(model, name), state })),
      ),
    );
  });
