import type { Locator, Page } from '@playwright/test';
import { words, type MessageId } from '../support/words.ts';
import { cards, Guest } from './guest.ts';
import { comesAlive } from '../support/comesAlive.ts';
import { expiry } from '../support/expiry.ts';
import { expect, test } from './journey.ts';

test.slow();

/** A user without a mouse who finds everything with the Tab key. */
class Typist {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tabsTo(target: Locator): Promise<void> {
    await target.waitFor();
    const hasTheFocus = () => target.evaluate((element) => element.matches(':focus'));
    for (let stops = 0; stops < 90; stops += 1) {
      if (await hasTheFocus()) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key does not reach ${String(target)}.`);
  }

  async presses(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async uses(target: Locator): Promise<void> {
    await this.tabsTo(target);
    await this.presses('Enter');
  }

  async types(into: Locator, text: string): Promise<void> {
    await this.tabsTo(into);
    await this.page.keyboard.type(text);
  }

  button = (machine: string, id: MessageId): Locator =>
    this.page.locator(`[data-machine=${machine}]`).getByRole('button', { name: words(id), exact: true });
}

test('books a stay and cancels it with the keyboard alone', async ({ page, hostApi }) => {
  const unit = 'casa-do-limoeiro';
  const guest = new Guest({ page, hostApi, unit, email: 'kim@example.com' });
  const typist = new Typist(page);

  await page.goto('/en');
  await comesAlive(page);
  await typist.uses(page.getByRole('link', { name: 'Casa do Limoeiro' }).first());
  await guest.isAtTheProperty();

  // The calendar loads with the first interaction with dates.
  await typist.tabsTo(guest.booking.locator('#booking-startDate'));
  await typist.tabsTo(guest.booking.getByRole('application').locator('[role=button][tabindex="0"]').first());
  // Six months later, and the day after the focused one.
  await typist.presses(...Array.from({ length: 6 }, () => 'PageDown'), 'ArrowRight', 'Enter');
  await guest.is('dates.halfChosen');
  await typist.presses('ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
  await guest.is('dates.priced');

  await typist.uses(guest.button('booking.begin'));
  await guest.is('form.editing');
  await typist.types(guest.field('firstName'), 'Kim');
  await typist.types(guest.field('lastName'), 'Silva');
  await typist.types(guest.field('email'), guest.email);
  await typist.types(guest.field('phonePrefix'), 'Portugal');
  await typist.types(guest.field('phone'), '912345678');
  await typist.uses(guest.button('order.button'));
  await guest.is('otp.entering');
  await typist.types(guest.field('otp'), await hostApi.otpFor(guest.email));

  await guest.isAtTheGateway();
  await typist.types(page.locator('[name=number]'), cards.works);
  await typist.types(page.locator('[name=expiry]'), expiry);
  await typist.types(page.locator('[name=cvc]'), '123');
  await typist.types(page.locator('[name=name]'), 'Kim Silva');
  await typist.presses('Enter');
  await guest.isBack();
  await guest.isExpected();

  await typist.uses(guest.booking.locator('a[href*="/reservation/"]').first());
  await typist.uses(typist.button('cancellation', 'cancellation.begin'));
  await typist.uses(typist.button('cancellation', 'cancellation.confirm'));
  const cancellation = page.locator('[data-machine=cancellation]');
  await expect(cancellation).toHaveAttribute('data-state', 'cancelled');
  await expect(cancellation.locator(':focus')).toHaveCount(1);
  await hostApi.mailTo(guest.email, /is cancelled$/);
});
