import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import type { Tests } from './coverageFiles.ts';
import { edited, type Mutant } from './mutants.ts';

/** The argument of the process, as JSON. */
export interface WorkerSettings {
  root: string;
  /** Vitest projects to run. */
  projects: readonly string[];
}

/** A mutant to test, and the tests that run its function. */
export interface Trial {
  mutant: Mutant;
  tests: readonly Tests[];
  /**
   * The first time limit of each test in milliseconds; it is short because many mutants make tests wait for an event
   * that never occurs.
   */
  firstTimeLimit: number;
}

interface Limits {
  testTimeout: number;
  hookTimeout: number;
}

const longLimits: Limits = { testTimeout: 60_000, hookTimeout: 60_000 };

const { root, projects } = JSON.parse(process.argv[2]!) as WorkerSettings;
let trial: Trial | undefined;

// As the command of Vitest does: Vite would set another value.
process.env['NODE_ENV'] ??= 'test';

const vitest = await createVitest(
  'test',
  {
    root,
    project: [...projects],
    watch: false,
    bail: 1,
    maxWorkers: 1,
    // Threads end with their process when it is killed.
    pool: 'threads',
    reporters: [{}],
    onConsoleLog: () => false,
    // The cache would return modules without the mutation.
    fsModuleCache: false,
  },
  {
    plugins: [
      {
        name: 'statechart-mutants:mutation',
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

/** The result of a test file: its failure, and whether a time limit was the only reason. */
interface Failure {
  name: string;
  isLate: boolean;
}

const isLate = (message: string) => / timed out in \d+ms/.test(message);

async function runTests({ file, names }: Tests, limits: Limits): Promise<Failure | undefined> {
  vitest.state.clearErrors();
  const path = resolve(root, file);
  const specifications = vitest.getModuleSpecifications(path);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    specifications.map(({ project }) => {
      // Isolation keeps the effects of one mutant away from the next one.
      Object.assign(project.config, limits, { isolate: true });
      return project.createSpecification(path, names && { testNames: names });
    }),
  );
  // Vitest also reports the modules of earlier runs.
  const ran = testModules.filter(({ moduleId }) => moduleId === path);
  const failed = ran.flatMap((module) => [...module.children.allTests('failed')])[0];
  if (failed) {
    const why = failed.result().errors ?? [];
    return { name: `${file} > ${failed.fullName}`, isLate: why.some(({ message }) => isLate(message)) };
  }
  const isWell = unhandledErrors.length === 0 && ran.every((module) => module.ok());
  const why = ran.flatMap((module) =>
    [module, ...module.children.allSuites()].flatMap((part) => part.errors()),
  );
  return isWell ? undefined : { name: file, isLate: why.some(({ message }) => isLate(message)) };
}

/** Returns the first test that fails with a mutant; undefined if none does. */
async function findKiller({ mutant, tests, firstTimeLimit }: Trial): Promise<string | undefined> {
  vitest.invalidateFile(resolve(root, mutant.file));
  const shortLimits: Limits = { testTimeout: firstTimeLimit, hookTimeout: 2 * firstTimeLimit };
  for (const one of tests) {
    const failure = await runTests(one, shortLimits);
    if (failure === undefined) continue;
    // A busy machine may have caused the delay.
    const certain = failure.isLate ? await runTests(one, longLimits) : failure;
    if (certain) return certain.name;
  }
  return undefined;
}

// The command was ended by a signal.
process.on('disconnect', () => process.exit());
process.on('message', (message: Trial) => {
  trial = message;
  void findKiller(message).then((killedBy) => process.send?.({ killedBy }));
});
process.send?.('ready');
