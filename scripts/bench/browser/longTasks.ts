import type { Browser } from 'playwright';
import { loadAndSettle, type Visit } from './visit.ts';

/** What a browser notes of something that took time; in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the processor alone. */
  tdur?: number;
  args: { name?: string; data?: { url?: string; functionName?: string } };
}

/** Work in one piece: nothing a guest does is answered before it ends. */
export interface Task {
  milliseconds: number;
  /** What the processor had to do of it, whatever else the machine did meanwhile. */
  ofProcessor: number;
  /** Since the page was first painted. */
  at: number;
  /** What took the most of it. */
  by: string;
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'];

const getName = ({ name, args: { data } }: TraceEvent) =>
  [name, data?.functionName, data?.url?.split('/').at(-1)].filter(Boolean).join(' ');

const getEnd = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** The longest that happened within something. */
function longestWithin(task: TraceEvent, events: readonly TraceEvent[]): string {
  const within = events.filter(
    (event) => event.name !== task.name && event.ts >= task.ts && getEnd(event) <= getEnd(task),
  );
  const [longest] = within.toSorted((a, b) => b.dur! - a.dur!);
  return longest ? getName(longest) : 'the browser itself';
}

function getTasks(events: readonly TraceEvent[]): Task[] {
  // Nothing else is open in the browser.
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

/** The tasks of a page from its first paint until it has come to rest. */
export async function readTasks(browser: Browser, visit: Visit, address: string): Promise<Task[]> {
  await browser.startTracing(visit.page, { categories });
  await loadAndSettle(visit, address);
  const trace = (await browser.stopTracing()).toString();
  return getTasks((JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents);
}
