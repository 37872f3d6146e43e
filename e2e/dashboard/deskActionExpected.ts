import type { deskActionMachine } from '../../machines/dashboard/deskAction/deskAction.machine.ts';
import { newLinkEffect } from '../../machines/dashboard/deskAction/deskAction.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { alert, button, type Screen } from '../support/screen.ts';
import {
  backToReservation,
  expectReservationLoading,
  expectUnconfirmed,
  withActionTitle,
  type LookedHistory,
} from './deskScreens.ts';
import { describeNotReassessed, describeRejected, describeTooMany, focusAlert } from './outcomeScreens.ts';

type ActionState = StateName<typeof deskActionMachine>;
type Expectation = StateExpectation<LookedHistory>;

const { sentTo, worksUntil } = newLinkEffect.terms;
const actionId = 'dashboard.reservation.action.sendNewLink';
const withTitle = withActionTitle(actionId);

/** The effect of the action, with the button that confirms it. */
const expectEffect = (
  more: (history: LookedHistory) => Screen = () => ({}),
  { isWaiting = false, ...rest }: Partial<Expectation> & { isWaiting?: boolean } = {},
): Expectation => ({
  region: 'effect',
  screens: (history) => {
    const { text, date } = history.translator;
    const back = isWaiting ? button(text('dashboard.reservation.back')) : backToReservation(history);
    const buttons = [button(text(actionId)), back];
    return withTitle(history, {
      texts: [text('dashboard.reservation.effect.sendNewLink', { email: sentTo, date: date(worksUntil) })],
      ...(isWaiting ? { disabled: buttons } : { actions: buttons }),
      ...more(history),
    });
  },
  ...rest,
});

/** The visible screen of each state of an action on a reservation; a missing state is a type error. */
export const deskActionExpected: Expectations<ActionState, LookedHistory> = {
  ...expectReservationLoading(withTitle),
  previewing: {
    region: 'previewing',
    call: 'previewAction',
    screens: (history) => {
      const { text } = history.translator;
      return withTitle(history, {
        announcements: [text('frame.loading')],
        actions: [backToReservation(history)],
      });
    },
  },
  notPreviewed: {
    region: 'notPreviewed',
    screens: (history) => {
      const { text } = history.translator;
      const title = text('dashboard.reservation.notPossible');
      return withTitle(history, {
        alert: [title, text('dashboard.reservation.refused.other')],
        actions: [button(text('action.tryAgain')), backToReservation(history)],
        focus: alert(title),
      });
    },
  },
  confirming: expectEffect(undefined, { takesFocusFrom: /^proving$/ }),
  sending: expectEffect(undefined, { isWaiting: true, call: 'takeAction' }),
  proving: {
    region: 'proof',
    call: 'requestPasskeyOptions',
    takesFocusFrom: /^never$/,
    screens: (history) => withTitle(history, {}),
  },
  tooMany: expectEffect(describeTooMany, focusAlert('dashboard.outcome.rejected')),
  reassessing: expectEffect(undefined, { isWaiting: true, call: 'reassessAction' }),
  rejected: expectEffect((history) => describeRejected(history), focusAlert('dashboard.outcome.rejected')),
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
        texts: [text('dashboard.reservation.done.sendNewLink', { email: sentTo })],
        actions: [backToReservation(history)],
      });
    },
  },
};
