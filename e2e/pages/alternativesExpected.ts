import type { alternativesMachine } from '../../machines/alternatives/alternatives.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations } from '../support/expectation.ts';
import { link } from '../support/screen.ts';
import type { Translator } from '../support/translator.ts';

interface Scenario {
  translator: Translator;
}

/** Another property that the host offers, with its price in cents. */
export const other = {
  id: 'casa-verde',
  name: 'Casa Verde',
  city: 'Tomar',
  country: 'Portugal',
  total: 456_00,
};

const nothing = { region: '', screens: () => ({ screen: {} }) };

/** The screen in each state of the search for other properties. */
export const alternativesExpected: Expectations<StateName<typeof alternativesMachine>, Scenario> = {
  unasked: nothing,
  searching: { ...nothing, call: 'searchAlternatives' },
  shown: {
    region: '',
    screens: ({ translator: { text, money } }) => ({
      screen: {
        headings: [text('alternatives.others')],
        announcements: [text('alternatives.others')],
        texts: [
          text('landing.place', { city: other.city, country: other.country }),
          text('landing.total', { amount: money(other.total) }),
        ],
        actions: [link(other.name)],
      },
    }),
  },
  none: nothing,
  failed: nothing,
};
