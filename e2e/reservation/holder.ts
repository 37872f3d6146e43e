import { expect, type Locator, type Page } from '@playwright/test';
import type { FailureKind } from '../../contract/callFailed.ts';
import type { Reservation } from '../../contract/reservation.ts';
import { isCall, type Call } from '../support/calls.ts';
import type { HostSide } from '../support/hostSide.ts';
import { isShownAgain } from '../support/isShownAgain.ts';
import { button } from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import { bookedStay, reservationId, token, toldAt } from './answers.ts';
import { asIfIt, type Standing } from './standings.ts';
import type { Story } from './story.ts';

type Machine = 'reservation' | 'registration' | 'guestsDraft' | 'stayDetails' | 'cancellation' | 'payment';

const isStanding = (name: string): name is Standing => Object.hasOwn(asIfIt, name);

/** The holder of a mailed link, with a host who answers as the walk wants it. */
export class Holder {
  readonly page: Page;
  readonly hostSide: HostSide;
  #story: Story;

  constructor(page: Page, hostSide: HostSide, story: Story) {
    this.page = page;
    this.hostSide = hostSide;
    this.#story = story;
  }

  get story(): Story {
    return this.#story;
  }

  note(news: Partial<Story>): void {
    this.#story = { ...this.#story, ...news };
  }

  of = (machine: Machine): Locator => this.page.locator(`[data-machine=${machine}]`);

  async presses(machine: Machine, id: MessageId): Promise<string> {
    const name = this.#story.voice.text(id);
    await this.of(machine).getByRole('button', { name, exact: true }).click();
    return button(name);
  }

  get #path() {
    return `/${this.#story.voice.language}/reservation/${reservationId}`;
  }

  async opens(): Promise<void> {
    const before = this.hostSide.questions.length;
    await this.page.goto(`${this.#path}#token=${token}`);
    await this.hostSide.asked('loadReservation', before);
  }

  async opensAnew(): Promise<void> {
    // What is typed is lost with the page, which the browser would ask about.
    this.page.once('dialog', (dialog) => void dialog.accept());
    await this.keepsNothing();
    await this.page.goto('about:blank');
    await this.opens();
  }

  /** Opens a part of the link, with its scripts held back; returns how to let them in. */
  async opensWithoutScripts(): Promise<() => Promise<void>> {
    const scripts = /\/assets\/.*\.js$/;
    const released = Promise.withResolvers<void>();
    await this.page.route(scripts, async (route) => {
      await released.promise;
      await route.fallback();
    });
    await this.page.goto(this.#path, { waitUntil: 'commit' });
    return async () => {
      released.resolve();
      await this.page.unroute(scripts);
    };
  }

  /** Goes to another page of the site, and would come back to where they are on this one. */
  async goesElsewhere(): Promise<void> {
    await this.page.locator('footer a[href$="/privacy"]').click();
    await expect(this.title).toBeFocused();
    this.note({ isElsewhere: true });
  }

  /** Goes back to a page whose link this tab knows, or does not. */
  async goesBack(knowsTheLink: boolean): Promise<void> {
    await this.page.evaluate(
      ([key, link]) => sessionStorage.setItem(key!, link!),
      [`reservation.${reservationId}`, JSON.stringify(knowsTheLink ? token : '')],
    );
    await this.page.goBack();
    this.note({ isElsewhere: false, isKeptHere: true });
  }

  /** What the page is called, whichever it is. */
  get title(): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 1 });
  }

  /** Puts the whole link where a part of it was. */
  pastesTheLink = () =>
    this.page.evaluate((fragment) => {
      window.location.hash = fragment;
    }, `#token=${token}`);

  /** The device keeps nothing. */
  keepsNothing = () => this.page.evaluate(() => localStorage.removeItem('kept-reservations'));

  /** The device keeps the stay as the host told it some time ago. */
  async keepsTheStay(): Promise<void> {
    const { details: _, ...reservation } = asIfIt.open(bookedStay(this.#story));
    const stored = { version: 1, kept: [{ token, asOf: toldAt, reservation }], declined: [] };
    await this.page.evaluate(
      (kept) => localStorage.setItem('kept-reservations', JSON.stringify(kept)),
      stored,
    );
    this.note({ isKeptHere: true, told: 'open' });
  }

  async keepsNoLonger(): Promise<void> {
    await this.presses('reservation', 'keeping.stop');
    this.note({ isKeptHere: false });
  }

  async keepsAgain(): Promise<void> {
    await this.presses('reservation', 'keeping.resume');
    this.note({ isKeptHere: true });
  }

  comesBack = () => isShownAgain(this.page);

  /** The host tells the reservation as it stands. */
  async tells(call: Call, standing: Standing): Promise<void> {
    const told: Reservation = asIfIt[standing](bookedStay(this.#story));
    await this.hostSide.says(call, told);
    this.note({ told: standing });
  }

  /** The host says that the reservation stands like this: at first, or when the guest comes back. */
  async isTold(standing: Standing): Promise<void> {
    if (this.#story.told === undefined) return this.tells('loadReservation', standing);
    // What was told before may still be on its way to the page, which hears of nobody who comes back until it is there.
    await expect(async () => {
      await this.comesBack();
      expect(this.hostSide.holds('refreshReservation')).toBe(true);
    }).toPass({ intervals: [20, 50, 100, 200] });
    return this.tells('refreshReservation', standing);
  }

  /** What was done changes the reservation, which the page then asks for. */
  refreshes = (standing: Standing) => this.tells('refreshReservation', standing);

  /** What every journey of the page hears; tells whether it was one of these. */
  async hears(by: string): Promise<boolean> {
    const [call = '', outcome, kind = ''] = by.split('.');
    if (by.startsWith('reservation.updated.') && isStanding(kind)) {
      await this.isTold(kind);
      return true;
    }
    if (!isCall(call) || outcome !== 'failed') return false;
    await this.hostSide.fails(call, kind as FailureKind);
    return true;
  }
}
