import type { cancellationMachine } from '../../../machines/cancellation/cancellation.machine.ts';
import type { StateName } from '../../../tests/machines/rules/rule.ts';
import type { Expectations, Expected } from '../../support/expectation.ts';
import { alert, button, heading, link, type Screen } from '../../support/screen.ts';
import { host, paid, policies, refundAt } from '../answers.ts';
import type { Story } from '../story.ts';
import { onItsWay } from './reservation.ts';

export type CancellationState = StateName<typeof cancellationMachine>;
type Expectation = Expected<Story>;

/** The refund, and how it is calculated. */
const refund = ({ voice, share }: Story) => {
  const { text, money, share: percent } = voice;
  return [
    `${text('cancellation.refund')} ${money(refundAt(share))}`,
    text('cancellation.share', { percentage: percent(share), paid: money(paid) }),
    text('cancellation.bank'),
  ];
};

/** The cancellation policies, with the one that applies now. */
const table = ({ voice, share }: Story, isPossible: boolean) => {
  const { text, moment, share: percent } = voice;
  return [
    text('cancellation.clock'),
    ...policies.map(({ refundPercentage, cancelBefore }) => {
      const now = isPossible && refundPercentage === share ? ` ${text('cancellation.now')}` : '';
      return `${text('cancellation.before', { date: moment(cancelBefore) })}${now} ${percent(refundPercentage)}`;
    }),
    `${text('cancellation.after', { date: moment(policies.at(-1)!.cancelBefore) })} ${percent(0)}`,
  ];
};

const buttons = ({ voice: { text } }: Story) => [
  button(text('cancellation.confirm')),
  button(text('cancellation.keep')),
];

const question = ({ voice: { text } }: Story) => text('cancellation.ask', { property: 'Casa do Limoeiro' });

const one = (
  within: string,
  screen: (story: Story) => Screen,
  more: Omit<Expectation, 'seen' | 'within'> = {},
): Expectation => ({ within, seen: (story) => ({ screen: screen(story) }), ...more });

/** The states of the question: their outcome takes the focus. */
const asking = /^(confirming|cancelling|reassessing|termsChanged|notCancelled)$/;

/** The question whether to cancel, next to the refund. */
const asked = (
  news: (story: Story) => Screen,
  more: Omit<Expectation, 'seen' | 'within'> = {},
): Expectation =>
  one(
    'the question',
    (story) => ({
      headings: [question(story)],
      focus: heading(question(story)),
      moves: more.asks ? [] : buttons(story),
      heldBack: more.asks ? buttons(story) : [],
      ...news(story),
      says: [...refund(story), story.voice.text('cancellation.consequence')],
    }),
    more,
  );

const working = ({ voice: { text } }: Story): Screen => ({ news: [text('cancellation.cancelling')] });

/** What a guest sees in each state of a cancellation; a missing state is a type error. */
export const cancellationExpected: Expectations<CancellationState, Story> = {
  loading: one('page', onItsWay),
  available: one(
    'available',
    (story) => {
      const { text, money } = story.voice;
      return {
        headings: [text('cancellation.available')],
        focus: heading(text('cancellation.available')),
        says: [
          text('cancellation.today', { amount: money(refundAt(story.share)), paid: money(paid) }),
          ...table(story, true),
        ],
        moves: [button(text('cancellation.begin'))],
      };
    },
    { takesFocusFrom: asking },
  ),
  confirming: asked(() => ({})),
  cancelling: asked(working, {
    asks: 'cancelReservation',
  }),
  reassessing: asked(working, {
    asks: 'loadReservation',
    focusWithin: (story) => heading(question(story)),
  }),
  termsChanged: asked(({ voice: { text } }) => ({
    news: [`${text('cancellation.termsChanged.title')} ${text('cancellation.termsChanged.text')}`],
  })),
  notCancelled: asked(
    ({ voice: { text } }) => ({
      alert: [text('problem.reservationCancel.title'), text('problem.unreachable.text')],
    }),
    {
      focusWithin: ({ voice: { text } }) => alert(text('problem.reservationCancel.title')),
    },
  ),
  cancelled: one(
    'cancelled',
    (story) => ({
      headings: [story.voice.text('cancellation.cancelled')],
      focus: heading(story.voice.text('cancellation.cancelled')),
      says: [...refund(story), story.voice.text('cancellation.nothingFurther')],
    }),
    { takesFocusFrom: asking },
  ),
  unavailable: one(
    'unavailable',
    (story) => {
      const { text } = story.voice;
      return {
        headings: [text('cancellation.begun.title')],
        focus: heading(text('cancellation.begun.title')),
        says: [text('cancellation.begun.text', { host: host.name }), ...table(story, false)],
        moves: [link(text('contact.title', { host: host.name }))],
      };
    },
    { takesFocusFrom: asking },
  ),
};
