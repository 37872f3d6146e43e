import { allWithin } from './invoked.ts';
import type { Model } from './model.ts';
import { surveyOf, type Coverage } from './paths.ts';
import { findModel } from './tree.ts';

export interface WholeCoverage {
  /** The machines that run in it. */
  within: readonly string[];
  states: Coverage;
  transitions: Coverage;
  missing: readonly string[];
}

const sum = (parts: readonly Coverage[]): Coverage => ({
  covered: parts.reduce((total, { covered }) => total + covered, 0),
  total: parts.reduce((all, { total }) => all + total, 0),
});

/** What is covered of a machine and of all that runs in it, each machine counted once, by its own paths. */
export function coverageOf(model: Model, models: readonly Model[]): WholeCoverage {
  const within = allWithin(model.machine).map((machine) => findModel(models, machine));
  const surveys = [model, ...within].map(surveyOf);
  return {
    within: within.map(({ machine }) => machine.id),
    states: sum(surveys.map(({ states }) => states)),
    transitions: sum(surveys.map(({ transitions }) => transitions)),
    missing: surveys.flatMap(({ machine, missing }) => missing.map((what) => `${machine}: ${what}`)),
  };
}
