/** The share of states, transitions and events that paths and tests reach. */
export { addCoverage, getShare } from '../paths.ts';
export type { Coverage } from '../paths.ts';
export { getModelCoverage } from '../modelCoverage.ts';
export type { ModelCoverage } from '../modelCoverage.ts';
export { getPathCoverage, getTotal, kinds } from '../paths/pathCoverage.ts';
export type { PathCoverage } from '../paths/pathCoverage.ts';
export { findUntested, findUntestedScreens, getTestCoverage, getTransitionName } from '../testCoverage.ts';
export type { Pair, TakenTransition, Untested } from '../testCoverage.ts';
