import type { Model } from '../model.ts';
import type { Path } from '../paths.ts';
import { suggestNames } from './nearest.ts';
import { findMachine } from './saved.ts';
import { findPaths, type Strategy } from './strategies.ts';

/** A path by its name, and the strategies that find it; none where it comes from a file. */
export interface FoundPath {
  path: Path;
  model: Model;
  strategies: Strategy[];
}

/** A name of a path that finds none, or several. */
export class NotOnePath extends Error {}

/** Strategies of which the paths can be found again by their names alone. */
const finite: readonly Strategy[] = ['every-transition', 'shortest', 'every-pair', 'simple'];

const ofMachine = (model: Model, includesAutomatic: boolean): Map<string, FoundPath> => {
  const found = new Map<string, FoundPath>();
  for (const strategy of finite) {
    for (const path of findPaths(model, { strategy, seed: 0, length: 0, includesAutomatic }).paths) {
      const known = found.get(path.id) ?? { path, model, strategies: [] };
      found.set(path.id, { ...known, strategies: [...known.strategies, strategy] });
    }
  }
  return found;
};

const byHand = new WeakMap<Model, Map<string, FoundPath>>();
const withAutomatic = new WeakMap<Model, Map<string, FoundPath>>();

/** The paths of a machine; those that are no one's by hand only where the others have none that is meant. */
function getPaths(model: Model, isMeant: (id: string) => boolean): Map<string, FoundPath> {
  const paths = byHand.get(model) ?? ofMachine(model, false);
  byHand.set(model, paths);
  if ([...paths.keys()].some(isMeant)) return paths;
  const others = withAutomatic.get(model) ?? new Map([...ofMachine(model, true), ...paths]);
  withAutomatic.set(model, others);
  return others;
}

/**
 * Finds a path by its name, or by as much of it as only one has.
 * @param saved the paths of a file, among which it is looked for first
 * @throws {NotOnePath} where there is none, or more than one; {UnknownName} where there is no such machine
 */
export function findPath(models: readonly Model[], id: string, saved: readonly Path[] = []): FoundPath {
  const inFile = saved.filter((path) => path.id.startsWith(id));
  const model = findMachine(models, inFile[0]?.machine ?? id.replace(/-[^-]*$/, ''));
  const isMeant = (one: string) => one.startsWith(id);
  const all = getPaths(model, isMeant);
  const ids = [...new Set([...inFile.map((path) => path.id), ...all.keys()])];
  const meant = ids.includes(id) ? [id] : ids.filter(isMeant);
  const [one, ...others] = meant;
  if (one === undefined) {
    const like = suggestNames(id, ids);
    throw new NotOnePath(
      `There is no path “${id}” among those that the strategies ${finite.join(', ')} find.` +
        `${like.length > 0 ? ` Most like it: ${like.join(', ')}.` : ''}\n` +
        'Paths by chance, and those that --from, --to or --through lead to, are found in a file: ' +
        'save them with --save paths.json, and name it with --file paths.json.',
    );
  }
  if (others.length > 0) {
    const some = meant.slice(0, 3).join(', ');
    throw new NotOnePath(
      `“${id}” begins the names of ${meant.length} paths, ${some} among them: give more of it.`,
    );
  }
  const path = inFile.find((saves) => saves.id === one);
  return all.get(one) ?? { path: path!, model, strategies: [] };
}
