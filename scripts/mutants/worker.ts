import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest } from 'vitest/node';
import { broken, root, type Mutant } from './mutants.ts';
import type { Tests } from './reach.ts';

/** A mutant to try, and the tests that see it. */
export interface Trial {
  mutant: Mutant;
  tests: readonly Tests[];
}

/** The test that failed with it; undefined where none did. */
export interface Outcome {
  noticedBy: string | undefined;
}

let trial: Trial | undefined;

const breaking: Plugin = {
  name: 'breaking',
  enforce: 'pre',
  transform(code, id) {
    const isBroken = trial !== undefined && id === resolve(root, trial.mutant.file);
    return isBroken ? { code: broken(code, trial!.mutant), map: null } : undefined;
  },
};

const vitest = await createVitest(
  'test',
  {
    root,
    watch: false,
    bail: 1,
    maxWorkers: 1,
    fileParallelism: false,
    reporters: [{}],
    // It would keep what is not broken.
    fsModuleCache: false,
    // Who waits for what will never come need not wait long.
    testTimeout: 10_000,
    hookTimeout: 20_000,
    // Nobody reads what broken programs say.
    onConsoleLog: () => false,
  },
  { plugins: [breaking] },
);
await vitest.standalone();
const project = vitest.getRootProject();

async function tryOut({ mutant, tests }: Trial): Promise<Outcome> {
  vitest.invalidateFile(resolve(root, mutant.file));
  vitest.state.clearErrors();
  for (const { file, names } of tests) {
    const specification = project.createSpecification(resolve(root, file), names && { testNames: names });
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
    for (const module of testModules) {
      const failed = [...module.children.allTests('failed')][0];
      if (failed) return { noticedBy: `${file} > ${failed.fullName}` };
      if (module.errors().length > 0) return { noticedBy: file };
    }
    if (unhandledErrors.length > 0) return { noticedBy: file };
  }
  return { noticedBy: undefined };
}

process.on('message', (asked: Trial) => {
  trial = asked;
  void tryOut(asked).then((outcome) => process.send?.(outcome));
});
process.send?.('ready');
