import type { Locator } from '@playwright/test';
import { getTranslator, type Translator } from '../support/translator.ts';
import type { TypedGuest } from './scenario.ts';

/** The values of two guests who live together. */
export const typedGuests: readonly [TypedGuest, TypedGuest] = [
  {
    surname: 'Silva',
    givenNames: 'Ana Rita',
    born: ['28', '02', '1957'],
    nationality: 'BR',
    documentType: 'passport',
    documentNumber: 'FX 123456',
    placeOfResidence: 'Olinda',
  },
  {
    surname: 'Lefèvre',
    givenNames: 'Jean-Luc',
    born: ['03', '11', '1960'],
    nationality: 'FR',
    documentType: 'identity_card',
    documentNumber: '12AB34567',
    placeOfResidence: undefined,
  },
];

interface LanguageData {
  translator: Translator;
  countries: { BR: string; FR: string };
}

/** The forms of a registration, one guest open at a time. */
export class Forms {
  readonly #screen: Locator;
  readonly #tongue: LanguageData;
  readonly #guests: readonly TypedGuest[];

  constructor(
    screen: Locator,
    tongue: LanguageData = { translator: getTranslator('en'), countries: { BR: 'Brazil', FR: 'France' } },
    guests: readonly TypedGuest[] = typedGuests,
  ) {
    this.#screen = screen;
    this.#tongue = tongue;
    this.#guests = guests;
  }

  field = (name: string): Locator => this.#screen.locator(`[name$=${name}]`);

  type = (name: string, text: string) => this.field(name).fill(text);

  /** Opens the form of a guest, counted from 0. */
  open = (index: number) => this.#screen.locator('ol > li').nth(index).getByRole('button').click();

  async #chooseCountry(name: string, country: string) {
    if ((await this.field(name).inputValue()) === country) return;
    await this.field(name).fill(country);
    await this.#screen.page().getByRole('option', { name: country, exact: true }).first().click();
  }

  async #fill({ nationality, documentType, born, placeOfResidence, ...guest }: TypedGuest) {
    const { translator, countries } = this.#tongue;
    const { text } = translator;
    const [day, month, year] = born;
    await this.type('surname', guest.surname);
    await this.type('givenNames', guest.givenNames);
    await this.type('dateOfBirth-day', day);
    await this.type('dateOfBirth-month', month);
    await this.type('dateOfBirth-year', year);
    if (nationality !== '') await this.#chooseCountry('nationality', countries[nationality]);
    if (documentType !== '') {
      await this.#screen
        .getByText(text(`registration.documentType.${documentType}`), { exact: true })
        .click();
    }
    await this.type('documentNumber', guest.documentNumber);
    if (placeOfResidence === undefined) {
      const shared = this.#screen.getByLabel(text('registration.sharesResidence'));
      if (!(await shared.isChecked())) {
        await this.#screen.getByText(text('registration.sharesResidence')).click();
      }
    } else await this.type('placeOfResidence', placeOfResidence);
  }

  /** The submit button, which names the number of guests. */
  submit = (): Locator =>
    this.#screen.getByRole('button', {
      name: this.#tongue.translator.text('registration.submit', { guests: this.#guests.length }),
    });

  /** Fills in every guest's form; country of document and of residence follow the nationality. */
  async fillAll(): Promise<void> {
    for (const [index, guest] of this.#guests.entries()) {
      await this.open(index);
      await this.#fill(guest);
    }
  }
}
