import { getReason } from '../../support/failureReasons.ts';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { StateName } from '../../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../../support/expectation.ts';
import { alert, button, heading, link, disabledField, type Screen } from '../../support/screen.ts';
import { confirmedAt, host } from '../answers.ts';
import type { Scenario } from '../story.ts';
import { formatCountryField, getFields, getProgress } from './guestFields.ts';
import { describeLoading } from './reservation.ts';

export type RegistrationState = StateName<typeof registrationMachine>;
type Expectation = StateExpectation<Scenario>;

const describeRow = (story: Scenario) =>
  story.guests.map(({ givenNames, surname }, index) => {
    const { text } = story.translator;
    const progress = text(`registration.progress.${getProgress(story, index)}`);
    const name = `${givenNames} ${surname}`.trim() || text('registration.guest', { number: index + 1 });
    return button(`${name} ${progress}`);
  });

/** The form of the open guest. After a rejection, the forms can be submitted from any guest. */
const describeForm = (story: Scenario, news: Screen = {}, canSend = false): Screen => {
  const { text } = story.translator;
  const { opened, guests } = story;
  const isLast = opened === guests.length - 1;
  const title = text('registration.guestOf', { number: opened + 1, guests: guests.length });
  const buttons = [
    ...describeRow(story),
    ...(isLast || canSend ? [button(text('registration.submit', { guests: guests.length }))] : []),
    ...(isLast ? [] : [button(text('registration.next'))]),
    ...(opened > 0 ? [button(text('registration.back'))] : []),
  ];
  const note = isLast || canSend ? story.translator.linksIn('legal.whenRegistering').map(link) : [];
  const fields = getFields(story);
  const isBusy = news.announcements !== undefined;
  const current = describeRow(story)[opened] ?? '';
  return {
    step: current.replace(/^button “(.*)”$/, '$1'),
    ...news,
    headings: [...(news.headings ?? []), title],
    actions: [...(news.actions ?? []), ...(isBusy ? [] : buttons), ...note],
    disabled: isBusy ? [...buttons, ...fields.map(disabledField)] : [],
    describeFields: isBusy ? [] : fields,
    texts: [
      ...(news.texts ?? []),
      text('registration.why'),
      text('registration.secret'),
      text('registration.dateOfBirth.about'),
      ...(story.isNationalityRefused && opened === 1 ? [text('violation.country')] : []),
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
  screen: (story: Scenario) => Screen,
  more: Omit<Expectation, 'screens' | 'region'> = {},
): Expectation => ({ region: within, screens: (story) => ({ screen: screen(story) }), ...more });

/** What a guest sees in each state of the registration; a missing state is a type error. */
export const registrationExpected: Expectations<RegistrationState, Scenario> = {
  loading: expectScreen('page', describeLoading),
  collecting: expectScreen(
    'forms',
    (story) =>
      story.variant === 'reopened' ? describeForm(story, describeReopened(story)) : describeForm(story),
    { otherWays },
  ),
  saving: expectScreen(
    'forms',
    (story) => describeForm(story, { announcements: [story.translator.text('registration.saving')] }),
    {
      call: 'saveGuests',
    },
  ),
  refused: expectScreen(
    'forms',
    (story) => {
      const { text, labelled } = story.translator;
      const title = text('registration.saveError.title');
      const wrong = labelled(formatCountryField(story, 2), text('violation.country'));
      return story.isNationalityRefused
        ? describeForm(
            story,
            {
              headings: [title],
              alert: [title, text('registration.saveError.text'), wrong],
              actions: [link(wrong)],
            },
            true,
          )
        : describeForm(story, {}, true);
    },
    { focusInRegion: ({ translator: { text } }) => alert(text('registration.saveError.title')), otherWays },
  ),
  notSaved: expectScreen(
    'forms',
    (story) => {
      const { text } = story.translator;
      return describeForm(
        story,
        {
          alert: [
            text('registration.saveError.title'),
            getReason(story.translator, story.failure),
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
