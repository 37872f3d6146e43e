import type { CalendarTest } from '../../../contract/dashboard/channels.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import type { UnitContent } from '../content/index.ts';
import { FeedUnreachable } from '../ports/feeds.ts';
import { getDate } from '../pricing/index.ts';
import { readTime } from '../store/readTime.ts';
import { countNights } from './countNights.ts';
import { mostProblems } from './problems.ts';
import { readFeed } from './readFeed.ts';

/** The time-outs in milliseconds: together less than that of the browser, which waits for the result. */
const patience = { answer: 6000, parsing: 2500 } as const;

/** The number of simultaneous tests in this process, each of which needs a thread. */
const mostTests = 3;
let tests = 0;

interface TestedCalendar {
  address: string;
  staysOnly: boolean;
  ignoresFree: boolean;
}

type Reading = Pick<HostContext, 'db' | 'keys' | 'feeds'>;

async function readOnce(context: Reading, unit: UnitContent, tested: TestedCalendar): Promise<CalendarTest> {
  const { address, staysOnly, ignoresFree } = tested;
  const now = await readTime(context.db);
  const answer = await context.feeds.read({
    address,
    etag: null,
    lastModified: null,
    milliseconds: patience.answer,
  });
  const text = answer.changed ? answer.text : '';
  const { nights, free, problems, unreadable } = await readFeed(
    context,
    unit,
    { text, ignoresFree, milliseconds: patience.parsing },
    now,
  );
  const stays = nights.filter(({ isStay }) => isStay);
  const taken = staysOnly ? stays : nights;
  const today = getDate(now, unit.timeZone);
  const first = taken[0]?.start;
  return {
    outcome: 'read',
    stays: stays.length,
    blocks: nights.length - stays.length,
    nights: countNights(taken, today),
    from: first === undefined || first > today ? (first ?? null) : today,
    until:
      taken
        .map(({ end }) => end)
        .toSorted()
        .at(-1) ?? null,
    free,
    unreadable,
    problems: problems
      .slice(0, mostProblems)
      .map(({ line, properties, nights: kept }) => ({ line, properties, nights: kept })),
  };
}

/**
 * Reads the calendar of another channel, and returns what it contains, or why it cannot be read. Nothing is stored.
 * @throws {Refusal} if too many calendars are being tested
 */
export async function testCalendar(
  context: Reading & { pages: { origin: string } },
  unit: UnitContent,
  tested: TestedCalendar,
): Promise<CalendarTest> {
  if (isOwnCalendar(context, tested.address)) return { outcome: 'failed', reason: 'own-calendar' };
  if (tests >= mostTests) throw new Refusal('too-many-requests', { retryAfter: 10 });
  tests += 1;
  try {
    return await readOnce(context, unit, tested);
  } catch (error) {
    if (!(error instanceof FeedUnreachable)) throw error;
    return { outcome: 'failed', reason: error.kind };
  } finally {
    tests -= 1;
  }
}

/** Whether an address is that of a calendar of this site. */
export const isOwnCalendar = ({ pages }: { pages: { origin: string } }, address: string): boolean =>
  address.startsWith(`${pages.origin}/calendars/`);
