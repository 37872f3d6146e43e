import type { guestsDraftMachine } from '../../../machines/guestsDraft/guestsDraft.machine.ts';
import type { StateName } from '../../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../../support/expectation.ts';
import { button, heading, type Screen } from '../../support/screen.ts';
import type { MessageId } from '../../support/words.ts';
import type { Scenario } from '../scenario.ts';
import { registrationExpected } from './registration.ts';

export type GuestsDraftState = StateName<typeof guestsDraftMachine>;
type Expectation = StateExpectation<Scenario>;

type Options = Omit<Expectation, 'screens' | 'region'>;

const expectScreen = (
  screen: (scenario: Scenario) => Screen,
  more: Options = {},
): Omit<Expectation, 'region'> => ({
  screens: (scenario) => ({ screen: screen(scenario) }),
  ...more,
});

/** A line of text. */
const expectLine = (id: MessageId, more: Options = {}) =>
  expectScreen(({ translator: { text } }) => ({ texts: [text(id)] }), more);

/** A line that is announced. */
const news = (id: MessageId, more: Options = {}) =>
  expectScreen(({ translator: { text } }) => ({ announcements: [text(id)] }), more);

/** The pressed button is gone: the focus moves to the form. */
const formatFormHeading = ({ translator: { text }, guests }: Scenario) =>
  heading(text('registration.guestOf', { number: 1, guests: guests.length }));

const expectAfterQuestion = (id: MessageId, more: Options = {}) =>
  expectScreen(
    (scenario) => ({ texts: [scenario.translator.text(id)], focus: formatFormHeading(scenario) }),
    {
      takesFocusFrom: /^on\.differing$/,
      ...more,
    },
  );

const expected = {
  off: expectScreen((scenario) => {
    if (scenario.variant !== 'registered') return {};
    const { focus: _, ...registered } = registrationExpected.confirmed.screens(scenario)['screen']!;
    return registered;
  }),
  'on.recalling.untouched': news('draft.recalling', {
    call: 'readDraft',
  }),
  'on.recalling.touched': news('draft.recalling'),
  'on.notRecalled': expectScreen(({ translator: { text } }) => {
    const again = text('action.tryAgain');
    return {
      announcements: [`${text('draft.notRecalled.title')} ${text('draft.notRecalled.text')} ${again}`],
      actions: [button(again)],
    };
  }),
  'on.idle': expectLine('draft.promised'),
  'on.typing': expectLine('draft.keeping'),
  'on.withheld': expectLine('draft.keeping'),
  'on.keeping.current': expectAfterQuestion('draft.keeping', {
    call: 'saveDraft',
  }),
  'on.keeping.outdated': expectLine('draft.keeping'),
  'on.kept': expectAfterQuestion('draft.kept'),
  'on.notKept': news('draft.notKept'),
  'on.comparing': expectLine('draft.keeping', {
    call: 'compareDraft',
  }),
  'on.differing': expectScreen(({ translator: { text } }) => ({
    texts: [text('draft.differing.title'), text('draft.differing.text')],
    actions: [button(text('draft.take')), button(text('draft.replace'))],
    focus: `group “${text('draft.differing.title')}”`,
  })),
} satisfies Record<GuestsDraftState, Omit<Expectation, 'region'>>;

/** The screen in each state of the draft; a missing state is a type error. */
export const guestsDraftExpected = Object.fromEntries(
  Object.entries<Omit<Expectation, 'region'>>(expected).map(([state, one]) => [
    state,
    { region: state, ...one },
  ]),
) as Expectations<GuestsDraftState, Scenario>;
