import { getReason } from '../../support/causes.ts';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { StateName } from '../../../tests/machines/rules/rule.ts';
import type { Expectations, Expected } from '../../support/expectation.ts';
import { alert, button, heading, link, still, type Screen } from '../../support/screen.ts';
import { confirmedAt, host } from '../answers.ts';
import type { Story } from '../story.ts';
import { countryWord, getFields, getProgress } from './guestFields.ts';
import { onItsWay } from './reservation.ts';

export type RegistrationState = StateName<typeof registrationMachine>;
type Expectation = Expected<Story>;

const row = (story: Story) =>
  story.guests.map(({ givenNames, surname }, index) => {
    const { text } = story.voice;
    const progress = text(`registration.progress.${getProgress(story, index)}`);
    const name = `${givenNames} ${surname}`.trim() || text('registration.guest', { number: index + 1 });
    return button(`${name} ${progress}`);
  });

/** The form of the open guest. After a rejection, the forms can be submitted from any guest. */
const form = (story: Story, news: Screen = {}, canSend = false): Screen => {
  const { text } = story.voice;
  const { opened, guests } = story;
  const isLast = opened === guests.length - 1;
  const title = text('registration.guestOf', { number: opened + 1, guests: guests.length });
  const buttons = [
    ...row(story),
    ...(isLast || canSend ? [button(text('registration.submit', { guests: guests.length }))] : []),
    ...(isLast ? [] : [button(text('registration.next'))]),
    ...(opened > 0 ? [button(text('registration.back'))] : []),
  ];
  const note = isLast || canSend ? story.voice.linksIn('legal.whenRegistering').map(link) : [];
  const fields = getFields(story);
  const isBusy = news.news !== undefined;
  const current = row(story)[opened] ?? '';
  return {
    step: current.replace(/^button “(.*)”$/, '$1'),
    ...news,
    headings: [...(news.headings ?? []), title],
    moves: [...(news.moves ?? []), ...(isBusy ? [] : buttons), ...note],
    heldBack: isBusy ? [...buttons, ...fields.map(still)] : [],
    fields: isBusy ? [] : fields,
    says: [
      ...(news.says ?? []),
      text('registration.why'),
      text('registration.secret'),
      text('registration.dateOfBirth.about'),
      ...(story.isNationalityRefused && opened === 1 ? [text('violation.country')] : []),
    ],
  };
};

/** The host has reopened the registration. */
const askedAnew = ({ voice: { text } }: Story): Screen => ({
  says: [text('registration.reopened.title'), text('registration.reopened.text', { host: host.name })],
});

/** Guests are opened by the buttons below the form and in the row above it. */
const otherWays = ['guest.opened~in the row'];

const one = (
  within: string,
  screen: (story: Story) => Screen,
  more: Omit<Expectation, 'seen' | 'within'> = {},
): Expectation => ({ within, seen: (story) => ({ screen: screen(story) }), ...more });

/** What a guest sees in each state of the registration; a missing state is a type error. */
export const registrationExpected: Expectations<RegistrationState, Story> = {
  loading: one('page', onItsWay),
  collecting: one(
    'forms',
    (story) => (story.told === 'reopened' ? form(story, askedAnew(story)) : form(story)),
    { otherWays },
  ),
  saving: one('forms', (story) => form(story, { news: [story.voice.text('registration.saving')] }), {
    asks: 'saveGuests',
  }),
  refused: one(
    'forms',
    (story) => {
      const { text } = story.voice;
      const title = text('registration.saveError.title');
      const wrong = `${countryWord(story, 2)}: ${text('violation.country')}`;
      return story.isNationalityRefused
        ? form(
            story,
            {
              headings: [title],
              alert: [title, text('registration.saveError.text'), wrong],
              moves: [link(wrong)],
            },
            true,
          )
        : form(story, {}, true);
    },
    { focusWithin: ({ voice: { text } }) => alert(text('registration.saveError.title')), otherWays },
  ),
  notSaved: one(
    'forms',
    (story) => {
      const { text } = story.voice;
      return form(
        story,
        {
          alert: [
            text('registration.saveError.title'),
            getReason(story.voice, story.failure),
            text('problem.kept'),
          ],
        },
        true,
      );
    },
    { focusWithin: ({ voice: { text } }) => alert(text('registration.saveError.title')), otherWays },
  ),
  superseded: one(
    'superseded',
    ({ voice: { text } }) => ({
      headings: [text('registration.superseded.title')],
      focus: heading(text('registration.superseded.title')),
      says: [text('registration.superseded.text')],
      moves: [button(text('registration.superseded.look'))],
    }),
    {
      takesFocusFrom: /^saving$/,
    },
  ),
  confirmed: one(
    'confirmed',
    ({ voice: { text, moment } }) => ({
      headings: [text('registration.confirmed.title')],
      focus: heading(text('registration.confirmed.title')),
      says: [
        text('registration.confirmed.text', { guests: 2, date: moment(confirmedAt) }),
        text('registration.confirmed.changes', { host: host.name, email: host.email, phone: host.phone }),
      ],
      moves: [link(host.email), link(host.phone)],
    }),
    {
      takesFocusFrom: /^saving$/,
    },
  ),
  // A cancelled stay needs no registration.
  closed: one('closed', () => ({})),
};
