import type { Page } from '@playwright/test';
import { HostSide } from '../support/hostSide.ts';
import { inDays } from '../support/hostApi.ts';
import { isNeverIdle } from '../support/neverIdle.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

test.use({ letsCallsFail: true });

/** A booking with answers that the test controls. Dates are typed into the browser's own fields. */
async function opens(page: Page) {
  const hostSide = new HostSide();
  // The native fields replace one date by another.
  await isNeverIdle(page);
  await hostSide.guard(page);
  await page.goto('/en/booking-walks');
  const booking = page.locator('[data-machine=booking]');
  const field = (name: string) => booking.locator(`[name=${name}]`);
  const stays = (end: 'startDate' | 'endDate', days: number) => field(end).fill(inDays(days));
  const is = (state: string) => expect(booking).toHaveAttribute('data-state', state);
  return { hostSide, booking, field, stays, is };
}

test('requests a new price when the dates change during the request', async ({ page }) => {
  const { hostSide, stays, is } = await opens(page);
  await stays('startDate', 50);
  await stays('endDate', 53);
  await is('dates.pricing');
  await hostSide.asked('previewPrice', 0);
  await stays('endDate', 55);
  const { body } = await hostSide.asked('previewPrice', 1);
  expect(body).toMatchObject({ startDate: inDays(50), endDate: inDays(55) });
  await is('dates.pricing');
  await hostSide.answers('previewPrice');
  await is('dates.priced');
});

test('fills the form with the details that another tab stores, in every state of the dates', async ({
  page,
}) => {
  const { hostSide, booking, field, stays, is } = await opens(page);
  /** Another tab stores a guest and deletes them; this tab keeps what it received last. */
  const remembers = async (firstName: string, state: string) => {
    await is(state);
    await page.evaluate(
      (guest) => {
        const tells = (key: string, value: unknown) => {
          localStorage.setItem(key, JSON.stringify(value));
          window.dispatchEvent(new StorageEvent('storage', { key }));
        };
        tells('remember-details', true);
        tells('guest-info', guest);
        tells('remember-details', false);
        tells('guest-info', null);
      },
      { firstName },
    );
    await is(state);
  };

  await stays('startDate', 40);
  await remembers('Ana', 'dates.halfChosen');
  await stays('endDate', 43);
  await remembers('Rita', 'dates.pricing');
  await hostSide.fails('previewPrice', 'unreachable');
  await remembers('Rita', 'dates.notPriced');
  await stays('endDate', 44);
  await is('dates.pricing');
  await hostSide.fails('previewPrice', 'dates-unavailable');
  await remembers('Rita', 'dates.unavailable');
  await stays('endDate', 45);
  await is('dates.pricing');
  await hostSide.answers('previewPrice');
  await remembers('Rita', 'dates.priced');

  await booking.getByRole('button', { name: words('booking.begin'), exact: true }).click();
  await is('form.editing');
  // Typed details are not overwritten by stored ones.
  await expect(field('firstName')).toHaveValue('Ana');
});
