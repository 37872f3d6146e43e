import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutants.ts';
import { testsThatSee, type Ran } from './reach.ts';
import type { Outcome, Trial } from './worker.ts';

/** What became of a mutant. */
export interface Verdict extends Mutant {
  /** Whether any test comes by its place. */
  isSeen: boolean;
  /** The test that noticed it, or how else it was. */
  noticedBy: string | undefined;
  seconds: number;
}

const worker = fileURLToPath(new URL('worker.ts', import.meta.url));
/** What a mutant's tests may take, beside three times what they took unbroken, in milliseconds. */
const patience = 45_000;

/** A process that tries one mutant after the other; one that hangs is replaced. */
class Tester {
  #child: Promise<ChildProcess> | undefined;

  #start() {
    const child = fork(worker, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    return new Promise<ChildProcess>((resolve) => child.once('message', () => resolve(child)));
  }

  async tries(trial: Trial): Promise<Outcome> {
    const child = await (this.#child ??= this.#start());
    const limit = patience + 3 * trial.tests.reduce((sum, { ms }) => sum + ms, 0);
    return new Promise((resolve) => {
      const settle = (outcome: Outcome) => {
        clearTimeout(timer);
        child.off('exit', died);
        resolve(outcome);
      };
      const givesUp = (noticedBy: string) => {
        this.#child = undefined;
        settle({ noticedBy });
      };
      const died = () => givesUp('the tests’ process, which ended');
      const timer = setTimeout(() => {
        givesUp('the clock: it never came to an end');
        child.kill('SIGKILL');
      }, limit);
      child.once('exit', died);
      child.once('message', settle);
      child.send(trial);
    });
  }

  async ends(): Promise<void> {
    (await this.#child)?.kill('SIGKILL');
  }
}

/** The test files that noticed something lately come first: they are likely to notice the next one too. */
class Order {
  readonly #lately = new Map<string, string>();

  of(mutant: Mutant, ran: readonly Ran[]) {
    const last = this.#lately.get(mutant.file);
    return testsThatSee(mutant, ran).toSorted((a, b) => Number(b.file === last) - Number(a.file === last));
  }

  learns({ file }: Mutant, noticedBy: string | undefined) {
    if (noticedBy !== undefined) this.#lately.set(file, noticedBy.split(' > ')[0]!);
  }
}

/** Tries every mutant on so many processes at a time. */
export async function tryAll(
  mutants: readonly Mutant[],
  ran: readonly Ran[],
  { processes, onVerdict }: { processes: number; onVerdict: (verdict: Verdict) => void },
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const order = new Order();
  const waiting = mutants.values();
  const goOn = async () => {
    const tester = new Tester();
    for (const mutant of waiting) {
      const tests = order.of(mutant, ran);
      const began = performance.now();
      const { noticedBy } =
        tests.length === 0 ? { noticedBy: undefined } : await tester.tries({ mutant, tests });
      order.learns(mutant, noticedBy);
      const seconds = (performance.now() - began) / 1000;
      const verdict = { ...mutant, isSeen: tests.length > 0, noticedBy, seconds };
      verdicts.push(verdict);
      onVerdict(verdict);
    }
    await tester.ends();
  };
  await Promise.all(Array.from({ length: processes }, goOn));
  return verdicts;
}
