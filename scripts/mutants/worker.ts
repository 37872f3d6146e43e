import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import { edited, root, type Mutant } from './mutants.ts';
import { projects, type Tests } from './reach.ts';

/** A mutant to try, and the tests that see it. */
export interface Trial {
  mutant: Mutant;
  tests: readonly Tests[];
}

let trial: Trial | undefined;

const vitest = await createVitest(
  'test',
  {
    root,
    project: projects,
    watch: false,
    bail: 1,
    maxWorkers: 1,
    // A process that comes to no end takes its threads along when it is ended.
    pool: 'threads',
    reporters: [{}],
    onConsoleLog: () => false,
    // It would keep what is not broken.
    fsModuleCache: false,
    // Who waits for what will never come need not wait long.
    testTimeout: 10_000,
    hookTimeout: 20_000,
  },
  {
    plugins: [
      {
        name: 'breaking',
        enforce: 'pre',
        transform: (code, id) =>
          trial !== undefined && id === resolve(root, trial.mutant.file)
            ? { code: edited(code, trial.mutant), map: null }
            : undefined,
      },
    ],
  },
);
await vitest.standalone();
await vitest.globTestSpecifications();

/** The test that fails with a mutant; undefined where none does. */
async function noticing({ mutant, tests }: Trial): Promise<string | undefined> {
  vitest.invalidateFile(resolve(root, mutant.file));
  for (const { file, names } of tests) {
    vitest.state.clearErrors();
    const path = resolve(root, file);
    const specifications = vitest.getModuleSpecifications(path);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
      specifications.map(({ project }) => {
        // What one mutant has left in a process must not be there for the next one.
        project.config.isolate = true;
        return project.createSpecification(path, names && { testNames: names });
      }),
    );
    // Those of earlier runs are told as well.
    const ran = testModules.filter(({ moduleId }) => moduleId === path);
    const failed = ran.flatMap((module) => [...module.children.allTests('failed')])[0];
    if (failed) return `${file} > ${failed.fullName}`;
    if (unhandledErrors.length > 0 || ran.some((module) => !module.ok())) return file;
  }
  return undefined;
}

process.on('message', (asked: Trial) => {
  trial = asked;
  void noticing(asked).then((noticedBy) => process.send?.({ noticedBy }));
});
process.send?.('ready');
