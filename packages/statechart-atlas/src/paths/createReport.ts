import type { Model } from '../model.ts';
import type { Path } from '../paths.ts';
import { getPathCoverage, getTotal } from './pathCoverage.ts';
import type { Report } from './report.ts';
import { findPaths, type StrategyRequest } from './strategies.ts';
import { describePath, type DescribedPath } from './describePath.ts';

/** Data for a report in addition to the paths. */
interface Around {
  /** Returns the reason why a path cannot be walked in a browser; undefined if it can. */
  getBrowserObstacle?: (model: Model, path: DescribedPath) => string | undefined;
  /** Returns the address of the page that shows a machine; undefined if no page does. */
  getAddress?: (machine: string) => string | undefined;
  /** The address of the atlas. */
  atlas?: string;
}

/**
 * Finds paths of some machines, and computes their coverage.
 * @throws {UnknownName} for an unknown state or event
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
    return { model, paths, leftOut, introduction, address, coverage: getPathCoverage(model, paths) };
  });
  const { strategy, seed = 1, length = 20 } = request;
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
