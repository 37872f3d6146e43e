import { addresses } from '../support/calls.ts';
import { HostSide } from '../support/hostSide.ts';
import { expect, test } from '../support/test.ts';
import type { Tour } from '../support/tours.ts';
import { getTranslations } from '../support/voice.ts';
import { take } from '../support/walk.ts';
import { goesTo } from './comesBack.ts';
import type { BookingState } from './expected/types.ts';
import { BookingGuest } from './guest.ts';
import { arriving } from './story.ts';

test.slow();
test.use({ letsCallsFail: true });

const standsIn = (state: BookingState): Tour<BookingState> => ({
  name: state,
  language: 'en',
  start: { at: state, isLookedAt: false },
  stops: [],
});

const states = [
  'form.creating',
  'form.refused',
  'form.datesTaken',
  'form.repricing',
  'form.termsChanged',
  'form.noMoreHolds',
  'form.notCreated',
] as const satisfies readonly BookingState[];

for (const state of states) {
  test(`continues in ${state} after a reload`, async ({ page }) => {
    const hostSide = new HostSide();
    await page.clock.install();
    await hostSide.guard(page);
    await page.goto('/en/booking-walks');
    const guest = new BookingGuest(page, hostSide, arriving(getTranslations('en'), 'booking-walks'));
    await goesTo(guest, state);
    const { asks } = guest.expected[state];
    const before = hostSide.questions.length;
    const last = hostSide.questions.at(-1);
    await page.reload();
    await take(standsIn(state), guest);
    if (asks === undefined) return;
    // The host may have received the call before, so the key is the same.
    await hostSide.asked(asks, before);
    const again = hostSide.questions.findLast(({ call }) => call === addresses[asks]);
    expect(again).toEqual(last);
  });
}
