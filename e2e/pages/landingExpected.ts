import type { FailureKind } from '../../contract/callFailed.ts';
import type { landingMachine } from '../../machines/landing/landing.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import { getCause, getReason } from '../support/causes.ts';
import type { Expectations } from '../support/expectation.ts';
import { button, link, list, type Screen } from '../support/screen.ts';
import type { Voice } from '../support/voice.ts';

export type LandingState = StateName<typeof landingMachine>;

/** The stay in the address, in days from today. */
export interface Asked {
  from?: number;
  to?: number;
  guests: number;
}

export interface Story {
  voice: Voice;
  /** Why the properties did not load, if they did not. */
  failure?: FailureKind | undefined;
  asked?: Asked;
}

const page = ({ voice: { text } }: Story, screen: Screen = {}): Screen => ({
  ...screen,
  headings: [text('landing.title'), ...(screen.headings ?? [])],
  says: [text('landing.lead'), ...(screen.says ?? [])],
});

export const properties = [
  { name: 'Casa do Limoeiro', from: 140_00, guests: 4, bedrooms: 2 },
  { name: 'Monte da Figueira', from: 150_00, guests: 6, bedrooms: 3 },
];
const names = properties.map(({ name }) => name);

/** The page with dates, which can be changed, and links to all properties. */
const dated = (story: Story, { moves = [], headings = [], ...screen }: Screen): Record<string, Screen> => {
  const { text, day } = story.voice;
  const { guests, ...ends } = story.asked ?? { guests: 2 };
  const end = (id: 'stay.checkIn' | 'stay.checkOut', days?: number) =>
    button(`${text(id)} ${days === undefined ? text('form.choose') : day(days, 'short')}`);
  return {
    screen: page(story, {
      ...screen,
      headings,
      fields: [list(text('stay.guests'), String(guests))],
      moves: [
        end('stay.checkIn', ends.from),
        end('stay.checkOut', ends.to),
        button(text('landing.search')),
        ...moves,
        ...names.map(link),
      ],
    }),
  };
};

/** The result for each property: first the free ones, then the others. */
const answered = (story: Story, free: number): Record<string, Screen> => {
  const { text } = story.voice;
  const others = free < names.length;
  const title = free > 0 ? text('landing.found', { properties: free }) : text('landing.noneFree');
  return dated(story, {
    headings: [title, ...(free > 0 && others ? [text('landing.notFree')] : []), ...names],
    says: free > 0 ? [] : [text('landing.chooseOthers')],
    moves: [link(text('landing.withoutDates'))],
  });
};

/** What a visitor sees in each state of the landing page; a missing state is a type error. */
export const landingExpected: Expectations<LandingState, Story> = {
  loading: {
    within: '',
    seen: (story) => ({ screen: page(story, { news: [story.voice.text('frame.loading')] }) }),
  },
  ready: {
    within: '',
    seen: (story) => {
      const { text, roundMoney } = story.voice;
      return {
        screen: page(story, {
          headings: properties.map(({ name }) => name),
          moves: properties.map(({ name }) => link(name)),
          says: properties.flatMap(({ from, guests, bedrooms }) => [
            text('pricing.from', { amount: roundMoney(from) }),
            text('count.guests', { guests }),
            text('count.bedrooms', { bedrooms }),
          ]),
        }),
      };
    },
  },
  found: { within: '', seen: (story) => answered(story, 1) },
  noneFree: { within: '', seen: (story) => answered(story, 0) },
  unclear: {
    within: '',
    seen: (story) => {
      const { text } = story.voice;
      const says = [text('landing.unclear.title'), text('landing.unclear.text')];
      return dated({ ...story, asked: { guests: 2 } }, { headings: names, says });
    },
  },
  undated: {
    within: '',
    seen: (story) => dated(story, { headings: names, says: [story.voice.text('landing.undated')] }),
  },
  notSearched: {
    within: '',
    seen: (story) => {
      const { text } = story.voice;
      const again = text('action.tryAgain');
      return dated(story, {
        headings: names,
        alert: [text('landing.notSearched.title'), text('landing.notSearched.text'), again],
        moves: [button(again)],
      });
    },
  },
  empty: {
    within: '',
    seen: (story) => ({
      screen: page(story, {
        headings: [story.voice.text('landing.empty.title')],
        says: [story.voice.text('landing.empty.text')],
      }),
    }),
  },
  failed: {
    within: '',
    seen: (story) => {
      const { text } = story.voice;
      return {
        screen: page(story, {
          alert: [text(`problem.${getCause(story.failure)}.title`), getReason(story.voice, story.failure)],
          moves: [button(text('action.tryAgain'))],
        }),
      };
    },
  },
};
