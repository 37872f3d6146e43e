import { findOtp } from '../../contract/rules/oneTimePassword.ts';
import type { Page } from '@playwright/test';
import { Calendar } from '../support/calendar.ts';
import { inDays } from '../support/hostApi.ts';
import type { HostSide } from '../support/hostSide.ts';
import { reconnects } from '../support/reconnects.ts';
import { button } from '../support/screen.ts';
import type { Stop } from '../support/tours.ts';
import type { Walker } from '../support/walk.ts';
import type { MessageId } from '../support/words.ts';
import { token } from './answers.ts';
import { checkoutEnds } from './checkout.ts';
import { comesBackKnown, comesBackTo } from './comesBack.ts';
import { bookingWalk } from './known.ts';
import { isCorrecting, isTypingCode } from './expected/otp.ts';
import type { BookingState } from './expected/types.ts';
import { getQuestion } from './questions.ts';
import { ownReservationId, reservationId, type Story, type Typed } from './story.ts';
import { isTold } from './told.ts';

const booking = '[data-machine=booking]';

type BookingStop = Stop<BookingState>;

/** A guest who books in a real browser, with a host whose answers the walk chooses. */
export class BookingGuest implements Walker<BookingState, Story> {
  readonly page: Page;
  readonly hostSide: HostSide;
  readonly model = bookingWalk.model;
  readonly expected = bookingWalk.expected;
  readonly question = getQuestion;
  readonly within = [booking, 'aside'];
  #story: Story;

  constructor(page: Page, hostSide: HostSide, story: Story) {
    this.page = page;
    this.hostSide = hostSide;
    this.#story = story;
  }

  story = (): Story => this.#story;

  parts = () => ({ screen: this.#booking, beside: this.page.getByRole('complementary') });

  get #booking() {
    return this.page.locator(booking);
  }

  #field = (name: string) => this.#booking.locator(`[name=${name}]`);

  #note(news: Partial<Story>): void {
    this.#story = { ...this.#story, ...news };
  }

  async #press(id: MessageId, within = this.#booking): Promise<string> {
    const name = this.#story.voice.text(id);
    await within.getByRole('button', { name, exact: true }).click();
    return button(name);
  }

  get #calendar() {
    return new Calendar(this.page, this.#story.voice.language);
  }

  /** Keeps the check-in, and clears the check-out. */
  #takesTheCheckOutAway() {
    const name = new RegExp(`^${this.#story.voice.text('stay.checkOut')} `);
    return this.#booking.getByRole('button', { name }).click();
  }

  async #choosesDates(): Promise<void> {
    const { stay, checkIn } = this.#story;
    const next = { from: checkIn ?? 40, ...stay, nights: stay?.nights === 3 ? 4 : 3 };
    if (stay) await this.#takesTheCheckOutAway();
    else if (checkIn === undefined) await this.#calendar.picks(inDays(next.from));
    await this.#calendar.picks(inDays(next.from + next.nights));
    this.#note({ stay: next, checkIn: undefined, price: undefined });
  }

  async #choosesInTheCalendar(): Promise<void> {
    const { checkIn } = this.#story;
    const stay = { from: checkIn ?? 44, nights: 4 };
    if (checkIn === undefined) await this.#calendar.picks(inDays(stay.from));
    await this.#calendar.picks(inDays(stay.from + stay.nights));
    this.#note({ stay, checkIn: undefined, price: undefined });
  }

  /** Chooses only the check-in, or clears the check-out. */
  async #choosesHalf(): Promise<void> {
    const { stay } = this.#story;
    // A day before the check-in starts a new selection.
    const checkIn = stay?.from ?? (this.#story.checkIn ?? 41) - 1;
    if (stay) await this.#takesTheCheckOutAway();
    else await this.#calendar.picks(inDays(checkIn));
    this.#note({ stay: undefined, checkIn, price: undefined });
  }

  async #clearsTheDates() {
    const { stay, checkIn } = this.#story;
    if (!stay && checkIn === undefined) await this.#calendar.picks(inDays(60));
    await this.#press('stay.clear');
    this.#note({ stay: undefined, checkIn: undefined, price: undefined });
  }

  async #changesGuests() {
    const { guests, isGrowing, stay, price } = this.#story;
    const now = guests + (isGrowing ? 1 : -1);
    await this.#press(isGrowing ? 'stay.moreGuests' : 'stay.fewerGuests');
    const turns = now === 4 || now === 1;
    this.#note({
      guests: now,
      isGrowing: turns ? now === 1 : isGrowing,
      price: stay ? undefined : price,
    });
  }

  async #types(typed: Partial<Typed>) {
    const { country, ...texts } = typed;
    for (const [name, text] of Object.entries(texts)) await this.#field(name).fill(text);
    if (country !== undefined) await this.#field('phonePrefix').selectOption(country);
    const { isEmailRefused } = this.#story;
    this.#note({
      typed: { ...this.#story.typed, ...typed },
      isEmailRefused: isEmailRefused && typed.email === undefined,
    });
  }

  async #orders() {
    await this.#types({
      firstName: 'Ana',
      lastName: 'Silva',
      email: 'ana@example.com',
      country: 'PT',
      phone: '912 345 678',
    });
    return this.#press('order.button');
  }

  async #typesCode(code: string) {
    await this.#field('otp').fill(code);
    // The field shows only the six digits once they are complete.
    this.#note({ code: findOtp(code) ?? code });
  }

  /** Another tab on this device has started a booking. */
  async #hasBegunElsewhere() {
    const { unit } = this.#story;
    const link = { unitId: unit, reservationId, token, deadline: '' };
    await this.page.evaluate(
      ([key, record]) => localStorage.setItem(key!, record!),
      [`booking.${unit}`, JSON.stringify(link)],
    );
    this.#note({ code: '', reservationId });
  }

  /** Another tab reports a reservation that includes the nights, whichever they are. */
  async #findsOwnReservation() {
    const { unit } = this.#story;
    const own = {
      reservationId: ownReservationId,
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
    this.#note({ code: '', reservationId: ownReservationId });
  }

  /** The page finds it when it opens. */
  async #opensAnew() {
    await this.#hasBegunElsewhere();
    await this.page.reload();
  }

  /** The page finds it when the browser restores it from memory. */
  async #comesBack() {
    await this.#hasBegunElsewhere();
    await this.page.evaluate(
      () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
  }

  #asksWhereItStands(from: BookingState) {
    const names: Partial<Record<BookingState, MessageId>> = {
      'otp.notRestarted': 'otp.goOn',
      'resuming.takesLonger.waiting': 'resuming.takesLonger.ask',
      'resuming.ownHold': 'resuming.ownHold.goOn',
    };
    return this.#press(names[from] ?? 'action.tryAgain');
  }

  async #startsAnew(from: BookingState) {
    const names: Partial<Record<BookingState, MessageId>> = {
      'resuming.paidTooLate': 'resuming.otherDates',
      'resuming.datesTaken': 'resuming.otherDates',
      'resuming.ownStay': 'resuming.otherDates',
      'success.paid': 'success.another',
      'success.cardSaved': 'success.another',
    };
    await this.#press(names[from] ?? 'resuming.beginAgain');
    this.#note({
      price: undefined,
      code: '',
      ...(from !== 'resuming.holdExpired' && { stay: undefined, checkIn: undefined }),
    });
  }

  readonly #acts: Readonly<Record<string, (stop: BookingStop) => Promise<string | void>>> = {
    'stay.changed': () => this.#choosesDates(),
    'stay.changed~in the calendar': () => this.#choosesInTheCalendar(),
    'stay.changed.half': () => this.#choosesHalf(),
    'stay.changed.none': () => this.#clearsTheDates(),
    'dates.revisited': async ({ from }) => {
      if (from !== 'form.datesTaken') return this.#press('form.otherDates');
      await this.page.goBack();
    },
    'guests.changed': () => this.#changesGuests(),
    'price.requested': () => this.#press('action.tryAgain'),
    'booking.begun': () => this.#press('booking.begin'),
    'booking.begun~beside the page': () => this.#press('booking.begin', this.page.getByRole('complementary')),
    'details.changed': () => this.#types({ firstName: 'Ana Rita' }),
    'form.submitted': () => this.#orders(),
    'terms.accepted': () => this.#press('order.button'),
    'otp.changed': () => this.#typesCode('12 34'),
    'otp.changed.complete': () => this.#typesCode('123 456'),
    'otp.submitted': async ({ from }) => {
      // The first code is submitted once it is typed.
      if (findOtp(this.#story.code) === undefined) {
        await this.#typesCode('123 456');
        if (!isCorrecting(from)) return undefined;
      }
      return this.#press('otp.confirm');
    },
    'code.left': async () => void (await this.page.goBack()),
    'code.revisited': () => this.#press('otp.setAside.goOn'),
    'otp.resendRequested': () => this.#press('otp.resend'),
    'booking.restarted': ({ from }) => this.#press(isTypingCode(from) ? 'otp.changeAddress' : 'otp.restart'),
    'payment.requested': ({ from }) =>
      this.#press(from === 'redirecting.notRedirected' ? 'action.tryAgain' : 'resuming.payNow'),
    'status.requested': ({ from }) => this.#asksWhereItStands(from),
    'anotherBooking.begun': ({ from }) => this.#startsAnew(from),
    ...checkoutEnds(this),
    'guest.recalled': async () => this.#note(await comesBackKnown(this)),
    'reservation.recalled': () => this.#comesBack(),
    'ownReservation.found': () => this.#findsOwnReservation(),
    'booking.recalled': () => this.#opensAnew(),
    'connection.returned': () => reconnects(this.page),
    'hold.ended': () => this.page.clock.fastForward('01:15:00'),
    'paymentPollInterval.passed': () => this.page.clock.fastForward(2000),
    'paymentIsSlowAfter.passed': () => this.page.clock.fastForward(30_000),
    'slowPaymentPollInterval.passed': () => this.page.clock.fastForward(15_000),
  };

  async does(stop: BookingStop): Promise<string | undefined> {
    const act = this.#acts[stop.by];
    if (act) return (await act(stop)) ?? undefined;
    if (stop.by.startsWith('booking.recalled.')) {
      await comesBackTo(this, stop.to);
      return undefined;
    }
    const { page, hostSide } = this;
    this.#note(await isTold({ page, hostSide, story: this.#story }, stop.by));
    return undefined;
  }
}
