import type { CalendarRow } from '../store/schema.ts';
import type { UnreadableEvent } from './takenNights.ts';

/** So many are remembered as told; a calendar with more of them is not one of stays. */
const maxReported = 500;

/** Events that say the same of themselves are told apart by how many there are. */
function getKeys(problems: readonly UnreadableEvent[]): string[] {
  const counts = new Map<string, number>();
  return problems.map(({ key }) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? key : `${key} #${count}`;
  });
}

/** Events that could not be read when the calendar was read last, the first of them at least. */
export const readProblems = ({ problems }: Pick<CalendarRow, 'problems'>): UnreadableEvent[] =>
  JSON.parse(problems) as UnreadableEvent[];

/**
 * Whether a host is to be told of events that cannot be read: each is told once, also where it went and came back.
 * @returns what they have been told then
 */
export function getProblemsToReport(
  { toldProblems }: Pick<CalendarRow, 'toldProblems'>,
  problems: readonly UnreadableEvent[],
): { reported: string[]; hasNewProblems: boolean } {
  const before = JSON.parse(toldProblems) as string[];
  const news = getKeys(problems).filter((key) => !before.includes(key));
  return { reported: [...before, ...news].slice(-maxReported), hasNewProblems: news.length > 0 };
}
