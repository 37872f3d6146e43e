import type { Locator, Page } from '@playwright/test';
import { words, type MessageId } from '../support/words.ts';
import { cards, Guest } from './guest.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expiry } from '../support/expiry.ts';
import { tabTo } from '../support/tabTo.ts';
import { expect, test } from './journey.ts';

/** A user without a mouse who finds everything with the Tab key. */
class KeyboardUser {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async activate(target: Locator): Promise<void> {
    await tabTo(target);
    await this.press('Enter');
  }

  async type(into: Locator, text: string): Promise<void> {
    await tabTo(into);
    await this.page.keyboard.type(text);
  }

  button = (machine: string, id: MessageId): Locator =>
    this.page.locator(`[data-machine=${machine}]`).getByRole('button', { name: words(id), exact: true });
}

test('books a stay and cancels it with the keyboard alone', async ({ page, hostApi }) => {
  const unit = 'casa-do-limoeiro';
  const guest = new Guest({ page, hostApi, unit, email: 'kim@example.com' });
  const typist = new KeyboardUser(page);

  await page.goto('/en');
  await waitForHydration(page);
  await typist.activate(page.getByRole('link', { name: 'Casa do Limoeiro' }).first());
  await guest.expectProperty();

  // The calendar loads with the first interaction with dates.
  await tabTo(page.locator('#booking-startDate'));
  await tabTo(guest.booking.getByRole('application').locator('[role=button][tabindex="0"]').first());
  // Six months later, and the day after the focused one.
  await typist.press(...Array.from({ length: 6 }, () => 'PageDown'), 'ArrowRight', 'Enter');
  await guest.expectState('dates.halfChosen');
  await typist.press('ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
  await guest.expectState('dates.priced');

  await typist.activate(guest.button('booking.begin'));
  await guest.expectState('form.editing');
  await typist.type(guest.field('firstName'), 'Kim');
  await typist.type(guest.field('lastName'), 'Silva');
  await typist.type(guest.field('email'), guest.email);
  await typist.type(guest.field('phonePrefix'), 'Portugal');
  await typist.type(guest.field('phone'), '912345678');
  await typist.activate(guest.button('order.button'));
  await guest.expectState('otp.entering');
  await typist.type(guest.field('otp'), await hostApi.otpFor(guest.email));

  await guest.expectGateway();
  await typist.type(page.locator('[name=number]'), cards.works);
  await typist.type(page.locator('[name=expiry]'), expiry);
  await typist.type(page.locator('[name=cvc]'), '123');
  await typist.type(page.locator('[name=name]'), 'Kim Silva');
  await typist.press('Enter');
  await guest.expectReturn();
  await guest.expectConfirmation();

  await typist.activate(guest.booking.locator('a[href*="/reservation/"]').first());
  await typist.activate(page.locator('summary', { hasText: words('rules.cancellation') }));
  await typist.activate(typist.button('cancellation', 'cancellation.begin'));
  await typist.activate(typist.button('cancellation', 'cancellation.confirm'));
  const cancellation = page.locator('[data-machine=cancellation]');
  await expect(cancellation).toHaveAttribute('data-state', 'cancelled');
  await expect(cancellation.locator(':focus')).toHaveCount(1);
  await hostApi.waitForMail(guest.email, /is cancelled$/);
});
