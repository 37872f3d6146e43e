import type { refundMachine } from '../../machines/dashboard/refund/refund.machine.ts';
import { refundEffect } from '../../machines/dashboard/refund/refund.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { alert, area, disabledField, button, link, text as field, type Screen } from '../support/screen.ts';
import {
  backToReservation,
  expectReservationLoading,
  expectUnconfirmed,
  withActionTitle,
  type LookedHistory,
} from './deskScreens.ts';
import { describeNotReassessed, describeRejected, describeTooMany, focusAlert } from './outcomeScreens.ts';

type RefundState = StateName<typeof refundMachine>;

export interface RefundHistory extends LookedHistory {
  amount: string;
  reason: string;
  isRefused: boolean;
  wasRejected: boolean;
}

type Expectation = StateExpectation<RefundHistory>;
type Part = (history: RefundHistory) => Screen;

const { amount, refundable, sentTo } = refundEffect.terms;
const withTitle = withActionTitle('dashboard.reservation.action.refund');

const expectForm = (
  more: Part = () => ({}),
  { isWaiting = false, ...rest }: Partial<Expectation> & { isWaiting?: boolean } = {},
): Expectation => ({
  region: 'form',
  screens: (history) => {
    const { text } = history.translator;
    const { actions = [], ...others } = more(history);
    const buttons = [
      button(text('dashboard.reservation.showEffect')),
      isWaiting ? button(text('dashboard.reservation.back')) : backToReservation(history),
    ];
    return withTitle(history, {
      focus: disabledField(field(text('dashboard.reservation.amount'))),
      describeFields: [
        field(text('dashboard.reservation.amount'), history.amount),
        area(text('dashboard.reservation.reason'), history.reason),
      ],
      ...(isWaiting ? { disabled: buttons } : { actions: [...buttons, ...actions] }),
      ...others,
    });
  },
  ...rest,
});

const expectEffect = (
  more: Part = () => ({}),
  { isWaiting = false, ...rest }: Partial<Expectation> & { isWaiting?: boolean } = {},
): Expectation => ({
  region: 'effect',
  screens: (history) => {
    const { text, money } = history.translator;
    const { headings = [], ...others } = more(history);
    const buttons = [
      button(text('dashboard.reservation.refund.confirm', { amount: money(amount.amount) })),
      button(text('dashboard.reservation.refund.change')),
      isWaiting ? button(text('dashboard.reservation.back')) : backToReservation(history),
    ];
    return withTitle(history, {
      headings: [text('dashboard.reservation.refund.cards'), ...headings],
      texts: [
        text('dashboard.reservation.refund.kept'),
        text('dashboard.reservation.refund.mail', { email: sentTo }),
      ],
      ...(isWaiting ? { disabled: buttons } : { actions: buttons }),
      ...others,
    });
  },
  ...rest,
});

/** The visible screen of each state of a refund; a missing state is a type error. */
export const refundExpected: Expectations<RefundState, RefundHistory> = {
  ...expectReservationLoading(withTitle),
  impossible: {
    region: 'impossible',
    screens: (history) => {
      const { text } = history.translator;
      const title = text('dashboard.reservation.notPossible');
      return withTitle(history, {
        alert: [title, text('dashboard.reservation.refund.nothing')],
        actions: [backToReservation(history), button(text('action.tryAgain'))],
        focus: alert(title),
      });
    },
  },
  editing: expectForm(),
  previewing: expectForm(undefined, { isWaiting: true, call: 'previewRefund' }),
  refused: expectForm(({ translator: { text, labelled }, isRefused }) => {
    const title = text('dashboard.setup.refused');
    const wrong = labelled(text('dashboard.reservation.amount'), text('dashboard.violation.not_a_number'));
    return isRefused
      ? {
          headings: [title],
          alert: [title, text('problem.validationFailed.text'), wrong],
          actions: [link(wrong)],
          focus: alert(title),
        }
      : {};
  }, focusAlert('dashboard.setup.refused')),
  notPreviewed: expectForm(
    ({ translator: { text, money }, wasRejected }) => ({
      alert: [
        text('dashboard.reservation.notPossible'),
        wasRejected
          ? text('dashboard.reservation.refused.other')
          : text('dashboard.reservation.refused.amount', { amount: money(refundable.amount) }),
        text('problem.kept'),
      ],
    }),
    focusAlert('dashboard.reservation.notPossible'),
  ),
  confirming: expectEffect(),
  sending: expectEffect(undefined, { isWaiting: true, call: 'sendRefund' }),
  proving: {
    region: 'proof',
    call: 'requestPasskeyOptions',
    takesFocusFrom: /^never$/,
    screens: (history) => withTitle(history, {}),
  },
  tooMany: expectEffect(describeTooMany, focusAlert('dashboard.outcome.rejected')),
  reassessing: expectEffect(undefined, { isWaiting: true, call: 'reassessRefund' }),
  rejected: expectEffect((history) => describeRejected(history), focusAlert('dashboard.outcome.rejected')),
  notReassessed: {
    region: 'notReassessed',
    screens: (history) => {
      const { text } = history.translator;
      return withTitle(history, {
        ...describeNotReassessed(history),
        actions: [
          backToReservation(history),
          button(text('dashboard.reservation.showEffect')),
          button(text('dashboard.reservation.refund.change')),
        ],
      });
    },
  },
  unconfirmed: expectUnconfirmed('dashboard.reservation.action.refund'),
  looking: expectUnconfirmed('dashboard.reservation.action.refund', { isLooking: true }),
  done: {
    region: 'done',
    screens: (history) => {
      const { text, money } = history.translator;
      return withTitle(history, {
        texts: [text('dashboard.reservation.done.refund', { amount: money(amount.amount) })],
        actions: [backToReservation(history)],
      });
    },
  },
};
