import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { TakenTransition } from 'statechart-atlas/coverage';

const root = resolve(import.meta.dirname, '../..');
/** Where each test stores its coverage until the end of the run; a run starts with an empty folder. */
const runFolder = resolve(root, 'test-results/reached');
const file = resolve(root, 'dist/reached.json');

/** The coverage of the tests of one build, by test. */
export interface Reached {
  /** The build of the coverage. */
  build: string;
  tests: Readonly<Record<string, readonly TakenTransition[]>>;
}

/** Reports each transition of the machines of a page once. */
function reportTransitions(): void {
  interface Transition {
    eventType: string;
    source: {
      path: readonly string[];
      machine: { id: string };
      transitions: Map<string, readonly unknown[]>;
    };
  }
  interface Seen {
    type: string;
    actorRef: { getSnapshot: () => { value: TakenTransition['from'] } };
    snapshot: { value: TakenTransition['to'] };
    _transitions: readonly Transition[];
  }
  const reported = new Set<string>();
  const { reportTaken } = window as unknown as { reportTaken: (taken: string) => void };
  const inspect = (seen: Seen) => {
    if (seen.type !== '@xstate.microstep') return;
    // oxlint-disable-next-line no-underscore-dangle -- XState calls it so
    for (const transition of seen._transitions) {
      const { source, eventType } = transition;
      const taken: TakenTransition = {
        machine: source.machine.id,
        source: source.path.join('.'),
        eventType,
        branch: source.transitions.get(eventType)?.indexOf(transition) ?? -1,
        // Until a step ends, the snapshot of a machine is the previous one.
        from: seen.actorRef.getSnapshot().value,
        to: seen.snapshot.value,
      };
      const words = JSON.stringify(taken);
      if (!reported.has(words)) reportTaken(words);
      reported.add(words);
    }
  };
  Object.assign(window, { stateInspector: { inspect } });
}

/** Follows the machines of all pages that open from now on; returns their transitions so far. */
export async function followMachines(context: BrowserContext): Promise<() => readonly string[]> {
  const taken = new Set<string>();
  await context.exposeBinding('reportTaken', (_, one: string) => void taken.add(one));
  await context.addInitScript(reportTransitions);
  return () => [...taken];
}

/** The coverage since the current build; undefined if no test has run since. */
export function readReached(build: string): Reached {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Reached;
    if (kept.build === build) return kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return { build, tests: {} };
}

/** Stores the coverage of a test for the end of the run. */
export function leave(test: string, taken: readonly string[], worker: number): void {
  mkdirSync(runFolder, { recursive: true });
  appendFileSync(join(runFolder, `${worker}.ndjson`), `${JSON.stringify([test, taken])}\n`);
}

/** Adds the coverage of this run to that of other tests of the same build. */
export function keepReached(build: string): void {
  mkdirSync(runFolder, { recursive: true });
  const lines = readdirSync(runFolder).flatMap((name) =>
    readFileSync(join(runFolder, name), 'utf8').trim().split('\n'),
  );
  const now = lines.map((line) => {
    const [test, taken] = JSON.parse(line) as [string, string[]];
    return [test, taken.map((one) => JSON.parse(one) as TakenTransition)] as const;
  });
  const reached: Reached = { build, tests: { ...readReached(build).tests, ...Object.fromEntries(now) } };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(reached));
}
