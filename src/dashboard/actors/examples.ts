import { fromPromise } from 'xstate';
import { examplesMachine, type ExamplesCall } from '../../../machines/dashboard/examples/examples.machine.ts';
import type { Dashboard } from '../context/dashboard.ts';

/** Connects the example stays to the host. */
export const createExamplesActors = ({ api }: Pick<Dashboard, 'api'>) =>
  examplesMachine.provide({
    actors: {
      fillExamples: fromPromise<number, ExamplesCall>(
        async ({ input, signal }) => (await api.fillExamples(undefined, { ...input, signal })).stays,
      ),
      removeExamples: fromPromise<number, ExamplesCall>(
        async ({ input, signal }) => (await api.removeExamples(undefined, { ...input, signal })).stays,
      ),
    },
  });
