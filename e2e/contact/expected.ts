import { formatRetryHint, getReason } from '../support/failureReasons.ts';
import type { contactMachine } from '../../machines/contact/contact.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { alert, area, button, heading, link, list, text as field, type Screen } from '../support/screen.ts';
import type { Scenario } from './scenario.ts';

export type ContactState = StateName<typeof contactMachine>;
type Expectation = StateExpectation<Scenario>;

const host = 'Inês Carvalhal';

const describeFields = ({ translator: { text }, typed }: Scenario) => [
  field(text('contact.name'), typed.name),
  field(text('form.email'), typed.email),
  list(text('form.phonePrefix'), typed.country),
  field(text('contact.phone'), typed.phone),
  field(text('contact.reservationId'), typed.reservation),
  area(text('contact.message'), typed.message),
];

const sendButton = ({ translator: { text } }: Scenario) => button(text('contact.send'));

const legalLinks = ({ translator }: Scenario) => translator.linksIn('legal.whenWriting').map(link);
/** Other contact details of the host, next to the form. */
const contactLinks = ({ translator: { text } }: Scenario) => [
  link('+351 210 000 001'),
  link(text('host.whatsapp')),
];

const describeForm = (scenario: Scenario, news: Screen = {}): Screen => {
  const { text } = scenario.translator;
  return {
    ...news,
    headings: [text('contact.title', { host }), ...(news.headings ?? [])],
    actions: [
      ...(news.actions ?? []),
      ...(news.disabled ? [] : [sendButton(scenario)]),
      ...legalLinks(scenario),
      ...contactLinks(scenario),
    ],
    describeFields: describeFields(scenario),
    texts: [
      text('contact.email.about'),
      text('contact.reservationId.about'),
      ...(scenario.isEmailRefused ? [text('violation.email')] : []),
    ],
  };
};

const expectForm = (news: (scenario: Scenario) => Screen, more: Partial<Expectation> = {}): Expectation => ({
  region: 'form',
  screens: (scenario) => ({ screen: describeForm(scenario, news(scenario)) }),
  ...more,
});

/** The screen in each state of a message to the host; a missing state is a type error. */
export const contactExpected: Expectations<ContactState, Scenario> = {
  editing: {
    ...expectForm(() => ({})),
    // Another message starts at its text, because the person is known.
    screens: (scenario) => ({
      screen: {
        ...describeForm(scenario),
        focus: `textarea “${scenario.translator.text('contact.message')}”`,
      },
    }),
  },
  sending: expectForm(
    (scenario) => ({
      announcements: [scenario.translator.text('contact.sending')],
      disabled: [sendButton(scenario)],
    }),
    {
      call: 'sendMessage',
    },
  ),
  refused: expectForm(
    (scenario) => {
      const { text, labelled } = scenario.translator;
      const title = text('contact.saveError.title');
      const wrong = labelled(text('form.email'), text('violation.email'));
      return {
        headings: [title],
        alert: [title, text('contact.saveError.text'), wrong],
        actions: [link(wrong)],
      };
    },
    {
      focusInRegion: ({ translator: { text } }) => alert(text('contact.saveError.title')),
    },
  ),
  tooMany: expectForm(
    ({ translator: { text } }) => ({
      alert: [
        text('problem.tooManyRequests.title'),
        `${text('contact.tooMany.text')} ${formatRetryHint(text)}`,
        text('problem.kept'),
      ],
    }),
    {
      focusInRegion: ({ translator: { text } }) => alert(text('problem.tooManyRequests.title')),
    },
  ),
  notSent: expectForm(
    ({ translator, failure }) => ({
      alert: [
        translator.text('contact.saveError.title'),
        getReason(translator, failure),
        translator.text('problem.kept'),
      ],
    }),
    {
      focusInRegion: ({ translator: { text } }) => alert(text('contact.saveError.title')),
    },
  ),
  sent: {
    region: 'sent',
    screens: ({ translator: { text }, typed }) => {
      const title = text('contact.sent.title', { host });
      return {
        screen: {
          headings: [text('contact.title', { host }), title],
          focus: heading(title),
          texts: [text('contact.sent.text', { email: typed.email })],
          actions: [
            link(text('contact.back', { property: 'Casa do Limoeiro' })),
            button(text('contact.another')),
          ],
        },
      };
    },
  },
};
