import type { nightsSelectionMachine } from '../../machines/dashboard/nightsSelection/nightsSelection.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import {
  alert,
  button,
  disabledField,
  heading,
  link,
  text as field,
  type Screen,
} from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import {
  describeNotReassessed,
  describeRejected,
  describeTooMany,
  describeUnconfirmed,
} from './outcomeScreens.ts';
import { formatDay, formatMonthName, formatNights } from './formatDay.ts';

type SelectionState = StateName<typeof nightsSelectionMachine>;

export interface SelectionHistory extends WalkHistory {
  property: 'Casa do Limoeiro' | 'Monte da Figueira';
  /** The day after the last selected night. */
  end: string;
  change: 'block' | 'open' | 'rates' | 'stay';
  stayName: string;
  price: string;
  minimumStay: string;
  reason: string;
  /** Whether the usual price, and the usual minimum stay, are requested. */
  isUsual: boolean;
  hasUsualMinimumStay: boolean;
  isPriceRefused: boolean;
  /** The nights for which something was typed; empty if nothing was. */
  inputNights: string;
}

type Expectation = StateExpectation<SelectionHistory>;

interface More extends Partial<Omit<Expectation, 'screens'>> {
  isWaiting?: boolean;
}

const buttons = ({ text }: SelectionHistory['translator'], ...ids: MessageId[]) =>
  ids.map((id) => button(text(id)));

/** Expects a state of the sheet, which has the property as its heading. */
const expectSheet = (
  region: string,
  describe: (history: SelectionHistory) => Screen,
  { isWaiting = false, ...rest }: More = {},
): Expectation => ({
  region,
  screens: (history) => {
    const { actions = [], describeFields = [], headings = [], ...screen } = describe(history);
    const title = heading(history.property);
    return {
      screen: {
        focus: title,
        headings: [history.property, ...headings],
        ...(isWaiting
          ? { disabled: [...actions, ...describeFields.map((one) => one.replace(/: .*$|: $/, ''))] }
          : { actions, describeFields }),
        ...screen,
      },
    };
  },
  ...rest,
});

const describeBlocking = ({ reason, translator }: SelectionHistory): Screen => ({
  texts: [translator.text('dashboard.nights.blockEffect')],
  describeFields: [field(translator.text('dashboard.nights.reason'), reason)],
  actions: buttons(translator, 'dashboard.nights.block', 'dashboard.nights.cancel'),
});

const describeOpening = ({ translator }: SelectionHistory): Screen => ({
  texts: [translator.text('dashboard.nights.openEffect')],
  actions: buttons(translator, 'dashboard.nights.open', 'dashboard.nights.cancel'),
});

const describeStay = ({ stayName, translator }: SelectionHistory): Screen => ({
  texts: [translator.text('dashboard.nights.channel', { calendar: 'Booking.com' })],
  describeFields: [
    field(translator.text('dashboard.nights.stayName'), stayName),
    field(translator.text('dashboard.nights.note')),
  ],
  actions: buttons(translator, 'dashboard.nights.save', 'dashboard.nights.cancel'),
});

const describeForm = ({ price, minimumStay, reason, translator }: SelectionHistory): Screen => ({
  describeFields: [
    field(translator.text('dashboard.nights.price'), price),
    field(translator.text('dashboard.nights.minimumStay'), minimumStay),
    field(translator.text('dashboard.nights.reason'), reason),
  ],
  actions: buttons(translator, 'dashboard.nights.change', 'dashboard.nights.cancel'),
});

const describeEffect = ({ translator }: SelectionHistory): Screen => ({
  headings: [translator.text('dashboard.nights.before'), translator.text('dashboard.nights.after')],
  texts: [translator.text('dashboard.nights.agreed', { numbers: 'PGM6-NG4W', count: 1 })],
  actions: buttons(translator, 'dashboard.nights.change', 'dashboard.nights.edit', 'dashboard.nights.cancel'),
});

const rateActions = ['dashboard.nights.setRates', 'dashboard.nights.useUsual'] as const;

const results = {
  block: 'dashboard.nights.blocked',
  open: 'dashboard.nights.opened',
  rates: 'dashboard.nights.changed',
  stay: 'dashboard.nights.saved',
} as const;

/** Adds the message of a failed call to a screen. */
const withAlert = (
  title: MessageId,
  describe: (history: SelectionHistory) => Screen,
  hasInput = false,
): ((history: SelectionHistory) => Screen) => {
  return (history) => {
    const { translator, failure } = history;
    const kept = hasInput ? [translator.text('problem.kept')] : [];
    return {
      ...describe(history),
      alert: [translator.text(title), getReason(translator, failure), ...kept],
      focus: alert(translator.text(title)),
    };
  };
};

const focusAlert =
  (title: MessageId) =>
  ({ translator }: SelectionHistory) =>
    alert(translator.text(title));

const focusRejected = { focusInRegion: focusAlert('dashboard.outcome.rejected') };

/** Adds the message that the host accepts no more requests for some time. */
const withTooMany =
  (describe: (history: SelectionHistory) => Screen, hasInput = false) =>
  (history: SelectionHistory): Screen => {
    const { alert: texts, ...screen } = describeTooMany(history);
    const kept = hasInput ? [history.translator.text('problem.kept')] : [];
    return { ...describe(history), ...screen, alert: [...texts, ...kept] };
  };

/** Nights that the host refused to close or to open. */
const describeNightsRejected = (history: SelectionHistory): Screen => ({
  ...describeRejected(history, 'dashboard.nights.overtaken'),
  actions: buttons(history.translator, 'dashboard.outcome.look'),
});

/** The focus is on a cell of the calendar, so it is not checked. */
const onCell = { takesFocusFrom: /^never$/ };

/** The visible screen of each state of a selection of nights; a missing state is a type error. */
export const nightsSelectionExpected: Expectations<SelectionState, SelectionHistory> = {
  none: {
    region: 'none',
    ...onCell,
    screens: ({ translator: { text } }) => ({ screen: { texts: [text('dashboard.nights.hint')] } }),
  },
  choosing: {
    region: 'choosing',
    ...onCell,
    screens: ({ translator: { text, language }, property, end }) => {
      const from = formatDay(language, '2027-03-02');
      const nights = end === '2027-03-03' ? 1 : 2;
      const marked = text('dashboard.nights.choosing', { property, from, nights });
      return {
        screen: {
          announcements: [marked],
          actions: [
            button(text('dashboard.nights.wholeMonth', { month: formatMonthName(language, '2027-03-02') })),
            button(text('dashboard.nights.clear')),
          ],
        },
      };
    },
  },
  'offering.free': expectSheet('free', ({ translator }) => ({
    actions: [
      link(translator.text('dashboard.nights.book')),
      ...buttons(translator, 'dashboard.nights.block', ...rateActions, 'dashboard.nights.cancel'),
    ],
  })),
  'offering.taken': expectSheet('taken', ({ translator }) => ({
    texts: [translator.text('dashboard.nights.someTaken')],
    actions: [
      ...[
        ['2027-03-02', '2027-03-04'],
        ['2027-03-11', '2027-03-11'],
      ].map(([first, last]) =>
        button(
          translator.text('dashboard.nights.part', {
            dates: formatNights(translator.language, first!, last!),
          }),
        ),
      ),
      ...buttons(translator, ...rateActions, 'dashboard.nights.cancel'),
    ],
  })),
  'offering.closed': expectSheet('closed', ({ translator }) => ({
    texts: [translator.text('dashboard.nights.closed'), 'New kitchen'],
    actions: buttons(translator, 'dashboard.nights.open', 'dashboard.nights.cancel'),
  })),
  'blocking.editing': expectSheet('blocking', (history) => ({
    ...describeBlocking(history),
    focus: disabledField(field(history.translator.text('dashboard.nights.reason'))),
  })),
  'blocking.sending': expectSheet('blocking', describeBlocking, { isWaiting: true, call: 'closeNights' }),
  'blocking.tooMany': expectSheet('blocking', withTooMany(describeBlocking, true), focusRejected),
  'blocking.rejected': expectSheet('rejected', describeNightsRejected),
  'blocking.unconfirmed': expectSheet('unconfirmed', (history) => describeUnconfirmed(history)),
  'opening.confirming': expectSheet('opening', describeOpening),
  'opening.sending': expectSheet('opening', describeOpening, { isWaiting: true, call: 'openNights' }),
  'opening.tooMany': expectSheet('opening', withTooMany(describeOpening), focusRejected),
  'opening.rejected': expectSheet('rejected', describeNightsRejected),
  'opening.unconfirmed': expectSheet('unconfirmed', (history) => describeUnconfirmed(history)),
  'describing.editing': expectSheet('describing', describeStay),
  'describing.sending': expectSheet('describing', describeStay, { isWaiting: true, call: 'describeStay' }),
  'describing.tooMany': expectSheet('describing', withTooMany(describeStay, true), focusRejected),
  'describing.rejected': expectSheet(
    'describing',
    (history) => {
      const { alert: texts, ...screen } = describeRejected(history, 'dashboard.nights.overtaken');
      return {
        ...describeStay(history),
        ...screen,
        alert: [...texts, history.translator.text('problem.kept')],
      };
    },
    focusRejected,
  ),
  'describing.unconfirmed': expectSheet('unconfirmed', (history) => describeUnconfirmed(history)),
  'rates.editing': expectSheet('form', (history) => ({
    ...describeForm(history),
    focus: disabledField(field(history.translator.text('dashboard.nights.price'))),
  })),
  'rates.previewing': expectSheet('form', describeForm, { isWaiting: true, call: 'previewRates' }),
  'rates.refused': expectSheet(
    'form',
    (history) => {
      const { text, labelled } = history.translator;
      const title = text('dashboard.setup.refused');
      const wrong = labelled(text('dashboard.nights.price'), text('dashboard.violation.not_a_number'));
      const form = describeForm(history);
      return history.isPriceRefused
        ? {
            ...form,
            headings: [title],
            alert: [title, text('problem.validationFailed.text'), wrong],
            actions: [link(wrong), ...form.actions!],
            focus: alert(title),
          }
        : form;
    },
    { focusInRegion: focusAlert('dashboard.setup.refused') },
  ),
  'rates.notPreviewed': expectSheet('form', withAlert('dashboard.outcome.rejected', describeForm, true), {
    focusInRegion: focusAlert('dashboard.outcome.rejected'),
  }),
  'rates.confirming': expectSheet('effect', describeEffect),
  'rates.sending': expectSheet('effect', describeEffect, { isWaiting: true, call: 'changeRates' }),
  // The proof of identity is a journey of its own.
  'rates.proving': {
    ...expectSheet('proof', () => ({}), { call: 'requestPasskeyOptions' }),
    takesFocusFrom: /^never$/,
  },
  'rates.tooMany': expectSheet('effect', withTooMany(describeEffect), focusRejected),
  'rates.reassessing': expectSheet('effect', describeEffect, { isWaiting: true, call: 'reassessRates' }),
  'rates.rejected': expectSheet(
    'effect',
    (history) => ({ ...describeEffect(history), ...describeRejected(history) }),
    focusRejected,
  ),
  'rates.notReassessed': expectSheet('notReassessed', (history) => ({
    ...describeNotReassessed(history),
    actions: buttons(
      history.translator,
      'dashboard.nights.preview',
      'dashboard.nights.edit',
      'dashboard.nights.cancel',
    ),
  })),
  'rates.unconfirmed': expectSheet('unconfirmed', (history) => describeUnconfirmed(history)),
  changed: expectSheet('changed', ({ translator: { text }, change }) => ({
    announcements: [text(results[change])],
    headings: change === 'rates' ? [text('dashboard.nights.after')] : [],
    actions: [button(text('dashboard.nights.done'))],
  })),
};
