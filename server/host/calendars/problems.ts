import type { CalendarRow } from '../store/schema.ts';
import type { UnreadableEvent } from './takenNights.ts';

/** The maximum number of unreadable events that are stored with a calendar. */
export const mostProblems = 50;

/** The number of reported problems that are stored. A calendar with more of them does not contain stays. */
const maxReported = 500;

/** Events with the same key are numbered. */
function getKeys(problems: readonly UnreadableEvent[]): string[] {
  const counts = new Map<string, number>();
  return problems.map(({ key }) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? key : `${key} #${count}`;
  });
}

/** The stored list of events that could not be read at the last reading, which may be shortened. */
export const readProblems = ({ problems }: Pick<CalendarRow, 'problems'>): UnreadableEvent[] =>
  JSON.parse(problems) as UnreadableEvent[];

/**
 * Determines which unreadable events are new, because the host is notified of each event once, even if it disappears
 * and returns.
 * @returns the keys of all reported events, and whether some are new
 */
export function getProblemsToReport(
  { notifiedProblems }: Pick<CalendarRow, 'notifiedProblems'>,
  problems: readonly UnreadableEvent[],
): { reported: string[]; hasNewProblems: boolean } {
  const before = JSON.parse(notifiedProblems) as string[];
  const news = getKeys(problems).filter((key) => !before.includes(key));
  return { reported: [...before, ...news].slice(-maxReported), hasNewProblems: news.length > 0 };
}
