import type { Model } from '../model.ts';
import type { Path } from '../paths.ts';
import { coverageOfPaths, totalOf } from './coverage.ts';
import type { Report } from './report.ts';
import { findPaths, type Wanted } from './strategies.ts';
import { tell, type ToldPath } from './told.ts';

/**
 * Finds paths of some machines, and says what they cover.
 *
 * @param whyNotInABrowser why nobody can walk a path in a browser; nothing where somebody can
 * @throws {UnknownName} where a state or happening is named that is not there
 */
export function reportOf(
  models: readonly Model[],
  wanted: Wanted,
  whyNotInABrowser: (model: Model, path: ToldPath) => string | undefined = () => undefined,
): Report {
  const told = (model: Model, path: Path): ToldPath => {
    const one = tell(model, path);
    const why = whyNotInABrowser(model, one);
    return { ...one, ...(why !== undefined && { notInABrowser: why }) };
  };
  const about = models.map((model) => {
    const { paths, leftOut } = findPaths(model, wanted);
    return { model, paths, leftOut, coverage: coverageOfPaths(model, paths) };
  });
  const { strategy, seed, length } = wanted;
  return {
    strategy,
    ...(strategy === 'random' && { seed, length }),
    machines: about.map(({ model, paths, leftOut, coverage: { counts, missing } }) => ({
      machine: model.machine.id,
      description: model.machine.root.description ?? '',
      paths: paths.map((path) => told(model, path)),
      ...(leftOut !== undefined && { leftOut }),
      coverage: counts,
      missing,
    })),
    total: totalOf(about.map(({ coverage }) => coverage)),
  };
}
