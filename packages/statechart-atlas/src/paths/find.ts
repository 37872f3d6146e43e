import type { Model } from '../model.ts';
import type { Path } from '../paths.ts';
import { suggestNames } from './nearest.ts';
import { findMachine } from './saved.ts';
import { findPaths, type Strategy } from './strategies.ts';

/** A path, and the strategies that find it; none for a path from a file. */
export interface FoundPath {
  path: Path;
  model: Model;
  strategies: Strategy[];
}

/** A path name that matches no path, or several. */
export class PathNotFound extends Error {}

/** Strategies whose paths can be found by name alone. */
const finite: readonly Strategy[] = ['every-transition', 'shortest', 'every-pair'];

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

/** Returns the paths of a machine by name; includes paths that are not by hand only if no other path matches. */
function getPaths(model: Model, isMeant: (id: string) => boolean): Map<string, FoundPath> {
  const paths = byHand.get(model) ?? ofMachine(model, false);
  byHand.set(model, paths);
  if ([...paths.keys()].some(isMeant)) return paths;
  const others = withAutomatic.get(model) ?? new Map([...ofMachine(model, true), ...paths]);
  withAutomatic.set(model, others);
  return others;
}

/**
 * Finds a path by its name or by an unambiguous prefix.
 * @param saved the paths of a file, which are searched first
 * @throws {PathNotFound} if no path or several paths match; {UnknownName} for an unknown machine
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
    throw new PathNotFound(
      `No path is called “${id}” among those of the strategies ${finite.join(', ')}.` +
        `${like.length > 0 ? ` Similar names: ${like.join(', ')}.` : ''}\n` +
        'Random paths, and paths that were found with --from, --to or --through, can only be found in a file: ' +
        'save them with --save paths.json and pass --file paths.json.',
    );
  }
  if (others.length > 0) {
    const some = meant.slice(0, 3).join(', ');
    throw new PathNotFound(
      `“${id}” is ambiguous: ${meant.length} paths begin with it, such as ${some}. Give more of the name.`,
    );
  }
  const path = inFile.find((saves) => saves.id === one);
  return all.get(one) ?? { path: path!, model, strategies: [] };
}
