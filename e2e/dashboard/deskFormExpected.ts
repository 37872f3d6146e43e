import type { deskFormMachine } from '../../machines/dashboard/deskForm/deskForm.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { alert, area, disabledField, button, link, type Screen } from '../support/screen.ts';
import {
  backToReservation,
  expectReservationLoading,
  expectUnconfirmed,
  withActionTitle,
  type LookedHistory,
} from './deskScreens.ts';
import { describeNotReassessed, describeRejected, describeTooMany, focusAlert } from './outcomeScreens.ts';

type FormState = StateName<typeof deskFormMachine>;

export interface NoteHistory extends LookedHistory {
  note: string;
  isRefused: boolean;
  /** Whether the host refused an entry. */
  wasRejected: boolean;
}

type Expectation = StateExpectation<NoteHistory>;

const actionId = 'dashboard.reservation.action.addNote';
const withTitle = withActionTitle(actionId);

const expectForm = (
  more: (history: NoteHistory) => Screen = () => ({}),
  { isWaiting = false, ...rest }: Partial<Expectation> & { isWaiting?: boolean } = {},
): Expectation => ({
  region: 'form',
  screens: (history) => {
    const { text } = history.translator;
    const { actions = [], ...others } = more(history);
    const back = isWaiting ? button(text('dashboard.reservation.back')) : backToReservation(history);
    const buttons = [button(text(actionId)), back];
    return withTitle(history, {
      focus: disabledField(area(text('dashboard.reservation.note'))),
      describeFields: [area(text('dashboard.reservation.note'), history.note)],
      ...(isWaiting ? { disabled: buttons } : { actions: [...buttons, ...actions] }),
      ...others,
    });
  },
  ...rest,
});

/** The visible screen of each state of a form about a reservation; a missing state is a type error. */
export const deskFormExpected: Expectations<FormState, NoteHistory> = {
  ...expectReservationLoading(withTitle),
  editing: expectForm(),
  sending: expectForm(undefined, { isWaiting: true, call: 'saveEntry' }),
  // The proof of identity is a journey of its own.
  proving: {
    region: 'proof',
    call: 'requestPasskeyOptions',
    takesFocusFrom: /^never$/,
    screens: (history) => withTitle(history, {}),
  },
  refused: expectForm(
    ({ translator: { text, labelled }, isRefused }) => {
      const title = text('dashboard.setup.refused');
      const wrong = labelled(text('dashboard.reservation.note'), text('dashboard.violation.blank'));
      return isRefused
        ? {
            headings: [title],
            alert: [title, text('problem.validationFailed.text'), wrong],
            actions: [link(wrong)],
            focus: alert(title),
          }
        : {};
    },
    { focusInRegion: ({ translator: { text } }) => alert(text('dashboard.setup.refused')) },
  ),
  tooMany: expectForm(
    (history) => ({
      alert: [...describeTooMany(history).alert, history.translator.text('problem.kept')],
    }),
    focusAlert('dashboard.outcome.rejected'),
  ),
  reassessing: expectForm(undefined, { isWaiting: true, call: 'reassessEntry' }),
  rejected: expectForm(
    (history) => ({
      alert: [
        ...describeRejected(history, 'dashboard.reservation.refused.other').alert,
        history.translator.text('problem.kept'),
      ],
    }),
    focusAlert('dashboard.outcome.rejected'),
  ),
  impossible: {
    region: 'impossible',
    screens: (history) => {
      const { text } = history.translator;
      const title = text('dashboard.reservation.notPossible');
      return withTitle(history, {
        ...(history.wasRejected
          ? describeRejected(history, 'dashboard.outcome.impossible')
          : { alert: [title, text('dashboard.outcome.impossible')], focus: alert(title) }),
        actions: [backToReservation(history), button(text('action.tryAgain'))],
      });
    },
  },
  notReassessed: {
    region: 'notReassessed',
    screens: (history) => {
      const { text } = history.translator;
      return withTitle(history, {
        ...describeNotReassessed(history),
        actions: [backToReservation(history), button(text('action.tryAgain'))],
      });
    },
  },
  unconfirmed: expectUnconfirmed(actionId),
  looking: expectUnconfirmed(actionId, { isLooking: true }),
  done: {
    region: 'done',
    screens: (history) => {
      const { text } = history.translator;
      return withTitle(history, {
        texts: [text('dashboard.reservation.done.addNote')],
        actions: [backToReservation(history)],
      });
    },
  },
};
