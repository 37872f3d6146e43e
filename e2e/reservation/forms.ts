import type { Locator } from '@playwright/test';
import { words } from '../support/words.ts';

/** What two guests who live together write in their forms. */
const guests = [
  {
    surname: 'Silva',
    givenNames: 'Ana Rita',
    born: ['28', '2', '1957'],
    nationality: 'Brazil',
    documentType: 'passport',
    documentNumber: 'FX 123456',
    placeOfResidence: 'Olinda',
  },
  {
    surname: 'Lefèvre',
    givenNames: 'Jean-Luc',
    born: ['3', '11', '1960'],
    nationality: 'France',
    documentType: 'identity_card',
    documentNumber: '12AB34567',
    placeOfResidence: undefined,
  },
] as const;

/** The forms of a registration, one guest open at a time. */
export class Forms {
  readonly #screen: Locator;

  constructor(screen: Locator) {
    this.#screen = screen;
  }

  field = (name: string): Locator => this.#screen.locator(`[name$=${name}]`);

  types = (name: string, text: string) => this.field(name).fill(text);

  /** Opens the form of a guest, counted from 0. */
  opens = (index: number) => this.#screen.locator('ol > li').nth(index).getByRole('button').click();

  async #chooses(name: string, country: string) {
    if ((await this.field(name).inputValue()) === country) return;
    await this.field(name).fill(country);
    await this.#screen.page().getByRole('option', { name: country, exact: true }).first().click();
  }

  async #fillsIn(guest: (typeof guests)[number]) {
    await this.types('surname', guest.surname);
    await this.types('givenNames', guest.givenNames);
    const [day, month, year] = guest.born;
    await this.types('dateOfBirth-day', day);
    await this.types('dateOfBirth-month', month);
    await this.types('dateOfBirth-year', year);
    await this.#chooses('nationality', guest.nationality);
    await this.#screen
      .getByText(words(`registration.documentType.${guest.documentType}`), { exact: true })
      .click();
    await this.types('documentNumber', guest.documentNumber);
    if (guest.placeOfResidence === undefined) {
      const shared = this.#screen.getByLabel(words('registration.sharesResidence'));
      if (!(await shared.isChecked())) {
        await this.#screen.getByText(words('registration.sharesResidence')).click();
      }
    } else await this.types('placeOfResidence', guest.placeOfResidence);
  }

  /** Sends the forms; the button says how many. */
  submit = (): Locator => this.#screen.getByRole('button', { name: `Register all ${guests.length} guests` });

  /** Fills in every guest's form; country of document and of residence follow the nationality. */
  async fillsInAll(): Promise<void> {
    for (const [index, guest] of guests.entries()) {
      await this.opens(index);
      await this.#fillsIn(guest);
    }
  }
}
