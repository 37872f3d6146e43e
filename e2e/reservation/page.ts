import { expect, type Locator, type Page } from '@playwright/test';
import { words, type MessageId } from '../support/words.ts';

interface Environment {
  page: Page;
  /** The e-mailed link to a booked stay. */
  link: string;
}

/** The page behind the e-mailed link. */
export class ReservationPage {
  readonly page: Page;
  readonly link: string;

  constructor({ page, link }: Environment) {
    this.page = page;
    this.link = link;
  }

  /** The element of a journey's view. */
  of = (
    machine: 'reservation' | 'registration' | 'guestsDraft' | 'stayDetails' | 'cancellation' | 'payment',
  ): Locator => this.page.locator(`[data-machine=${machine}]`);

  is = (machine: Parameters<ReservationPage['of']>[0], state: string) =>
    expect(this.of(machine)).toHaveAttribute('data-state', state);

  /** Opens the folded part with a journey, or the one within it. */
  unfold = (machine: Parameters<ReservationPage['of']>[0]): Promise<void> =>
    this.of(machine).evaluate((view) =>
      (view.closest('details') ?? view.querySelector('details'))?.setAttribute('open', ''),
    );

  press = async (machine: Parameters<ReservationPage['of']>[0], id: MessageId): Promise<void> => {
    await this.unfold(machine);
    await this.of(machine)
      .getByRole('button', { name: words(id), exact: true })
      .first()
      .click();
  };

  open = () => this.page.goto(this.link);
}
