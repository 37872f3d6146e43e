import type { Page } from '@playwright/test';
import { HostStub } from '../support/hostStub.ts';
import { inDays } from '../support/hostApi.ts';
import { preventIdle } from '../support/preventIdle.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

test.use({ allowsFailedCalls: true });

/** A booking with answers that the test controls. Dates are typed into the browser's own fields. */
async function openBooking(page: Page) {
  const hostStub = new HostStub();
  // The native fields replace one date by another.
  await preventIdle(page);
  await hostStub.intercept(page);
  await page.goto('/en/booking-walks');
  const booking = page.locator('[data-machine=booking]');
  const field = (name: string) => page.locator(`main [name=${name}]`);
  const fillDate = (end: 'startDate' | 'endDate', days: number) => field(end).fill(inDays(days));
  const expectState = (state: string) => expect(booking).toHaveAttribute('data-state', state);
  return { hostStub, booking, field, fillDate, expectState };
}

test('requests a new price when the dates change during the request', async ({ page }) => {
  const { hostStub, fillDate, expectState } = await openBooking(page);
  await fillDate('startDate', 50);
  await fillDate('endDate', 53);
  await expectState('dates.pricing');
  await hostStub.waitForRequest('previewPrice', 0);
  await fillDate('endDate', 55);
  const { body } = await hostStub.waitForRequest('previewPrice', 1);
  expect(body).toMatchObject({ startDate: inDays(50), endDate: inDays(55) });
  await expectState('dates.pricing');
  await hostStub.answer('previewPrice');
  await expectState('dates.priced');
});

test('fills the form with the details that another tab stores, in every state of the dates', async ({
  page,
}) => {
  const { hostStub, booking, field, fillDate, expectState } = await openBooking(page);
  /** Another tab stores a guest and deletes them; this tab keeps what it received last. */
  const storeGuest = async (firstName: string, state: string) => {
    await expectState(state);
    await page.evaluate(
      (guest) => {
        const store = (key: string, value: unknown) => {
          localStorage.setItem(key, JSON.stringify(value));
          window.dispatchEvent(new StorageEvent('storage', { key }));
        };
        store('remember-details', true);
        store('guest-info', guest);
        store('remember-details', false);
        store('guest-info', null);
      },
      { firstName },
    );
    await expectState(state);
  };

  await fillDate('startDate', 40);
  await storeGuest('Ana', 'dates.halfChosen');
  await fillDate('endDate', 43);
  await storeGuest('Rita', 'dates.pricing');
  await hostStub.fail('previewPrice', 'unreachable');
  await storeGuest('Rita', 'dates.notPriced');
  await fillDate('endDate', 44);
  await expectState('dates.pricing');
  await hostStub.fail('previewPrice', 'dates-unavailable');
  await storeGuest('Rita', 'dates.unavailable');
  await fillDate('endDate', 45);
  await expectState('dates.pricing');
  await hostStub.answer('previewPrice');
  await storeGuest('Rita', 'dates.priced');

  await booking.getByRole('button', { name: words('booking.begin'), exact: true }).click();
  await expectState('form.editing');
  // Typed details are not overwritten by stored ones.
  await expect(field('firstName')).toHaveValue('Ana');
});
