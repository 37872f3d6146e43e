import { getReason } from '../../support/failureReasons.ts';
import type { stayDetailsMachine } from '../../../machines/stayDetails/stayDetails.machine.ts';
import type { StateName } from '../../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../../support/expectation.ts';
import { alert, button, checkbox, heading, link, list, type Screen } from '../../support/screen.ts';
import { firstDay, host } from '../answers.ts';
import type { Scenario } from '../scenario.ts';
import { describeLoading } from './reservation.ts';

export type StayDetailsState = StateName<typeof stayDetailsMachine>;
type Expectation = StateExpectation<Scenario>;

/** The details that the host has. */
const describeFacts = ({ translator: { text, day, time }, savedTime }: Scenario) => [
  `${text('details.arrivalTime')} ${
    savedTime === null
      ? text('details.arrivalTime.untold')
      : text('details.arrivalTime.told', { date: day(firstDay, 'short'), time: time(savedTime) })
  }`,
  `${text('details.invoice')} ${text('details.invoice.none')}`,
];

const changeButton = ({ translator: { text }, savedTime }: Scenario) =>
  button(text(savedTime === null ? 'details.add' : 'details.change'));

const expectDetails = (
  screen: (scenario: Scenario) => Screen,
  within: 'saved' | 'fixed' = 'saved',
): Expectation => ({
  region: within,
  screens: (scenario) => {
    const title = scenario.translator.text('details.told');
    const { texts = [], ...more } = screen(scenario);
    return {
      screen: {
        headings: [title],
        focus: heading(title),
        texts: [...describeFacts(scenario), ...texts],
        ...more,
      },
    };
  },
  takesFocusFrom: formStates,
});

/** The states of the form: their outcome takes the focus. */
const formStates = /^(editing|saving|refused|notSaved)$/;

const buttons = ({ translator: { text } }: Scenario) => [
  button(text('details.save')),
  button(text('details.keep')),
];

const expectForm = (
  news: (scenario: Scenario) => Screen,
  more: Omit<Expectation, 'screens' | 'region'> = {},
): Expectation => ({
  region: 'form',
  screens: (scenario) => {
    const { text, time } = scenario.translator;
    const { headings = [], actions = [], texts = [], ...rest } = news(scenario);
    return {
      screen: {
        focus: heading(text('details.ask')),
        ...rest,
        headings: [text('details.ask'), ...headings],
        describeFields: [
          list(text('details.arrivalTime'), scenario.typedTime),
          checkbox(text('details.hasInvoice')),
        ],
        texts: [text('details.arrivalTime.about', { time: time('15:00') }), ...texts],
        actions: [...actions, ...(more.call ? [] : buttons(scenario))],
        disabled: more.call ? buttons(scenario) : [],
      },
    };
  },
  ...more,
});

/** The screen in each state of the stay details; a missing state is a type error. */
export const stayDetailsExpected: Expectations<StayDetailsState, Scenario> = {
  loading: { region: 'page', screens: (scenario) => ({ screen: describeLoading(scenario) }) },
  shown: expectDetails((scenario) => ({
    texts: [scenario.translator.text('details.lead', { host: host.name })],
    actions: [changeButton(scenario)],
  })),
  editing: expectForm(() => ({})),
  saving: expectForm(
    ({ translator: { text }, isTimeRefused }) => ({
      announcements: [text('details.saving')],
      // A rejected value that is submitted again stays marked until the host answers.
      texts: isTimeRefused ? [text('violation.arrival_time')] : [],
    }),
    {
      call: 'saveDetails',
    },
  ),
  refused: expectForm(
    ({ translator: { text, labelled }, isTimeRefused }) => {
      const title = text('problem.validationFailed.title');
      const wrong = text('violation.arrival_time');
      const line = labelled(text('details.arrivalTime'), wrong);
      // A corrected value is no error any more, so there is no summary.
      if (!isTimeRefused) return {};
      return {
        headings: [title],
        alert: [title, text('problem.validationFailed.text'), line],
        actions: [link(line)],
        texts: [wrong],
      };
    },
    {
      focusInRegion: ({ translator: { text } }) => alert(text('problem.validationFailed.title')),
    },
  ),
  notSaved: expectForm(
    ({ translator, failure }) => ({
      alert: [
        translator.text('details.notSaved.title'),
        getReason(translator, failure),
        translator.text('problem.kept'),
      ],
    }),
    {
      focusInRegion: ({ translator: { text } }) => alert(text('details.notSaved.title')),
    },
  ),
  saved: expectDetails((scenario) => ({
    announcements: [
      `${scenario.translator.text('details.saved.title')} ${scenario.translator.text('details.saved.text', { host: host.name })}`,
    ],
    actions: [changeButton(scenario)],
  })),
  fixed: expectDetails(
    ({ translator: { text } }) => ({
      texts: [text('details.fixed', { host: host.name })],
      actions: [link(text('contact.title', { host: host.name }))],
    }),
    'fixed',
  ),
};
