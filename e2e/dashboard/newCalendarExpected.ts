import type { newCalendarMachine } from '../../machines/dashboard/newCalendar/newCalendar.machine.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import { alert, button, link, radio, text as field, type Screen } from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { describeRejected, describeTooMany, describeUnconfirmed, focusAlert } from './outcomeScreens.ts';
import { createPage } from './pageScreens.ts';

type NewCalendarState = StateName<typeof newCalendarMachine>;

export interface NewCalendarHistory extends WalkHistory {
  channel: 'Airbnb' | 'Vrbo';
  address: string;
  isAddressRefused: boolean;
  /** Whether the last test has read the calendar. */
  isRead: boolean;
}

type Expectation = StateExpectation<NewCalendarHistory>;
type Part = (history: NewCalendarHistory) => Screen;

const { name: property } = ownerSession.properties[0]!;
const { withTitle, expectState } = createPage<NewCalendarHistory>('dashboard.channels.add');

const expectForm = (
  more: Part = () => ({}),
  { isWaiting = false, ...rest }: Partial<Expectation> & { isWaiting?: boolean } = {},
): Expectation => ({
  region: 'form',
  screens: (history) => {
    const { text } = history.translator;
    const { actions = [], ...others } = more(history);
    const submit = button(text('dashboard.channels.new.test'));
    return withTitle(history, {
      texts: [text('dashboard.channels.new.for', { property })],
      describeFields: [
        ...(['Airbnb', 'Booking.com', 'Vrbo'] as const).map((one) => radio(one, one === history.channel)),
        radio(text('dashboard.booking.source.other')),
        field(text('dashboard.channels.new.address'), history.address),
      ],
      actions: [
        ...actions,
        button(text('dashboard.channels.new.where')),
        button(text('dashboard.channels.new.options')),
        ...(isWaiting ? [] : [submit]),
        link(text('dashboard.channels.back')),
      ],
      ...(isWaiting && { disabled: [submit] }),
      ...others,
    });
  },
  ...rest,
});

/** The result of the test, with the buttons that add the calendar or return to the form. */
const expectTested = ({ isWaiting = false, ...rest }: Partial<Expectation> & { isWaiting?: boolean } = {}) =>
  expectState(
    'tested',
    ({ channel: calendar, isRead, translator: { text } }) => {
      const buttons = [
        button(text('dashboard.channels.new.confirm', { calendar })),
        button(text('dashboard.channels.new.form')),
      ];
      return {
        texts: [
          text('dashboard.channels.new.for', { property }),
          ...(isRead
            ? [
                text('dashboard.channels.new.tested', { calendar }),
                text('dashboard.channels.new.tested.about'),
                text('dashboard.channels.free.taken', { count: 2 }),
                text('dashboard.channels.unreadable', { count: 1 }),
              ]
            : []),
        ],
        ...(isWaiting ? { disabled: buttons } : { actions: buttons }),
      };
    },
    rest,
  );

const withKept =
  (describe: (history: NewCalendarHistory) => Screen & { alert: readonly string[] }): Part =>
  (history) => {
    const { alert: texts, ...screen } = describe(history);
    return { ...screen, alert: [...texts, history.translator.text('problem.kept')] };
  };

const describeAlert =
  (title: MessageId, more: (history: NewCalendarHistory) => string[] = () => []): Part =>
  (history) => ({
    alert: [history.translator.text(title), ...more(history)],
    focus: alert(history.translator.text(title)),
  });

/** The visible screen of each state of a new calendar; a missing state is a type error. */
export const newCalendarExpected: Expectations<NewCalendarState, NewCalendarHistory> = {
  editing: expectForm(),
  testing: expectForm(undefined, { isWaiting: true, call: 'testCalendar' }),
  tested: expectTested(),
  unreadable: expectForm(
    (history) => ({
      ...describeAlert('dashboard.channels.new.unreadable', ({ translator: { text } }) => [
        text('dashboard.channels.failure.notCalendar'),
      ])(history),
      actions: [button(history.translator.text('dashboard.channels.new.anyway'))],
    }),
    focusAlert('dashboard.channels.new.unreadable'),
  ),
  notTested: expectForm(
    describeAlert('dashboard.channels.new.notTested', ({ translator, failure }) => [
      getReason(translator, failure),
      translator.text('problem.kept'),
    ]),
    focusAlert('dashboard.channels.new.notTested'),
  ),
  adding: expectTested({ isWaiting: true, call: 'addCalendar', takesFocusFrom: /unconfirmed$/ }),
  refused: expectForm((history) => {
    const { text, labelled } = history.translator;
    if (!history.isAddressRefused) return {};
    const title = text('dashboard.setup.refused');
    const wrong = labelled(
      text('dashboard.channels.new.address'),
      text('dashboard.channels.new.address.invalid'),
    );
    return {
      headings: [title],
      alert: [title, text('problem.validationFailed.text'), wrong],
      actions: [link(wrong)],
      focus: alert(title),
    };
  }, focusAlert('dashboard.setup.refused')),
  taken: expectForm(
    describeAlert('dashboard.channels.new.taken'),
    focusAlert('dashboard.channels.new.taken'),
  ),
  tooMany: expectForm(withKept(describeTooMany), focusAlert('dashboard.outcome.rejected')),
  rejected: expectForm(
    withKept((history) => describeRejected(history, 'dashboard.outcome.impossible')),
    focusAlert('dashboard.outcome.rejected'),
  ),
  unconfirmed: expectState('unconfirmed', (history) => {
    const { text } = history.translator;
    return {
      ...describeUnconfirmed(history),
      actions: [button(text('dashboard.outcome.repeat')), link(text('dashboard.channels.back'))],
      texts: [history.channel],
    };
  }),
  added: expectState('added', ({ channel: calendar, translator: { text } }) => ({
    texts: [text('dashboard.channels.new.added', { calendar, property })],
    actions: [link(text('dashboard.channels.share')), link(text('dashboard.channels.back'))],
  })),
};
