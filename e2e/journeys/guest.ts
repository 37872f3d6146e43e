import { expect, type Locator, type Page } from '@playwright/test';
import { findOtp } from '../../contract/values/oneTimePassword.ts';
import type { Language } from '../../contract/values/language.ts';
import { Calendar } from '../support/calendar.ts';
import { expiry } from '../support/expiry.ts';
import { inDays, type HostApi } from '../support/hostApi.ts';
import { words, type MessageId } from '../support/words.ts';

export interface Details {
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  phone: string;
}

export interface Stay {
  /** The check-in, in days from today. */
  from: number;
  nights: number;
}

/** Test cards, as listed on the page of the sandbox gateway. */
export const cards = {
  works: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  requiresBankApproval: '4000 0025 0000 3155',
  isSlow: '4000 0000 0000 0077',
} as const;

interface World {
  page: Page;
  hostApi: HostApi;
  unit: string;
  email: string;
  language?: Language;
}

/** A guest with a browser. Each method is an action or a check. */
export class Guest {
  readonly page: Page;
  readonly unit: string;
  readonly email: string;
  readonly #hostApi: HostApi;
  readonly #language: Language;

  constructor({ page, hostApi, unit, email, language = 'en' }: World) {
    this.page = page;
    this.unit = unit;
    this.email = email;
    this.#hostApi = hostApi;
    this.#language = language;
  }

  get booking(): Locator {
    return this.page.locator('[data-machine=booking]');
  }

  /** The alert of the booking. */
  get alert(): Locator {
    return this.booking.getByRole('alert');
  }

  /** The card with the fields for dates and guests. */
  get card(): Locator {
    return this.page.getByRole('complementary');
  }

  field = (name: string): Locator => this.page.locator(`main [name=${name}]`);

  button = (id: MessageId): Locator =>
    this.booking.getByRole('button', { name: words(id, this.#language), exact: true });

  press = (id: MessageId) => this.button(id).click();

  async expectState(state: string): Promise<void> {
    await expect(this.booking).toHaveAttribute('data-state', state);
  }

  async expectTexts(...texts: (string | RegExp)[]): Promise<void> {
    for (const text of texts) await expect(this.booking).toContainText(text);
  }

  async openProperty(): Promise<void> {
    await this.page.goto(`/${this.#language}/${this.unit}`);
  }

  /** The page of the property, with any dates in its address. */
  async expectProperty(language = this.#language): Promise<void> {
    await expect(this.page).toHaveURL(({ pathname }) => pathname === `/${language}/${this.unit}`);
  }

  /** The history entry names the step of the booking. Its code loads after the page. */
  async expectHistoryEntry(step: string): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => history.state as unknown)).toEqual({ step });
  }

  /** Chooses check-in and check-out in the calendar. */
  async pickDatesBetween(checkIn: string, checkOut: string): Promise<void> {
    const calendar = new Calendar(this.page, this.#language);
    await calendar.pick(checkIn);
    await calendar.pick(checkOut);
  }

  pickDates = ({ from, nights }: Stay) => this.pickDatesBetween(inDays(from), inDays(from + nights));

  /** Keeps the check-in, and chooses another check-out. */
  async pickOtherCheckOut(day: string): Promise<void> {
    await this.clearCheckOut();
    await new Calendar(this.page, this.#language).pick(day);
  }

  clearCheckOut = () =>
    this.card
      .getByRole('button', { name: new RegExp(`^${words('stay.checkOut', this.#language)} (?!:)`) })
      .click();

  /** Types into the native fields, which the calendar replaces. */
  async typeDatesBetween(checkIn: string, checkOut: string): Promise<void> {
    await this.field('startDate').fill(checkIn);
    await this.field('endDate').fill(checkOut);
  }

  typeDates = ({ from, nights }: Stay) => this.typeDatesBetween(inDays(from), inDays(from + nights));

  async chooseDates(stay: Stay): Promise<void> {
    await this.pickDates(stay);
    await this.expectState('dates.priced');
  }

  /** All steps up to the form. */
  async openForm(stay: Stay): Promise<void> {
    await this.openProperty();
    await this.chooseDates(stay);
    await this.press('booking.begin');
  }

  async fillForm(changed: Partial<Details> = {}): Promise<void> {
    const { firstName, lastName, email, country, phone } = {
      firstName: 'Ana',
      lastName: 'Silva',
      email: this.email,
      country: 'PT',
      phone: '912 345 678',
      ...changed,
    };
    await this.field('firstName').fill(firstName);
    await this.field('lastName').fill(lastName);
    await this.field('email').fill(email);
    await this.field('phonePrefix').selectOption(country);
    await this.field('phone').fill(phone);
  }

  async order(changed?: Partial<Details>): Promise<void> {
    await this.press('booking.begin');
    await this.fillForm(changed);
    await this.press('order.button');
    await this.expectState('otp.entering');
  }

  /** All steps up to the code. */
  async openCodeStep(stay: Stay): Promise<void> {
    await this.openProperty();
    await this.chooseDates(stay);
    await this.order();
  }

  /** A first code is submitted once it has six digits; any other code needs the button. */
  async submitCode(code: string): Promise<void> {
    await expect(this.booking).toHaveAttribute('data-state', /^otp\.(?!verifying|resending)/);
    const state = await this.booking.getAttribute('data-state');
    await this.field('otp').fill(code);
    const isCorrected = state === 'otp.incorrect' || state === 'otp.notVerified';
    if (isCorrected || findOtp(code) === undefined) await this.press('otp.confirm');
  }

  async submitMailedCode(): Promise<void> {
    await this.submitCode(await this.#hostApi.otpFor(this.email));
  }

  /** All steps up to the page of the gateway. */
  async openGateway(stay: Stay): Promise<void> {
    await this.openCodeStep(stay);
    await this.submitMailedCode();
    await this.expectGateway();
  }

  async expectGateway(): Promise<void> {
    await expect(this.page).toHaveURL(/\/sandbox\/checkout\/\w+/);
  }

  async payByCard(number: string): Promise<void> {
    await this.page.locator('[name=number]').fill(number);
    await this.page.locator('[name=expiry]').fill(expiry);
    await this.page.locator('[name=cvc]').fill('123');
    await this.page.locator('[name=name]').fill('Ana Silva');
    await this.page.locator('form.card button[type=submit]').click();
  }

  /** Pays after a return from the gateway without a payment, and sees the confirmation. */
  async payNow(): Promise<void> {
    await this.press('resuming.payNow');
    await this.expectGateway();
    await this.payByCard(cards.works);
    await this.expectConfirmation();
  }

  async cancelAtGateway(): Promise<void> {
    const cancel = words('sandbox.checkout.cancel', this.#language);
    await this.page.getByRole('link', { name: cancel }).click();
    await this.expectReturn();
  }

  async expectReturn(): Promise<void> {
    await expect(this.page).toHaveURL(`/${this.#language}/${this.unit}/success`);
  }

  async expectConfirmation(): Promise<void> {
    await this.expectState('success.paid');
    await this.expectTexts('Casa do Limoeiro', /[2-9A-Z]{4}-[2-9A-Z]{4}/);
  }
}
