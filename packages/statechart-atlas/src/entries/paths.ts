/** Sequences of events through a machine. */
export { surveyPaths } from '../paths.ts';
export type { Path, Survey } from '../paths.ts';
export { pathId } from '../pathId.ts';
export { findPath, PathNotFound } from '../paths/find.ts';
export { findPaths, strategies } from '../paths/strategies.ts';
export type { FoundPaths, Strategy, StrategyRequest } from '../paths/strategies.ts';
export { findPage } from '../paths/htmlPage.ts';
export { getReport } from '../paths/createReport.ts';
export type { Report } from '../paths/report.ts';
export type { DescribedPath } from '../paths/describePath.ts';
export type { ReplayReport } from '../paths/replayed.ts';
