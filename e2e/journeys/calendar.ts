import type { Locator, Page } from '@playwright/test';

const spoken = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The range calendar of the English page, as somebody with a mouse sees it. */
export class Calendar {
  readonly #box: Locator;

  constructor(page: Page) {
    this.#box = page
      .locator('[data-machine=booking]')
      .getByRole('application', { name: /^Dates of your stay/ });
  }

  /** The day of a date, `YYYY-MM-DD`, once the calendar shows its month. */
  day = (date: string): Locator =>
    this.#box
      .getByRole('button', { name: new RegExp(`\\b${spoken.format(new Date(date))}\\b`) })
      .filter({ visible: true })
      .first();

  async turnsTo(date: string): Promise<Locator> {
    const day = this.day(date);
    await this.#box.waitFor();
    for (let months = 0; months < 14 && !(await day.isVisible()); months += 1) {
      await this.#box.getByRole('button', { name: 'Next', exact: true }).click();
    }
    return day;
  }

  async picks(date: string): Promise<void> {
    const day = await this.turnsTo(date);
    await day.click();
  }
}
