import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutants.ts';
import { Order } from './order.ts';
import { testsThatSee, type Ran } from './lineCoverage.ts';
import type { Trial } from './worker.ts';

/** The result of a mutant. */
export interface Verdict extends Mutant {
  /** Whether any test runs its function. */
  isSeen: boolean;
  /** The test that detected the mutant, or another reason why it counts as detected. */
  killedBy: string | undefined;
  seconds: number;
}

const worker = fileURLToPath(new URL('worker.ts', import.meta.url));
/** The time limit for the tests of a mutant is this many milliseconds plus three times their normal duration. */
const patience = 120_000;

async function start(): Promise<ChildProcess> {
  const child = fork(worker, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  return child;
}

/**
 * Sends a mutant to a process; if the process hangs or exits, the mutant counts as detected and the process is
 * replaced.
 */
function tryOut(child: ChildProcess, trial: Trial): Promise<string | undefined> {
  return new Promise((resolve) => {
    const limit = patience + 3 * trial.tests.reduce((sum, { ms }) => sum + ms, 0);
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

interface Manner {
  processes: number;
  /** The first time limit of a test in milliseconds; a test that exceeds it is repeated with a longer limit. */
  testTimeout?: number;
  onVerdict: (verdict: Verdict) => void;
}

/** Tries every mutant in parallel processes. */
export async function tryAll(
  mutants: readonly Mutant[],
  ran: readonly Ran[],
  { processes, testTimeout = 10_000, onVerdict }: Manner,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const order = new Order();
  const waiting = mutants.values();
  const runNext = async () => {
    let child: ChildProcess | undefined;
    for (const mutant of waiting) {
      const began = performance.now();
      const tests = order.of(mutant, testsThatSee(mutant, ran));
      if (tests.length > 0 && child?.exitCode !== null) child = await start();
      const killedBy =
        tests.length === 0 ? undefined : await tryOut(child!, { mutant, tests, haste: testTimeout });
      if (child?.signalCode !== null) child = undefined;
      if (killedBy !== undefined) order.learn(mutant, killedBy.split(' > ')[0]!);
      const seconds = (performance.now() - began) / 1000;
      verdicts.push({ ...mutant, isSeen: tests.length > 0, killedBy, seconds });
      onVerdict(verdicts.at(-1)!);
    }
    child?.kill('SIGKILL');
  };
  await Promise.all(Array.from({ length: processes }, runNext));
  return verdicts;
}
