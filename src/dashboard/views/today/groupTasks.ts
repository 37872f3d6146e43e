import type { Attention, TodayAnswer } from '../../../../contract/dashboard/today.ts';

/** The tasks of one kind, each with the other tasks about the same stay. */
export interface TaskGroup {
  kind: Attention['kind'];
  entries: readonly (readonly [Attention, ...Attention[]])[];
}

/** Identifies a task, whatever the host has done for it so far. */
export const getTaskKey = (task: Attention) =>
  [
    task.kind,
    task.number,
    'unitId' in task && task.unitId,
    'id' in task && task.id,
    'calendar' in task && task.calendar,
    'start' in task && task.start,
    'why' in task && task.why,
    'dueDate' in task && task.dueDate,
  ].join(' ');

/** Whether a task belongs to a stay, next to its other tasks. */
const isAboutStay = ({ kind }: Attention) =>
  kind === 'unpaid' || kind === 'notRegistered' || kind === 'bulletins';

/** Whether the row of a stay of the day shows a task and its action. */
const fitsStay = (task: Attention) => task.kind === 'unpaid' || task.action === 'remind';

/** Returns the tasks that the row of a stay of the day shows. */
export const findStayTasks = (attention: readonly Attention[], number: string): Attention[] =>
  attention.filter((task) => task.number === number && fitsStay(task));

/** Groups the tasks that no row of the day shows by kind, the most urgent kind first; a stay is listed once. */
export function groupTasks({ attention, arrivals, departures, inHouse }: TodayAnswer): TaskGroup[] {
  const shown = new Set([...arrivals, ...departures, ...inHouse].map(({ number }) => number));
  const entries: [Attention, ...Attention[]][] = [];
  const ofStays = new Map<string, Attention[]>();
  for (const task of attention) {
    const { number } = task;
    if (number !== null && shown.has(number) && fitsStay(task)) continue;
    const known = isAboutStay(task) && number !== null && ofStays.get(number);
    if (known) {
      known.push(task);
      continue;
    }
    const entry: [Attention, ...Attention[]] = [task];
    entries.push(entry);
    if (isAboutStay(task) && number !== null) ofStays.set(number, entry);
  }
  return [...new Set(entries.map(([{ kind }]) => kind))].map((kind) => ({
    kind,
    entries: entries.filter(([task]) => task.kind === kind),
  }));
}
