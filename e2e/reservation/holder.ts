import { expect, type Locator, type Page } from '@playwright/test';
import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { isCall, type Call } from '../support/calls.ts';
import type { HostStub } from '../support/hostStub.ts';
import { shortIntervals } from '../support/intervals.ts';
import { holdScripts } from '../support/holdScripts.ts';
import { showPageAgain } from '../support/showPageAgain.ts';
import { button } from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import { createReservation, reservationId, token, answeredAt } from './answers.ts';
import { reservationVariants, type ReservationVariant } from './reservationVariants.ts';
import type { Scenario } from './scenario.ts';

type Machine = 'reservation' | 'registration' | 'guestsDraft' | 'stayDetails' | 'cancellation' | 'payment';

const isVariant = (name: string): name is ReservationVariant => Object.hasOwn(reservationVariants, name);

/** The holder of an e-mailed link, with a host whose answers the walk chooses. */
export class Holder {
  readonly page: Page;
  readonly hostStub: HostStub;
  #scenario: Scenario;

  constructor(page: Page, hostStub: HostStub, scenario: Scenario) {
    this.page = page;
    this.hostStub = hostStub;
    this.#scenario = scenario;
  }

  get scenario(): Scenario {
    return this.#scenario;
  }

  updateScenario(news: Partial<Scenario>): void {
    this.#scenario = { ...this.#scenario, ...news };
  }

  of = (machine: Machine): Locator => this.page.locator(`[data-machine=${machine}]`);

  async press(machine: Machine, id: MessageId): Promise<string> {
    const name = this.#scenario.translator.text(id);
    await this.of(machine).getByRole('button', { name, exact: true }).click();
    return button(name);
  }

  get #path() {
    return `/${this.#scenario.translator.language}/reservation/${reservationId}`;
  }

  async open(): Promise<void> {
    const before = this.hostStub.requests.length;
    await this.page.goto(`${this.#path}#token=${token}`);
    await this.hostStub.waitForRequest('loadReservation', before);
  }

  async reopen(): Promise<void> {
    // The page loses typed text, so the browser asks before it is left.
    this.page.once('dialog', (dialog) => void dialog.accept());
    await this.clearOfflineCopy();
    await this.page.goto('about:blank');
    await this.open();
  }

  /** Opens the link without its token, with scripts held; returns a function that releases them. */
  async openWithoutScripts(): Promise<() => Promise<void>> {
    const release = await holdScripts(this.page);
    await this.page.goto(this.#path, { waitUntil: 'commit' });
    return release;
  }

  /** Goes to another page of the site. */
  async goToOtherPage(): Promise<void> {
    await this.page.locator('footer a[href$="/privacy"]').click();
    await expect(this.title).toBeFocused();
    this.updateScenario({ isOnOtherPage: true });
  }

  /** Goes back to a page whose link this tab knows, or does not. */
  async goBack(knowsTheLink: boolean): Promise<void> {
    await this.page.evaluate(
      ([key, link]) => sessionStorage.setItem(key!, link!),
      [`reservation.${reservationId}`, JSON.stringify(knowsTheLink ? token : '')],
    );
    await this.page.goBack();
    this.updateScenario({ isOnOtherPage: false, hasOfflineCopy: true });
  }

  /** The title of the page, whichever it is. */
  get title(): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 1 });
  }

  /** Pastes the whole link over the incomplete one. */
  pasteLink = () =>
    this.page.evaluate((fragment) => {
      window.location.hash = fragment;
    }, `#token=${token}`);

  /** The device has no offline copy. */
  clearOfflineCopy = () => this.page.evaluate(() => localStorage.removeItem('kept-reservations'));

  /** The device has an offline copy of some time ago. */
  async storeOfflineCopy(): Promise<void> {
    const { details: _, ...reservation } = reservationVariants.open(createReservation(this.#scenario));
    const stored = { version: 2, kept: [{ asOf: answeredAt, reservation }], declined: [] };
    await this.page.evaluate(
      (kept) => localStorage.setItem('kept-reservations', JSON.stringify(kept)),
      stored,
    );
    this.updateScenario({ hasOfflineCopy: true, variant: 'open' });
  }

  async stopOfflineCopy(): Promise<void> {
    await this.press('reservation', 'keeping.stop');
    this.updateScenario({ hasOfflineCopy: false });
  }

  async resumeOfflineCopy(): Promise<void> {
    await this.press('reservation', 'keeping.resume');
    this.updateScenario({ hasOfflineCopy: true });
  }

  revisit = () => showPageAgain(this.page);

  /** The host answers with the reservation in a variant. */
  async answerWith(call: Call, variant: ReservationVariant): Promise<void> {
    const reservation: Reservation = reservationVariants[variant](createReservation(this.#scenario));
    await this.hostStub.answerWith(call, reservation);
    this.updateScenario({ variant });
  }

  /** The host reports the reservation in a variant: at first, or when the guest returns to the page. */
  async updateReservation(variant: ReservationVariant): Promise<void> {
    if (this.#scenario.variant === undefined) return this.answerWith('loadReservation', variant);
    // The page ignores a return while an earlier answer is still on its way.
    await expect(async () => {
      await this.revisit();
      expect(this.hostStub.isHeld('refreshReservation')).toBe(true);
    }).toPass({ intervals: shortIntervals });
    return this.answerWith('refreshReservation', variant);
  }

  /** The action changes the reservation, which the page then requests. */
  answerRefresh = (variant: ReservationVariant) => this.answerWith('refreshReservation', variant);

  /** Handles the events that every journey of the page shares; returns whether it was one of them. */
  async handle(event: string): Promise<boolean> {
    const [call = '', outcome, kind = ''] = event.split('.');
    if (event.startsWith('reservation.updated.') && isVariant(kind)) {
      await this.updateReservation(kind);
      return true;
    }
    if (!isCall(call) || outcome !== 'failed') return false;
    await this.hostStub.fail(call, kind as FailureKind);
    return true;
  }
}
