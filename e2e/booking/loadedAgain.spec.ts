import { reachedStates } from '../../machines/atlas/graph.ts';
import type { Happening, Model } from '../../machines/atlas/model.ts';
import { bookingModel } from '../../machines/booking/booking.model.ts';
import { addresses } from '../support/calls.ts';
import { HostSide } from '../support/hostSide.ts';
import { expect, test } from '../support/test.ts';
import type { Stop, Tour } from '../support/tours.ts';
import { voiceOf } from '../support/voice.ts';
import { take } from '../support/walk.ts';
import type { BookingState } from './expected/booking.ts';
import { BookingGuest } from './guest.ts';
import { arriving } from './story.ts';

test.slow();
test.use({ letsCallsFail: true });

const isRecalled = ({ name }: Happening) => name.includes('.recalled');
const seenFirst: Model = {
  ...bookingModel,
  happenings: bookingModel.happenings.filter((happening) => !isRecalled(happening)),
};

/** The shortest way to a state of somebody of whom nothing is remembered yet. */
function tourTo(state: BookingState): Tour<BookingState> {
  const { steps } = reachedStates(seenFirst).find((reached) => reached.state === state)!;
  let from: BookingState = 'dates.choosing';
  const stops = steps.map(({ happening, state: next }): Stop<BookingState> => {
    const to = next as BookingState;
    const stop = { by: happening.name, from, to, isLookedAt: false, isPassed: false };
    from = to;
    return stop;
  });
  return { name: state, language: 'en', start: { at: 'dates.choosing', isLookedAt: false }, stops };
}

const standsIn = (state: BookingState): Tour<BookingState> => ({
  name: state,
  language: 'en',
  start: { at: state, isLookedAt: false },
  stops: [],
});

const states = [
  'form.creating',
  'form.datesTaken',
  'form.repricing',
  'form.termsChanged',
  'form.noMoreHolds',
  'form.notCreated',
] as const satisfies readonly BookingState[];

for (const state of states) {
  test(`a page that is loaded again in ${state} goes on there`, async ({ page }) => {
    const hostSide = new HostSide();
    await page.clock.install();
    await hostSide.guard(page);
    await page.goto('/en/booking-walks');
    const guest = new BookingGuest(page, hostSide, arriving(voiceOf('en'), 'booking-walks'));
    await take(tourTo(state), guest, { reads: false, keeps: async () => {} });
    const { asks } = guest.expected[state];
    const before = hostSide.questions.length;
    const last = hostSide.questions.at(-1);
    await page.reload();
    await take(standsIn(state), guest);
    if (asks === undefined) return;
    // The host may have heard it before: the key is the same.
    await hostSide.asked(asks, before);
    const again = hostSide.questions.findLast(({ call }) => call === addresses[asks]);
    expect(again).toEqual(last);
  });
}
