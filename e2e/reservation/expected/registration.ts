import { getReason } from '../../support/failureReasons.ts';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { StateName } from '../../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../../support/expectation.ts';
import { alert, button, heading, link, disabledField, type Screen } from '../../support/screen.ts';
import { confirmedAt, host } from '../answers.ts';
import type { Scenario } from '../scenario.ts';
import { formatCountryField, getFields, getProgress } from './guestFields.ts';
import { describeLoading } from './reservation.ts';

export type RegistrationState = StateName<typeof registrationMachine>;
type Expectation = StateExpectation<Scenario>;

const describeRow = (scenario: Scenario) =>
  scenario.guests.map(({ givenNames, surname }, index) => {
    const { text } = scenario.translator;
    const progress = text(`registration.progress.${getProgress(scenario, index)}`);
    const name = `${givenNames} ${surname}`.trim() || text('registration.guest', { number: index + 1 });
    return button(`${name} ${progress}`);
  });

/** The form of the open guest. After a rejection, the forms can be submitted from any guest. */
const describeForm = (scenario: Scenario, news: Screen = {}, canSend = false): Screen => {
  const { text } = scenario.translator;
  const { opened, guests } = scenario;
  const isLast = opened === guests.length - 1;
  const title = text('registration.guestOf', { number: opened + 1, guests: guests.length });
  const buttons = [
    ...describeRow(scenario),
    ...(isLast || canSend ? [button(text('registration.submit', { guests: guests.length }))] : []),
    ...(isLast ? [] : [button(text('registration.next'))]),
    ...(opened > 0 ? [button(text('registration.back'))] : []),
  ];
  const note = isLast || canSend ? scenario.translator.linksIn('legal.whenRegistering').map(link) : [];
  const fields = getFields(scenario);
  const isBusy = news.announcements !== undefined;
  const current = describeRow(scenario)[opened] ?? '';
  return {
    step: current.replace(/^button “(.*)”$/, '$1'),
    ...news,
    headings: [...(news.headings ?? []), title],
    actions: [
      ...(news.actions ?? []),
      button(text('registration.open')),
      ...(isBusy ? [] : buttons),
      ...note,
    ],
    disabled: isBusy ? [...buttons, ...fields.map(disabledField)] : [],
    describeFields: isBusy ? [] : fields,
    texts: [
      ...(news.texts ?? []),
      text('registration.why'),
      text('registration.secret'),
      text('registration.dateOfBirth.about'),
      ...(scenario.isNationalityRefused && opened === 1 ? [text('violation.country')] : []),
    ],
  };
};

/** The host has reopened the registration. */
const describeReopened = ({ translator: { text } }: Scenario): Screen => ({
  texts: [text('registration.reopened.title'), text('registration.reopened.text', { host: host.name })],
});

/** Guests are opened by the buttons below the form and in the row above it. */
const otherWays = ['guest.opened~in the row'];

const expectScreen = (
  within: string,
  screen: (scenario: Scenario) => Screen,
  more: Omit<Expectation, 'screens' | 'region'> = {},
): Expectation => ({ region: within, screens: (scenario) => ({ screen: screen(scenario) }), ...more });

/** The screen in each state of the registration; a missing state is a type error. */
export const registrationExpected: Expectations<RegistrationState, Scenario> = {
  loading: expectScreen('page', describeLoading),
  collecting: expectScreen(
    'forms',
    (scenario) =>
      scenario.variant === 'reopened'
        ? describeForm(scenario, describeReopened(scenario))
        : describeForm(scenario),
    { otherWays },
  ),
  saving: expectScreen(
    'forms',
    (scenario) =>
      describeForm(scenario, { announcements: [scenario.translator.text('registration.saving')] }),
    {
      call: 'saveGuests',
    },
  ),
  refused: expectScreen(
    'forms',
    (scenario) => {
      const { text, labelled } = scenario.translator;
      const title = text('registration.saveError.title');
      const wrong = labelled(formatCountryField(scenario, 2), text('violation.country'));
      return scenario.isNationalityRefused
        ? describeForm(
            scenario,
            {
              headings: [title],
              alert: [title, text('registration.saveError.text'), wrong],
              actions: [link(wrong)],
            },
            true,
          )
        : describeForm(scenario, {}, true);
    },
    { focusInRegion: ({ translator: { text } }) => alert(text('registration.saveError.title')), otherWays },
  ),
  notSaved: expectScreen(
    'forms',
    (scenario) => {
      const { text } = scenario.translator;
      return describeForm(
        scenario,
        {
          alert: [
            text('registration.saveError.title'),
            getReason(scenario.translator, scenario.failure),
            text('problem.kept'),
          ],
        },
        true,
      );
    },
    { focusInRegion: ({ translator: { text } }) => alert(text('registration.saveError.title')), otherWays },
  ),
  superseded: expectScreen(
    'superseded',
    ({ translator: { text } }) => ({
      headings: [text('registration.superseded.title')],
      focus: heading(text('registration.superseded.title')),
      texts: [text('registration.superseded.text')],
      actions: [button(text('registration.superseded.look'))],
    }),
    {
      takesFocusFrom: /^saving$/,
    },
  ),
  confirmed: expectScreen(
    'confirmed',
    ({ translator: { text, moment } }) => ({
      headings: [text('registration.confirmed.title')],
      focus: heading(text('registration.confirmed.title')),
      texts: [
        text('registration.confirmed.text', { guests: 2, date: moment(confirmedAt) }),
        text('registration.confirmed.changes', { host: host.name, email: host.email, phone: host.phone }),
      ],
      actions: [link(host.email), link(host.phone)],
    }),
    {
      takesFocusFrom: /^saving$/,
    },
  ),
  // A cancelled stay needs no registration.
  closed: expectScreen('closed', () => ({})),
};
