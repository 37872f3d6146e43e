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

/** The holder of an e-mailed link, with a host whose answers the walk chooses. */
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
    // The page loses typed text, so the browser asks before it is left.
    this.page.once('dialog', (dialog) => void dialog.accept());
    await this.keepsNothing();
    await this.page.goto('about:blank');
    await this.opens();
  }

  /** Opens the link without its token, with scripts held; returns a function that releases them. */
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

  /** Goes to another page of the site. */
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

  /** The title of the page, whichever it is. */
  get title(): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 1 });
  }

  /** Pastes the whole link over the incomplete one. */
  pastesTheLink = () =>
    this.page.evaluate((fragment) => {
      window.location.hash = fragment;
    }, `#token=${token}`);

  /** The device has no offline copy. */
  keepsNothing = () => this.page.evaluate(() => localStorage.removeItem('kept-reservations'));

  /** The device has an offline copy of some time ago. */
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

  /** The host answers with the reservation in a variant. */
  async tells(call: Call, standing: Standing): Promise<void> {
    const told: Reservation = asIfIt[standing](bookedStay(this.#story));
    await this.hostSide.says(call, told);
    this.note({ told: standing });
  }

  /** The host reports the reservation in a variant: at first, or when the guest returns to the page. */
  async isTold(standing: Standing): Promise<void> {
    if (this.#story.told === undefined) return this.tells('loadReservation', standing);
    // The page ignores a return while an earlier answer is still on its way.
    await expect(async () => {
      await this.comesBack();
      expect(this.hostSide.holds('refreshReservation')).toBe(true);
    }).toPass({ intervals: [20, 50, 100, 200] });
    return this.tells('refreshReservation', standing);
  }

  /** The action changes the reservation, which the page then requests. */
  refreshes = (standing: Standing) => this.tells('refreshReservation', standing);

  /** Handles the events that every journey of the page shares; returns whether it was one of them. */
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
