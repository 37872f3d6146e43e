import { findOtp } from '../../contract/values/oneTimePassword.ts';
import type { Page } from '@playwright/test';
import { Calendar } from '../support/calendar.ts';
import { getAnswerTime } from '../atlas/fixedClock.ts';
import type { Call } from '../support/calls.ts';
import { inDays } from '../support/hostApi.ts';
import { createCodes } from '../support/createCodes.ts';
import type { HostStub } from '../support/hostStub.ts';
import { reconnect } from '../support/reconnect.ts';
import { button } from '../support/screen.ts';
import type { Stop } from 'statechart-atlas/playwright';
import type { Walker } from '../support/walk.ts';
import type { MessageId } from '../support/words.ts';
import { createReservation, token } from './answers.ts';
import { checkoutActions } from './checkout.ts';
import { reloadWithDetails, leaveAndReload } from './returningGuest.ts';
import { bookingWalk } from './walk.ts';
import { isCorrecting, isTypingCode } from './expected/otp.ts';
import type { BookingState } from './expected/types.ts';
import { holdTime } from './answers.ts';
import { getRequestBody } from './requestBodies.ts';
import { ownReservationIds, reservationId, type Scenario, type Typed } from './scenario.ts';
import { answerCall } from './answerCall.ts';

const booking = '[data-machine=booking]';

type BookingStop = Stop<BookingState>;

/** A guest who books in a real browser, with a host whose answers the walk chooses. */
export class BookingGuest implements Walker<BookingState, Scenario> {
  readonly page: Page;
  readonly hostStub: HostStub;
  readonly model = bookingWalk.model;
  readonly expected = bookingWalk.expected;
  readonly requestBody = getRequestBody;
  readonly within = [booking, 'aside'];
  readonly #codes = createCodes();
  #scenario: Scenario;

  constructor(page: Page, hostStub: HostStub, scenario: Scenario) {
    this.page = page;
    this.hostStub = hostStub;
    this.#scenario = scenario;
  }

  scenario = (): Scenario => this.#scenario;

  parts = () => ({ screen: this.#booking, sidebar: this.#sidebar });

  get #booking() {
    return this.page.locator(booking);
  }

  get #sidebar() {
    return this.page.getByRole('complementary');
  }

  #field = (name: string) => this.#booking.locator(`[name=${name}]`);

  #updateScenario(news: Partial<Scenario>): void {
    this.#scenario = { ...this.#scenario, ...news };
  }

  async #press(id: MessageId, within = this.#booking): Promise<string> {
    const name = this.#scenario.translator.text(id);
    await within.getByRole('button', { name, exact: true }).click();
    return button(name);
  }

  get #calendar() {
    return new Calendar(this.page, this.#scenario.translator.language);
  }

  /** Keeps the check-in, and clears the check-out. */
  #clearCheckOut() {
    const name = new RegExp(`^${this.#scenario.translator.text('stay.checkOut')} (?!:)`);
    return this.#sidebar.getByRole('button', { name }).click();
  }

  async #chooseDates(): Promise<void> {
    const { stay, checkIn } = this.#scenario;
    const next = { from: checkIn ?? 40, ...stay, nights: stay?.nights === 3 ? 4 : 3 };
    if (stay) await this.#clearCheckOut();
    else if (checkIn === undefined) await this.#calendar.pick(inDays(next.from));
    await this.#calendar.pick(inDays(next.from + next.nights));
    this.#updateScenario({ stay: next, checkIn: undefined, price: undefined });
  }

  async #chooseInCalendar(): Promise<void> {
    const { checkIn } = this.#scenario;
    const stay = { from: checkIn ?? 44, nights: 4 };
    if (checkIn === undefined) await this.#calendar.pick(inDays(stay.from));
    await this.#calendar.pick(inDays(stay.from + stay.nights));
    this.#updateScenario({ stay, checkIn: undefined, price: undefined });
  }

  /** Chooses only the check-in, or clears the check-out. */
  async #chooseCheckIn(): Promise<void> {
    const { stay } = this.#scenario;
    // A day before the check-in starts a new selection.
    const checkIn = stay?.from ?? (this.#scenario.checkIn ?? 41) - 1;
    if (stay) await this.#clearCheckOut();
    else await this.#calendar.pick(inDays(checkIn));
    this.#updateScenario({ stay: undefined, checkIn, price: undefined });
  }

  async #clearDates() {
    const { stay, checkIn } = this.#scenario;
    if (!stay && checkIn === undefined) await this.#calendar.pick(inDays(60));
    await this.#press('stay.clear');
    this.#updateScenario({ stay: undefined, checkIn: undefined, price: undefined });
  }

  async #changeGuests() {
    const { guests, isIncreasing, stay, price } = this.#scenario;
    const now = guests + (isIncreasing ? 1 : -1);
    await this.#press(isIncreasing ? 'stay.moreGuests' : 'stay.fewerGuests', this.#sidebar);
    const turns = now === 4 || now === 1;
    this.#updateScenario({
      guests: now,
      isIncreasing: turns ? now === 1 : isIncreasing,
      price: stay ? undefined : price,
    });
  }

  async #type(typed: Partial<Typed>) {
    const { country, ...texts } = typed;
    for (const [name, text] of Object.entries(texts)) await this.#field(name).fill(text);
    if (country !== undefined) await this.#field('phonePrefix').selectOption(country);
    const { isEmailRefused } = this.#scenario;
    this.#updateScenario({
      typed: { ...this.#scenario.typed, ...typed },
      isEmailRefused: isEmailRefused && typed.email === undefined,
    });
  }

  async #order() {
    await this.#type({
      firstName: 'Ana',
      lastName: 'Silva',
      email: 'ana@example.com',
      country: 'PT',
      phone: '912 345 678',
    });
    return this.#press('order.button');
  }

  async #typeCode(code: string) {
    await this.#field('otp').fill(code);
    // The field shows only the six digits once they are complete.
    this.#updateScenario({ code: findOtp(code) ?? code });
  }

  /** Another tab on this device has started a booking. */
  async #storeOtherBooking() {
    const { unit } = this.#scenario;
    const link = { unitId: unit, reservationId, token, deadline: '' };
    await this.page.evaluate(
      ([key, record]) => localStorage.setItem(key!, record!),
      [`booking.${unit}`, JSON.stringify(link)],
    );
    this.#updateScenario({ code: '', reservationId });
  }

  /** Another tab reports a reservation that includes the nights, whichever they are. */
  async #findOwnReservation() {
    const { unit, reservationId: current } = this.#scenario;
    // The page ignores the reservation that it already shows.
    const found = ownReservationIds.find((id) => id !== current)!;
    const own = {
      reservationId: found,
      token,
      deadline: '',
      startDate: '2000-01-01',
      endDate: '2999-01-01',
    };
    await this.page.evaluate(
      ([key, record, changed]) => {
        sessionStorage.setItem(key!, record!);
        window.dispatchEvent(new StorageEvent('storage', { key: changed! }));
        sessionStorage.removeItem(key!);
      },
      [`own-reservations.${unit}`, JSON.stringify([own]), `booking.${unit}`],
    );
    this.#updateScenario({ code: '', reservationId: found });
  }

  /** The page finds it when it opens. */
  async #reopen() {
    await this.#storeOtherBooking();
    await this.page.reload();
  }

  /** The page of the link in the e-mail leads to this page. */
  async #confirmByLink() {
    await this.#storeOtherBooking();
    await this.page.evaluate(
      (id) => sessionStorage.setItem('confirmed-reservation', JSON.stringify(id)),
      reservationId,
    );
    await this.page.reload();
  }

  /** The page finds it when the browser restores it from memory. */
  async #restorePage() {
    await this.#storeOtherBooking();
    await this.page.evaluate(
      () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
  }

  #requestStatus(from: BookingState) {
    const names: Partial<Record<BookingState, MessageId>> = {
      'otp.notRestarted': 'otp.goOn',
      'resuming.takesLonger.waiting': 'resuming.takesLonger.ask',
      'resuming.ownHold': 'resuming.ownHold.goOn',
    };
    return this.#press(names[from] ?? 'action.tryAgain');
  }

  async #startAgain(from: BookingState) {
    const names: Partial<Record<BookingState, MessageId>> = {
      'resuming.paidTooLate': 'resuming.otherDates',
      'resuming.datesTaken': 'resuming.otherDates',
      'resuming.ownStay': 'resuming.otherDates',
      'success.paid': 'success.another',
      'success.cardSaved': 'success.another',
    };
    await this.#press(names[from] ?? 'resuming.beginAgain');
    this.#updateScenario({
      price: undefined,
      code: '',
      ...(from !== 'resuming.holdExpired' && { stay: undefined, checkIn: undefined }),
    });
  }

  /** The page requests the status of the hold before it releases it. */
  async #restart(from: BookingState) {
    const pressed = await this.#press(isTypingCode(from) ? 'otp.changeAddress' : 'otp.restart');
    const { page, hostStub } = this;
    const now = getAnswerTime(await page.evaluate(() => Date.now()));
    await hostStub.answerWith('recallReservation', createReservation(now, this.#scenario));
    return pressed;
  }

  /** The page has requested the status of the hold before its release. */
  otherCalls = ({ to }: BookingStop): readonly Call[] =>
    to === 'otp.restarting' ? ['recallReservation'] : [];

  readonly #actions: Readonly<Record<string, (stop: BookingStop) => Promise<string | void>>> = {
    'stay.changed': () => this.#chooseDates(),
    'stay.changed~in the calendar': () => this.#chooseInCalendar(),
    'stay.changed.half': () => this.#chooseCheckIn(),
    'stay.changed.none': () => this.#clearDates(),
    'dates.revisited': async ({ from }) => {
      if (from !== 'form.datesTaken') return this.#press('form.otherDates');
      await this.page.goBack();
    },
    'guests.changed': () => this.#changeGuests(),
    'price.requested': () => this.#press('action.tryAgain'),
    'booking.begun': () => this.#press('booking.begin'),
    'booking.begun~in the sidebar': () => this.#press('booking.begin', this.#sidebar),
    'details.changed': () => this.#type({ firstName: 'Ana Rita' }),
    // Other details would be another attempt, from `form.editing`.
    'form.submitted': ({ from }) =>
      /^form\.(notCreated|offline)$/.test(from) ? this.#press('order.button') : this.#order(),
    'terms.accepted': () => this.#press('order.button'),
    'otp.changed': () => this.#typeCode('12 34'),
    'otp.changed.complete': () => this.#typeCode(this.#codes.next()),
    'otp.submitted': async ({ from }) => {
      // The first code is submitted once it is typed.
      if (!this.#codes.isSent(this.#scenario.code)) {
        await this.#typeCode(this.#codes.next());
        if (!isCorrecting(from)) return undefined;
      }
      return this.#press('otp.confirm');
    },
    'code.left': async () => void (await this.page.goBack()),
    'code.revisited': () => this.#press('otp.setAside.goOn'),
    'otp.resendRequested': () => this.#press('otp.resend'),
    'booking.restarted': ({ from }) => this.#restart(from),
    'payment.requested': ({ from }) =>
      this.#press(from === 'redirecting.notRedirected' ? 'action.tryAgain' : 'resuming.payNow'),
    'status.requested': ({ from }) => this.#requestStatus(from),
    'anotherBooking.begun': ({ from }) => this.#startAgain(from),
    ...checkoutActions(this),
    'guest.recalled': async () => this.#updateScenario(await reloadWithDetails(this)),
    'reservation.recalled': () => this.#restorePage(),
    'ownReservation.found': () => this.#findOwnReservation(),
    'booking.recalled': () => this.#reopen(),
    'booking.recalled.confirmed': () => this.#confirmByLink(),
    'connection.returned': () => reconnect(this.page),
    'hold.ended': async () => {
      await this.page.clock.fastForward(holdTime);
      this.#updateScenario({ elapsed: this.#scenario.elapsed + holdTime });
    },
    'paymentPollInterval.passed': () => this.page.clock.fastForward(2000),
    'paymentIsSlowAfter.passed': () => this.page.clock.fastForward(30_000),
    'slowPaymentPollInterval.passed': () => this.page.clock.fastForward(15_000),
  };

  async perform(stop: BookingStop): Promise<string | undefined> {
    const act = this.#actions[stop.event];
    if (act) return (await act(stop)) ?? undefined;
    if (stop.event.startsWith('booking.recalled.')) {
      await leaveAndReload(this, stop.to);
      return undefined;
    }
    const { page, hostStub } = this;
    if (stop.event === 'verifyOtp.failed.otp-incorrect') this.#codes.refuse(this.#scenario.code);
    this.#updateScenario(await answerCall({ page, hostStub, scenario: this.#scenario }, stop.event));
    return undefined;
  }
}
