import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { TakenTransition } from '../testCoverage.ts';

/** The coverage of machines by the browser tests of one build. */
export interface BrowserCoverage {
  /** An identifier of the build, such as a hash of its sources. */
  build: string;
  /** The transitions that each test has taken. */
  tests: Readonly<Record<string, readonly TakenTransition[]>>;
}

/** Runs in a page, and reports each transition of its machines once, and the state in which each machine starts. */
function reportTransitions(): void {
  interface Transition {
    eventType: string;
    source: {
      path: readonly string[];
      machine: { id: string };
      transitions: Map<string, readonly unknown[]>;
    };
  }
  interface InspectionEvent {
    type: string;
    actorRef: { getSnapshot: () => { value: TakenTransition['from'] } };
    event?: { type: string };
    snapshot: { value: TakenTransition['to']; machine?: { id: string } };
    _transitions: readonly Transition[];
  }
  const reported = new Set<string>();
  const values: Record<string, TakenTransition['to']> = {};
  const { reportTransition } = window as unknown as { reportTransition: (taken: string) => void };
  const report = (taken: TakenTransition) => {
    values[taken.machine] = taken.to;
    const text = JSON.stringify(taken);
    if (!reported.has(text)) reportTransition(text);
    reported.add(text);
  };
  const inspect = (inspected: InspectionEvent) => {
    const { type, event, snapshot } = inspected;
    if (type === '@xstate.snapshot' && event?.type === 'xstate.init' && snapshot.machine) {
      const { value, machine } = snapshot;
      report({ machine: machine.id, source: '', eventType: event.type, branch: -1, from: value, to: value });
    }
    if (inspected.type !== '@xstate.microstep') return;
    // oxlint-disable-next-line no-underscore-dangle -- XState calls it so
    for (const transition of inspected._transitions) {
      const { source, eventType } = transition;
      report({
        machine: source.machine.id,
        source: source.path.join('.'),
        eventType,
        branch: source.transitions.get(eventType)?.indexOf(transition) ?? -1,
        // Until a step ends, the snapshot of a machine is the previous one.
        from: inspected.actorRef.getSnapshot().value,
        to: inspected.snapshot.value,
      });
    }
  };
  Object.assign(window, { stateInspector: { inspect, values } });
}

/**
 * Records the transitions of the machines of all pages that a test opens from now on. The pages must pass
 * `globalThis.stateInspector` to XState's `inspect` option; its `values` contain the state of the last actor of each
 * machine. Returns a function that lists the transitions so far.
 */
export async function recordTransitions(context: BrowserContext): Promise<() => readonly TakenTransition[]> {
  const taken = new Set<string>();
  await context.exposeBinding('reportTransition', (_, transition: string) => void taken.add(transition));
  await context.addInitScript(reportTransitions);
  return () => [...taken].map((transition) => JSON.parse(transition) as TakenTransition);
}

/** Reads the coverage of a build; it lists no tests if none has run. */
export function readCoverage(file: string, build: string): BrowserCoverage {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as BrowserCoverage;
    if (stored.build === build) return stored;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return { build, tests: {} };
}

/** Stores the coverage of a test in the folder of its run, which must be empty when the run starts. */
export function storeTestCoverage(
  folder: string,
  { test, worker, taken }: { test: string; worker: number; taken: readonly TakenTransition[] },
): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${worker}.ndjson`), `${JSON.stringify([test, taken])}\n`);
}

/** Adds the coverage of a run to that of other tests of the same build. */
export function mergeCoverage(folder: string, file: string, build: string): void {
  mkdirSync(folder, { recursive: true });
  const lines = readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8').trim().split('\n'),
  );
  const tests = lines.map((line) => JSON.parse(line) as [string, TakenTransition[]]);
  const coverage: BrowserCoverage = {
    build,
    tests: { ...readCoverage(file, build).tests, ...Object.fromEntries(tests) },
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(coverage));
}
