import type { Locator, Page } from '@playwright/test';
import { locales, type Language } from '../../contract/values/language.ts';
import { waitForHydration } from './hydration.ts';
import { writeDate } from '../../contract/values/typography.ts';

const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** The range calendar, operated with the mouse. */
export class Calendar {
  readonly #page: Page;
  readonly #box: Locator;
  readonly #picker: Locator;
  readonly #language: Language;
  readonly #spoken: Intl.DateTimeFormat;

  constructor(page: Page, language: Language = 'en') {
    this.#page = page;
    this.#box = page.locator('[data-machine=booking]').getByRole('application');
    this.#picker = page.locator('#booking-startDate');
    this.#language = language;
    this.#spoken = new Intl.DateTimeFormat(locales[language], format);
  }

  /** The cell of a date (`YYYY-MM-DD`), once the calendar shows its month. */
  day = (date: string): Locator => {
    const name = writeDate(this.#language, this.#spoken.format(new Date(date))).replaceAll('.', '\\.');
    return this.#box
      .getByRole('button', { name: new RegExp(`(^|\\D)${name}`) })
      .filter({ visible: true })
      .first();
  };

  async turnTo(date: string): Promise<Locator> {
    const day = this.day(date);
    // Before that, a press would open the browser's own picker, which works without scripts.
    await waitForHydration(this.#page);
    // Pointing at the calendar loads it without waiting for an idle browser.
    await this.#picker.hover();
    // In narrow windows it is folded.
    if (!(await this.#box.isVisible())) await this.#picker.click();
    await this.#box.waitFor();
    for (let months = 0; months < 14 && !(await day.isVisible()); months += 1) {
      await this.#box.getByRole('button', { name: /^(Next|Weiter|Próximo|Suivant|Siguiente)$/ }).click();
    }
    return day;
  }

  async pick(date: string): Promise<void> {
    const day = await this.turnTo(date);
    await day.click();
  }
}
