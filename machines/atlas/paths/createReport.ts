import type { Model } from '../model.ts';
import type { Path } from '../paths.ts';
import { coverageOfPaths, getTotal } from './coverage.ts';
import type { Report } from './report.ts';
import { findPaths, type StrategyRequest } from './strategies.ts';
import { describePath, type DescribedPath } from './describePath.ts';

/** What a report tells of beside paths. */
interface Around {
  /** Why nobody can walk a path in a browser; nothing where somebody can. */
  getBrowserObstacle?: (model: Model, path: DescribedPath) => string | undefined;
  /** The address of the page on which a machine is seen; nothing where there is none. */
  getAddress?: (machine: string) => string | undefined;
  /** Where the atlas is. */
  atlas?: string;
}

/**
 * Finds paths of some machines, and says what they cover.
 *
 * @throws {UnknownName} where a state or happening is named that is not there
 */
export function getReport(
  models: readonly Model[],
  request: StrategyRequest,
  { getBrowserObstacle = () => undefined, getAddress = () => undefined, atlas = '/atlas' }: Around = {},
): Report {
  const describe = (model: Model, path: Path): DescribedPath => {
    const one = describePath(model, path);
    const why = getBrowserObstacle(model, one);
    return { ...one, ...(why !== undefined && { notInABrowser: why }) };
  };
  const about = models.map((model) => {
    const { paths, leftOut, introduction } = findPaths(model, request);
    const address = getAddress(model.machine.id);
    return { model, paths, leftOut, introduction, address, coverage: coverageOfPaths(model, paths) };
  });
  const { strategy, seed, length } = request;
  return {
    strategy,
    ...(strategy === 'random' && { seed, length }),
    atlas,
    machines: about.map(
      ({ model, paths, leftOut, introduction, address, coverage: { counts, missing } }) => ({
        machine: model.machine.id,
        description: model.machine.root.description ?? '',
        paths: paths.map((path) => describe(model, path)),
        ...(leftOut !== undefined && { leftOut }),
        ...(introduction && { introduction }),
        ...(address !== undefined && { address }),
        coverage: counts,
        missing,
      }),
    ),
    total: getTotal(about.map(({ coverage }) => coverage)),
  };
}
