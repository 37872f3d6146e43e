import type { Browser } from 'playwright';
import { readTasks, type Task } from '../browser/longTasks.ts';
import { visit } from '../browser/visit.ts';
import type { Figure, Row } from '../figure.ts';
import { getMedian } from '../median.ts';
import { inWords } from '../table.ts';
import type { BenchEnvironment } from '../environment.ts';

const visits = 5;
/** The slowdown of a phone compared with the machine that runs this. */
const times = 4;
/** The threshold of a long task in milliseconds. */
const long = 50;
/** The maximum number of tasks in the notes. */
const shownTasks = 8;

/** Returns the duration of a task in milliseconds. */
type Length = (task: Task) => number;

/** A way to estimate task durations on a slow processor. */
interface Way {
  id: string;
  name: string;
  cpu: number;
  length: Length;
}

const ways: readonly Way[] = [
  { id: 'slowed', name: '4× slower', cpu: times, length: ({ milliseconds }) => milliseconds },
  // Independent of other load on the machine.
  { id: 'ofProcessor', name: 'processor time × 4', cpu: 1, length: ({ ofProcessor }) => ofProcessor * times },
];

const longestFirst = (tasks: readonly Task[], { length }: Way) =>
  tasks.toSorted((a, b) => length(b) - length(a));

/** Returns the tasks of each visit, the longest first, with the visits sorted by their longest task. */
async function measureVisits(browser: Browser, address: string, way: Way): Promise<Task[][]> {
  const all: Task[][] = [];
  for (let count = 0; count < visits; count += 1) {
    const tasks = await visit(browser, way, (one) => readTasks(browser, one, address));
    all.push(longestFirst(tasks, way));
  }
  return all.toSorted((a, b) => way.length(a[0]!) - way.length(b[0]!));
}

const getLongest = (all: readonly Task[][], { length }: Way) =>
  getMedian(all.map(([longest]) => length(longest!)));

/**
 * Measures the first formatting of a number in an empty page, during which the browser loads its language data in one
 * task.
 */
async function firstNumber(browser: Browser, way: Way): Promise<number> {
  const all: number[] = [];
  for (let count = 0; count < visits; count += 1) {
    const measured = await visit(browser, way, ({ page }) =>
      page.evaluate(() => {
        const began = performance.now();
        new Intl.NumberFormat('en').format(1);
        return performance.now() - began;
      }),
    );
    all.push(measured * (times / way.cpu));
  }
  return getMedian(all);
}

async function getRows(world: BenchEnvironment, way: Way): Promise<Row[]> {
  const [site, floors, browser] = await Promise.all([world.site(), world.floors(), world.browser()]);
  const floor = async (name: string, address: string) => ({
    name,
    measured: getLongest(await measureVisits(browser, address, way), way),
  });
  const row = async (page: 'property' | 'landing') => {
    const all = await measureVisits(browser, site + world.paths[page], way);
    return {
      id: `longestTask.${page}.${way.id}`,
      name: `${page} page: longest task, ${way.name}`,
      unit: 'ms',
      measured: getLongest(all, way),
      goal: { most: long },
      notes: all[Math.floor(visits / 2)]!.slice(0, shownTasks)
        .filter((task) => way.length(task) > long)
        .map((task) => `${inWords(way.length(task), 'ms')} at ${inWords(task.at, 'ms')}: ${task.by}`),
    } as const;
  };
  const property = await row('property');
  const bare = [await floor('bare React', floors.react), await floor('static', floors.still)];
  const number = { name: 'one number', measured: await firstNumber(browser, way) };
  return [
    { ...property, floors: bare },
    { ...(await row('landing')), floors: [number] },
  ];
}

/** Measures the longest task between the first paint and the idle page. */
export const longestTask: Figure = async (world) => {
  const rows: Row[] = [];
  for (const way of ways) rows.push(...(await getRows(world, way)));
  return rows;
};
