import type { guestsDraftMachine } from '../../../machines/guestsDraft/guestsDraft.machine.ts';
import type { StateName } from '../../../tests/machines/rules/rule.ts';
import type { Expectations, Expected } from '../../support/expectation.ts';
import { button, heading, type Screen } from '../../support/screen.ts';
import type { MessageId } from '../../support/words.ts';
import type { Story } from '../story.ts';
import { registrationExpected } from './registration.ts';

export type GuestsDraftState = StateName<typeof guestsDraftMachine>;
type Expectation = Expected<Story>;

type More = Omit<Expectation, 'seen' | 'within'>;

const one = (screen: (story: Story) => Screen, more: More = {}): Omit<Expectation, 'within'> => ({
  seen: (story) => ({ screen: screen(story) }),
  ...more,
});

/** A line of text. */
const line = (id: MessageId, more: More = {}) => one(({ voice: { text } }) => ({ says: [text(id)] }), more);

/** A line that is announced. */
const news = (id: MessageId, more: More = {}) => one(({ voice: { text } }) => ({ news: [text(id)] }), more);

/** The pressed button is gone: the focus moves to the form. */
const atTheForm = ({ voice: { text }, guests }: Story) =>
  heading(text('registration.guestOf', { number: 1, guests: guests.length }));

const afterTheQuestion = (id: MessageId, more: More = {}) =>
  one((story) => ({ says: [story.voice.text(id)], focus: atTheForm(story) }), {
    takesFocusFrom: /^on\.differing$/,
    ...more,
  });

const expected = {
  off: one((story) => {
    if (story.told !== 'registered') return {};
    const { focus: _, ...registered } = registrationExpected.confirmed.seen(story)['screen']!;
    return registered;
  }),
  'on.recalling.untouched': news('draft.recalling', {
    asks: 'readDraft',
  }),
  'on.recalling.touched': news('draft.recalling'),
  'on.notRecalled': one(({ voice: { text } }) => {
    const again = text('action.tryAgain');
    return {
      news: [`${text('draft.notRecalled.title')} ${text('draft.notRecalled.text')} ${again}`],
      moves: [button(again)],
    };
  }),
  'on.idle': line('draft.promised'),
  'on.typing': line('draft.keeping'),
  'on.withheld': line('draft.keeping'),
  'on.keeping.current': afterTheQuestion('draft.keeping', {
    asks: 'saveDraft',
  }),
  'on.keeping.outdated': line('draft.keeping'),
  'on.kept': afterTheQuestion('draft.kept'),
  'on.notKept': news('draft.notKept'),
  'on.comparing': line('draft.keeping', {
    asks: 'compareDraft',
  }),
  'on.differing': one(({ voice: { text } }) => ({
    says: [text('draft.differing.title'), text('draft.differing.text')],
    moves: [button(text('draft.take')), button(text('draft.replace'))],
    focus: `group “${text('draft.differing.title')}”`,
  })),
} satisfies Record<GuestsDraftState, Omit<Expectation, 'within'>>;

/** What a guest sees in each state of the draft; a missing state is a type error. */
export const guestsDraftExpected = Object.fromEntries(
  Object.entries<Omit<Expectation, 'within'>>(expected).map(([state, one]) => [
    state,
    { within: state, ...one },
  ]),
) as Expectations<GuestsDraftState, Story>;
