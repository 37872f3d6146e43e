import { listMachines } from './invoked.ts';
import type { Model } from './model.ts';
import { addCoverage, surveyPaths, type Coverage } from './paths.ts';
import { findModel } from './tree.ts';

export interface ModelCoverage {
  /** The machines that run in it. */
  within: readonly string[];
  states: Coverage;
  transitions: Coverage;
  missing: readonly string[];
}

/**
 * Returns the coverage of a machine together with all machines that run in it; each machine counts once, with its own
 * paths.
 */
export function getModelCoverage(model: Model, models: readonly Model[]): ModelCoverage {
  const within = listMachines(model.machine).map((machine) => findModel(models, machine));
  const surveys = [model, ...within].map(surveyPaths);
  return {
    within: within.map(({ machine }) => machine.id),
    states: addCoverage(surveys.map(({ states }) => states)),
    transitions: addCoverage(surveys.map(({ transitions }) => transitions)),
    missing: surveys.flatMap(({ machine, missing }) => missing.map((what) => `${machine}: ${what}`)),
  };
}
