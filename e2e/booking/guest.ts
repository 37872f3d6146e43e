import { expect, type Page } from '@playwright/test';
import type { FailureKind } from '../../contract/callFailed.ts';
import type { CheckoutSession } from '../../contract/reservation.ts';
import type { Happening } from '../../machines/atlas/chart.ts';
import type { Standing } from '../../machines/booking/standing.ts';
import { inDays, type HostApi } from '../support/hostApi.ts';
import { isCall, type Call, type HostSide } from '../support/hostSide.ts';
import type { Walker } from '../support/takeWalk.ts';
import { words, type MessageId } from '../support/words.ts';
import { screens, type BookingState } from './screens.ts';
import { asIfIt } from './standings.ts';

export interface GuestWorld {
  page: Page;
  unit: string;
  /** The guest's address: one for each path, so that mails are told apart. */
  email: string;
  hostApi: HostApi;
  hostSide: HostSide;
}

/** Somebody who books in a real browser: does what a path says, and sees what its states promise. */
export class BookingGuest implements Walker {
  readonly #world: GuestWorld;
  #reservationId = '';

  constructor(world: GuestWorld) {
    this.#world = world;
  }

  get #page() {
    return this.#world.page;
  }

  readonly #press = (id: MessageId) =>
    this.#page
      .locator('[data-machine=booking]')
      .getByRole('button', { name: words(id), exact: true })
      .first()
      .click();

  readonly #pressOneOf = (...ids: MessageId[]) =>
    this.#page
      .locator('[data-machine=booking]')
      .getByRole('button', { name: new RegExp(`^(${ids.map((id) => words(id)).join('|')})$`) })
      .click();

  async #choosesDates() {
    const current = await this.#page.locator('[name=startDate]').inputValue();
    const first = current === inDays(40) ? 50 : 40;
    await this.#page.locator('[name=startDate]').fill(inDays(first));
    await this.#page.locator('[name=endDate]').fill(inDays(first + 3));
  }

  async #clearsTheDates() {
    const first = this.#page.locator('[name=startDate]');
    if ((await first.inputValue()) === '') await first.fill(inDays(60));
    await this.#press('stay.clear');
  }

  /** Types where there is a form; before, the device remembers the guest from an earlier visit. */
  async #changesDetails() {
    const field = this.#page.locator('[name=firstName]');
    if (await field.isVisible()) return field.fill('Ana Rita');
    const { email } = this.#world;
    const guest = {
      firstName: 'Ana',
      lastName: 'Silva',
      email,
      phonePrefix: '+351',
      phone: '912345678',
      locale: 'en',
    };
    await this.#page.evaluate((record) => {
      localStorage.setItem('remember-details', 'true');
      localStorage.setItem('guest-info', record);
    }, JSON.stringify(guest));
    await this.#page.reload();
  }

  async #fillsTheForm() {
    const page = this.#page;
    await page.locator('[name=firstName]').fill('Ana');
    await page.locator('[name=lastName]').fill('Silva');
    await page.locator('[name=email]').fill(this.#world.email);
    await page.locator('[name=phonePrefix]').selectOption('PT');
    await page.locator('[name=phone]').fill('912 345 678');
  }

  async #typesTheCode() {
    const { hostApi, email } = this.#world;
    await this.#page.locator('[name=otp]').fill(await hostApi.otpFor(email));
  }

  /** A booking that was begun elsewhere on this device is found when the page is opened. */
  async #comesBack() {
    const { hostApi, unit, email } = this.#world;
    const { id, token, holdExpiresAt } = await hostApi.reserve(unit, email);
    this.#reservationId = id;
    const link = { unitId: unit, reservationId: id, token, deadline: holdExpiresAt };
    await this.#page.evaluate(
      ([key, record]) => localStorage.setItem(key!, record!),
      [`booking.${unit}`, JSON.stringify(link)],
    );
    await this.#page.reload();
  }

  readonly #does: Record<string, () => Promise<unknown>> = {
    'dates.chosen': () => this.#choosesDates(),
    'dates.cleared': () => this.#clearsTheDates(),
    'dates.revisited': () => this.#press('form.otherDates'),
    'guests.changed': () => this.#press('stay.moreGuests'),
    'price.requested': () => this.#press('action.tryAgain'),
    'booking.begun': () => this.#press('booking.begin'),
    'details.changed': () => this.#changesDetails(),
    'form.submitted': async () => {
      await this.#fillsTheForm();
      await this.#press('order.button');
    },
    'terms.accepted': () => this.#press('order.button'),
    'otp.changed': () => this.#page.locator('[name=otp]').fill('12 34'),
    'otp.submitted': async () => {
      await this.#typesTheCode();
      await this.#press('otp.confirm');
    },
    'otp.resendRequested': () => this.#press('otp.resend'),
    'booking.restarted': () => this.#press('otp.restart'),
    'payment.requested': () => this.#pressOneOf('action.tryAgain', 'resuming.payNow'),
    'standing.requested': () => this.#pressOneOf('action.tryAgain', 'otp.goOn'),
    'booking.startedAnew': () =>
      this.#page.locator('[data-machine=booking]').getByRole('button').last().click(),
    'reservation.recalled': () => this.#comesBack(),
    'hold.ended': () => this.#page.clock.fastForward('01:15:00'),
    // A moment passes without anybody's help.
    'paymentIsAskedAgain.passed': () => Promise.resolve(),
  };

  async #learnsWhereItStands(call: Call, standing: Standing) {
    const { hostApi, hostSide, email } = this.#world;
    // Whoever may pay has proved their address: the host must know it when it is asked for a checkout.
    const mayPay = standing === 'unpaid' || standing === 'declined';
    if (mayPay) await hostApi.verify(this.#reservationId, await hostApi.otpFor(email));
    await hostSide.answers(call, asIfIt[standing] as never);
  }

  async #hears(name: string, next: Happening | undefined) {
    const { hostSide } = this.#world;
    const [call = '', outcome, variant, detail] = name.split('.');
    if (call === 'leaveForGateway') return;
    if (!isCall(call)) throw new Error(`Nobody knows how to do ${name}.`);
    if (outcome === 'failed') await hostSide.fails(call, variant as FailureKind, detail);
    else if (variant !== undefined) await this.#learnsWhereItStands(call, variant as Standing);
    else if (next?.name.startsWith('leaveForGateway')) {
      const elsewhere = (session: CheckoutSession) => ({ ...session, url: 'https://elsewhere.example/pay' });
      await hostSide.answers(call, elsewhere as never);
    } else await hostSide.answers(call);
  }

  async does({ name }: Happening, next?: Happening): Promise<void> {
    const action = this.#does[name];
    if (action) await action();
    else await this.#hears(name, next);
  }

  async sees(state: string, next?: Happening): Promise<void> {
    // What sends the guest elsewhere is over before it can be seen.
    if (next?.name.startsWith('leaveForGateway.failed')) return;
    const booking = this.#page.locator('[data-machine=booking]').first();
    await expect(booking).toHaveAttribute('data-state', state);
    await screens[state as BookingState](booking);
  }
}
