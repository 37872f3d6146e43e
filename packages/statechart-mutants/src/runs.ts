import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Area } from './config.ts';
import { getModulePath } from './coverage.ts';
import { selectTests, type FileCoverage } from './coverageFiles.ts';
import type { Mutant } from './mutants.ts';
import { Order } from './order.ts';
import type { Trial, WorkerSettings } from './worker.ts';

/** The result of a mutant. */
export interface Verdict extends Mutant {
  /** Whether any test runs its function. */
  isCovered: boolean;
  /** The test that detected the mutant, or another reason why it counts as detected. */
  killedBy: string | undefined;
  seconds: number;
}

/** The time limit for the tests of a mutant is this many milliseconds plus three times their normal duration. */
const baseTimeLimit = 120_000;

async function startWorker(settings: WorkerSettings): Promise<ChildProcess> {
  const child = fork(getModulePath('./worker'), [JSON.stringify(settings)], {
    cwd: settings.root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

/**
 * Sends a mutant to a process; if the process hangs or exits, the mutant counts as detected and the process is
 * replaced.
 */
function runTrial(child: ChildProcess, trial: Trial): Promise<string | undefined> {
  return new Promise((resolve) => {
    const limit = baseTimeLimit + 3 * trial.tests.reduce((sum, { ms }) => sum + ms, 0);
    const timer = setTimeout(() => child.kill('SIGKILL'), limit);
    const settle = (killedBy: string | undefined) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(killedBy);
    };
    child.once('message', ({ killedBy }: { killedBy?: string }) => settle(killedBy));
    child.once('exit', () => settle('time limit or crash: the test process did not finish'));
    child.send(trial);
  });
}

interface Options {
  settings: WorkerSettings;
  areas: readonly Area[];
  processes: number;
  /** The first time limit of a test in milliseconds; a test that exceeds it is repeated with a longer limit. */
  testTimeout?: number;
  onVerdict: (verdict: Verdict) => void;
}

/** Tests every mutant in parallel processes. */
export async function testMutants(
  mutants: readonly Mutant[],
  coverage: readonly FileCoverage[],
  { settings, areas, processes, testTimeout = 10_000, onVerdict }: Options,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const order = new Order(areas);
  const waiting = mutants.values();
  const runNext = async () => {
    let child: ChildProcess | undefined;
    for (const mutant of waiting) {
      const began = performance.now();
      const tests = order.sort(mutant, selectTests(mutant, coverage));
      if (tests.length > 0 && child?.exitCode !== null) child = await startWorker(settings);
      const killedBy =
        tests.length === 0
          ? undefined
          : await runTrial(child!, { mutant, tests, firstTimeLimit: testTimeout });
      if (child?.signalCode !== null) child = undefined;
      if (killedBy !== undefined) order.learn(mutant, killedBy.split(' > ')[0]!);
      const seconds = (performance.now() - began) / 1000;
      const verdict = { ...mutant, isCovered: tests.length > 0, killedBy, seconds };
      verdicts.push(verdict);
      onVerdict(verdict);
    }
    child?.kill('SIGKILL');
  };
  await Promise.all(Array.from({ length: processes }, runNext));
  return verdicts;
}
