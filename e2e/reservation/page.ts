import { expect, type Locator, type Page } from '@playwright/test';
import { asIfIt } from './standings.ts';
import { HostSide } from '../support/hostSide.ts';
import { words, type MessageId } from '../support/words.ts';

interface World {
  page: Page;
  /** The mailed link to a booked stay. */
  link: string;
  /** Stands between the page and its host; without one the host answers as it will. */
  hostSide?: HostSide;
}

/** The page behind the mailed link, as a guest has it before them. */
export class ReservationPage {
  readonly page: Page;
  readonly hostSide: HostSide;
  readonly link: string;

  constructor({ page, link, hostSide = new HostSide() }: World) {
    this.page = page;
    this.link = link;
    this.hostSide = hostSide;
  }

  /** The element of a journey's view. */
  of = (machine: 'reservation' | 'registration' | 'cancellation' | 'payment'): Locator =>
    this.page.locator(`[data-machine=${machine}]`);

  is = (machine: Parameters<ReservationPage['of']>[0], state: string) =>
    expect(this.of(machine)).toHaveAttribute('data-state', state);

  presses = (machine: Parameters<ReservationPage['of']>[0], id: MessageId) =>
    this.of(machine)
      .getByRole('button', { name: words(id), exact: true })
      .first()
      .click();

  opens = () => this.page.goto(this.link);

  /** The page as the server sends it, before a script has looked at its address. */
  async opensWithoutScripts(): Promise<() => Promise<void>> {
    const scripts = /\/assets\/.*\.js$/;
    let go: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (go = resolve));
    await this.page.route(scripts, async (route) => {
      await released;
      await route.fallback();
    });
    await this.page.goto(this.link.replace(/#.*$/, ''), { waitUntil: 'commit' });
    return async () => {
      go();
      await this.page.unroute(scripts);
    };
  }

  /** Puts the whole link where a part of it was. */
  pastesTheLink = () =>
    this.page.evaluate(
      (hash) => {
        window.location.hash = hash;
      },
      this.link.replace(/^[^#]*/, ''),
    );

  /** The guest was in another tab. */
  comesBack = () => this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  /** The host says that the reservation stands like this: at first, or when the guest comes back. */
  async isTold(standing: string): Promise<void> {
    const isOpen = (await this.of('registration').count()) > 0;
    if (isOpen) await this.comesBack();
    await this.hostSide.answers(isOpen ? 'refreshReservation' : 'loadReservation', asIfIt[standing] as never);
  }
}

/** How each standing is brought about, by the name of its happening. */
export const tellings = (on: ReservationPage): Record<string, () => Promise<void>> =>
  Object.fromEntries(
    Object.keys(asIfIt).map((standing) => [`reservation.told.${standing}`, () => on.isTold(standing)]),
  );
