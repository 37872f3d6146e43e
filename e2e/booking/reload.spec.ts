import { isNightly } from '../../scripts/nightly.mjs';
import { addresses } from '../support/calls.ts';
import { HostStub } from '../support/hostStub.ts';
import { expect, test } from '../support/test.ts';
import type { Tour } from '../support/tour.ts';
import { getTranslator } from '../support/translator.ts';
import { followTour } from '../support/walk.ts';
import { goTo } from './returningGuest.ts';
import type { BookingState } from './expected/types.ts';
import { BookingGuest } from './guest.ts';
import { initialScenario } from './scenario.ts';
test.use({ allowsFailedCalls: true });

const createEmptyTour = (state: BookingState): Tour<BookingState> => ({
  name: state,
  language: 'en',
  start: { at: state, isChecked: false },
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

// By day, the state whose call may have reached the host is enough.
for (const state of isNightly ? states : states.slice(0, 1)) {
  test(`continues in ${state} after a reload`, async ({ page }) => {
    const hostStub = new HostStub();
    await page.clock.install();
    await hostStub.intercept(page);
    await page.goto('/en/booking-walks');
    const guest = new BookingGuest(page, hostStub, initialScenario(getTranslator('en'), 'booking-walks'));
    await goTo(guest, state);
    const { call } = guest.expected[state];
    const before = hostStub.requests.length;
    const last = hostStub.requests.at(-1);
    await page.reload();
    await followTour(createEmptyTour(state), guest);
    if (call === undefined) return;
    // The host may have received the call before, so the key is the same.
    await hostStub.waitForRequest(call, before);
    const again = hostStub.requests.findLast((sent) => sent.call === addresses[call]);
    expect(again).toEqual(last);
  });
}
