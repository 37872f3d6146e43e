import type { phoneBookingMachine } from '../../machines/dashboard/phoneBooking/phoneBooking.machine.ts';
import { createdBooking } from '../../machines/dashboard/phoneBooking/phoneBooking.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import { alert, button, heading, link, type Screen } from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import { describeRejected, describeTooMany } from './outcomeScreens.ts';
import { describeStepFields, guestsButtons, type Step } from './phoneBookingFields.ts';
import { guest, linkDays, type PhoneBookingHistory } from './phoneBookingHistory.ts';

type PhoneBookingState = StateName<typeof phoneBookingMachine>;
type Expectation = StateExpectation<PhoneBookingHistory>;
type Part = (history: PhoneBookingHistory) => Screen;

const nothing: Part = () => ({});
const steps = ['stay', 'guest', 'payment'] as const;

/** The screen of a step with its two headings. */
const inStep = (
  { translator: { text } }: PhoneBookingHistory,
  step: (typeof steps)[number],
  { headings = [], ...screen }: Screen,
): { screen: Screen } => {
  const title = text('dashboard.booking.title');
  const name = text(`dashboard.booking.step.${step}`);
  const stepTitle = text('dashboard.booking.step', { step: steps.indexOf(step) + 1, name });
  return { screen: { focus: heading(title), headings: [title, stepTitle, ...headings], ...screen } };
};

interface Waiting extends Partial<Expectation> {
  isWaiting?: boolean;
}

const expectForm = (
  step: Step,
  more: Part = nothing,
  { isWaiting = false, ...rest }: Waiting = {},
): Expectation => ({
  region: step,
  screens: (history) => {
    const { text } = history.translator;
    const { actions = [], ...screen } = more(history);
    const buttons = [
      button(text(step === 'payment' ? 'dashboard.booking.book' : 'dashboard.booking.next')),
      ...(step === 'stay' ? [] : [button(text('dashboard.booking.back'))]),
    ];
    const inForm = step === 'stay' ? guestsButtons(history) : [];
    return inStep(history, step, {
      describeFields: describeStepFields(step, history),
      actions: [...inForm, ...(isWaiting ? [] : buttons), ...actions],
      ...(isWaiting && { disabled: buttons }),
      ...screen,
    });
  },
  ...rest,
});

/** The whole booking below the fields of the payment. */
const describeBooking: Part = ({ email, payBy, translator: { text, day } }) => {
  const name = guest.name.split(' ')[0]!;
  return {
    texts: [
      text('price.total'),
      email,
      payBy === 'link'
        ? text('dashboard.booking.sends.link', { name, date: day(linkDays) })
        : text('dashboard.booking.sends.confirmation', { name }),
    ],
  };
};

const expectSummary = (more: Part = nothing, waiting: Waiting = {}): Expectation =>
  expectForm('payment', (history) => ({ ...describeBooking(history), ...more(history) }), waiting);

/** An alert, which takes the focus. */
const withAlert = (title: MessageId, ...texts: MessageId[]): Part => {
  return ({ translator: { text } }) => ({
    alert: [title, ...texts].map((id) => text(id)),
    focus: alert(text(title)),
  });
};

const withFailure =
  (title: MessageId, ...texts: MessageId[]): Part =>
  ({ translator, failure }) => ({
    alert: [
      translator.text(title),
      getReason(translator, failure),
      ...(['problem.kept', ...texts] as const).map((id) => translator.text(id)),
    ],
    focus: alert(translator.text(title)),
  });

/** Adds that what was typed is kept to the alert of a screen. */
const withKept = (
  screen: Screen & { alert: readonly string[] },
  { translator: { text } }: PhoneBookingHistory,
): Screen => ({ ...screen, alert: [...screen.alert, text('problem.kept')] });

const focusing = (title: MessageId) => ({
  focusInRegion: ({ translator: { text } }: PhoneBookingHistory) => alert(text(title)),
});

/** The marked field of each step. */
const wrongFields = {
  stay: ['stay.checkOut', 'dashboard.violation.blank'],
  guest: ['dashboard.booking.guest.name', 'dashboard.violation.blank'],
  payment: ['dashboard.booking.price.nights', 'dashboard.violation.not_a_number'],
} as const satisfies Record<Step, readonly [MessageId, MessageId]>;

const expectIncomplete = (step: Step): Expectation =>
  expectForm(
    step,
    (history) => {
      const { text, labelled } = history.translator;
      const title = text('dashboard.setup.refused');
      const [field, violation] = wrongFields[step];
      const wrong = labelled(text(field), text(violation));
      // The list of errors disappears with the last correction.
      if (step === 'guest' && history.name !== '') return { texts: [text('price.total')] };
      return {
        ...(step === 'guest' && { texts: [text('price.total')] }),
        headings: [title],
        alert: [title, text('problem.validationFailed.text'), wrong],
        actions: [link(wrong)],
        focus: alert(title),
      };
    },
    focusing('dashboard.setup.refused'),
  );

/** The visible screen of each state of a booking by phone; a missing state is a type error. */
export const phoneBookingExpected: Expectations<PhoneBookingState, PhoneBookingHistory> = {
  'stay.editing': expectForm('stay'),
  'stay.incomplete': expectIncomplete('stay'),
  'stay.checking': expectForm('stay', nothing, { isWaiting: true, call: 'checkStay' }),
  'stay.taken': expectForm(
    'stay',
    ({ translator: { text, day } }) => {
      const title = text('dashboard.booking.taken.title');
      const nights = { from: day(31, 'dated'), to: day(35, 'dated'), name: 'FYR3-FCYH' };
      return {
        alert: [title, text('dashboard.booking.taken.reservation', nights)],
        focus: alert(title),
      };
    },
    focusing('dashboard.booking.taken.title'),
  ),
  'stay.impossible': expectForm(
    'stay',
    withAlert('dashboard.booking.impossible.title', 'dashboard.booking.impossible.text'),
    focusing('dashboard.booking.impossible.title'),
  ),
  'stay.failed': expectForm(
    'stay',
    withFailure('dashboard.booking.notChecked'),
    focusing('dashboard.booking.notChecked'),
  ),
  'guest.editing': expectForm('guest', ({ translator: { text } }) => ({
    texts: [text('price.total')],
    focus: `text “${text('dashboard.booking.guest.name')}”`,
  })),
  'guest.incomplete': expectIncomplete('guest'),
  'payment.checking': expectForm('payment', nothing, { isWaiting: true, call: 'checkPayment' }),
  'payment.shown': expectSummary(),
  'payment.outdated': expectForm('payment', nothing, { isWaiting: true }),
  'payment.editing': expectForm('payment'),
  'payment.incomplete': expectIncomplete('payment'),
  'payment.impossible': expectForm(
    'payment',
    withAlert('dashboard.booking.payImpossible.title', 'dashboard.booking.payImpossible.text'),
    focusing('dashboard.booking.payImpossible.title'),
  ),
  'payment.failed': expectForm(
    'payment',
    withFailure('dashboard.booking.payNotChecked'),
    focusing('dashboard.booking.payNotChecked'),
  ),
  'summary.sending': expectSummary(nothing, { isWaiting: true, call: 'createBooking' }),
  // The proof of identity is a journey of its own.
  'summary.proving': {
    region: 'proof',
    call: 'requestPasskeyOptions',
    takesFocusFrom: /^never$/,
    screens: ({ translator: { text } }) => {
      const title = text('dashboard.booking.title');
      return { screen: { headings: [title], focus: heading(title) } };
    },
  },
  'summary.checking': expectSummary(nothing, { isWaiting: true, call: 'recheckBooking' }),
  'summary.changed': expectSummary(
    withAlert('dashboard.booking.changed.title', 'dashboard.booking.changed.text'),
    focusing('dashboard.booking.changed.title'),
  ),
  'summary.tooMany': expectSummary(
    (history) => withKept(describeTooMany(history), history),
    focusing('dashboard.outcome.rejected'),
  ),
  'summary.rejected': expectSummary(
    (history) => withKept(describeRejected(history, 'dashboard.outcome.forbidden'), history),
    focusing('dashboard.outcome.rejected'),
  ),
  'summary.failed': expectSummary(
    withFailure('dashboard.booking.notMade', 'dashboard.booking.once'),
    focusing('dashboard.booking.notMade'),
  ),
  created: {
    region: 'created',
    screens: ({ email, translator: { text, day } }) => {
      const title = text('dashboard.booking.entered');
      const { number } = createdBooking;
      return {
        screen: {
          headings: [title, text('dashboard.booking.made', { number })],
          texts: [text('dashboard.booking.sent.link', { email, date: day(linkDays) })],
          actions: [link(text('dashboard.booking.open')), link(text('dashboard.booking.inCalendar'))],
          focus: heading(title),
        },
      };
    },
  },
};
