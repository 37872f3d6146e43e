import { surveyPaths } from '../paths.ts';
import type { Product } from '../product.ts';

/** Returns the names of a machine, a path and a state of a product, for the examples in the help. */
export function getExample({ models: [model] }: Product): { machine: string; path: string; state: string } {
  const path = model && surveyPaths(model).paths.at(-1);
  return {
    machine: path?.machine ?? 'MACHINE',
    path: path?.id ?? 'ID',
    state: path?.steps.at(-1)?.state ?? 'STATE',
  };
}
