import type { Browser } from 'playwright';
import { loadAndSettle, type Visit } from './visit.ts';

/** An event of a browser trace; times are in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time. */
  tdur?: number;
  args: { name?: string; data?: { url?: string; functionName?: string } };
}

/** A task of the main thread: the page cannot react before it ends. */
export interface Task {
  milliseconds: number;
  /** The processor time of the task, independent of the load of the machine. */
  ofProcessor: number;
  /** Milliseconds after the first paint. */
  at: number;
  /** The part of the task that took longest. */
  by: string;
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'];

const getName = ({ name, args: { data } }: TraceEvent) =>
  [name, data?.functionName, data?.url?.split('/').at(-1)].filter(Boolean).join(' ');

const getEnd = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** Returns the name of the longest event within a task. */
function longestWithin(task: TraceEvent, events: readonly TraceEvent[]): string {
  const within = events.filter(
    (event) => event.name !== task.name && event.ts >= task.ts && getEnd(event) <= getEnd(task),
  );
  const [longest] = within.toSorted((a, b) => b.dur! - a.dur!);
  return longest ? getName(longest) : 'the browser itself';
}

function getTasks(events: readonly TraceEvent[]): Task[] {
  // Only this page is open in the browser.
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The page was not painted');
  const { pid } = painted;
  const main = events.find((event) => event.pid === pid && event.args.name === 'CrRendererMain')!;
  const ofPage = events.filter(
    (event) => event.ph === 'X' && event.pid === pid && event.tid === main.tid && getEnd(event) > painted.ts,
  );
  return ofPage
    .filter(({ name }) => name === 'RunTask')
    .map((task) => ({
      milliseconds: task.dur! / 1000,
      ofProcessor: (task.tdur ?? task.dur!) / 1000,
      at: (task.ts - painted.ts) / 1000,
      by: longestWithin(task, ofPage),
    }));
}

/** Returns the tasks of a page from its first paint until it is idle. */
export async function readTasks(browser: Browser, visit: Visit, address: string): Promise<Task[]> {
  await browser.startTracing(visit.page, { categories });
  await loadAndSettle(visit, address);
  const trace = (await browser.stopTracing()).toString();
  return getTasks((JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents);
}
