import type { reservationMachine } from '../../../machines/reservation/reservation.machine.ts';
import type { StateName } from '../../../tests/machines/rules/rule.ts';
import type { Expectations, Expected } from '../../support/expectation.ts';
import { legalTexts } from '../../../contract/rules/legalTexts.ts';
import { getReason } from '../../support/causes.ts';
import { button, link, type Screen } from '../../support/screen.ts';
import { firstDay, host, lastDay, numberOfStay, paid, toldAt } from '../answers.ts';
import type { Story } from '../story.ts';

export type ReservationState = StateName<typeof reservationMachine>;
type Expectation = Expected<Story>;

/** The page while the reservation loads. */
export const onItsWay = ({ voice: { text } }: Story): Screen => ({
  headings: [text('reservation.title')],
  news: [text('reservation.opening')],
  says: [text('reservation.private')],
});

/** Another page of the site shows nothing of the reservation, and has its own title. */
const elsewhere = ({ voice: { text } }: Story): Screen => ({ says: [text(`legal.${legalTexts[0]}`)] });

/** The whole reservation of a booked and paid stay. */
const confirmation = ({ voice, told, isKeptHere }: Story, news: Screen = {}): Screen => {
  const { text, day, money, time } = voice;
  const isRegistered = told === 'registered';
  const keeps = isKeptHere
    ? (['keeping.on', 'keeping.stop'] as const)
    : (['keeping.off', 'keeping.resume'] as const);
  return {
    headings: [
      'Casa do Limoeiro',
      text('reservation.payments'),
      text('reservation.host', { host: host.name }),
      text('reservation.guests'),
      text('details.title'),
      text('rules.cancellation'),
      text('keeping.title'),
    ],
    ...news,
    says: [
      text('reservation.status.confirmed'),
      text('reservation.number', { number: numberOfStay }),
      text('landing.place', { city: 'Lisboa', country: 'Portugal' }),
      text('reservation.about.confirmed', { name: 'Ana' }),
      `${text('stay.checkIn')} ${day(firstDay, 'weekday')} ${day(firstDay)} ${text('reservation.checkInFrom', { time: time('15:00') })}`,
      `${text('stay.checkOut')} ${day(lastDay, 'weekday')} ${day(lastDay)} ${text('reservation.checkOutUntil', { time: time('11:00') })}`,
      text('count.nights', { nights: 3 }),
      text('count.guests', { guests: 2 }),
      text('reservation.bookedBy', { name: 'Ana Silva' }),
      `${text('price.total')} ${money(paid)}`,
      `${text('reservation.payment.paid')} ${money(paid)}`,
      text(keeps[0]),
      ...(news.says ?? []),
    ],
    moves: [
      button(text(keeps[1])),
      ...(isRegistered ? [] : [button(text('success.registerLink'))]),
      button(text('reservation.addToCalendar')),
      button(text('reservation.print')),
      link(host.email),
      link(host.phone),
      link(text('reservation.propertyPage', { property: 'Casa do Limoeiro' })),
      link(text('contact.title', { host: host.name })),
      link(text('reservation.askForDates')),
      ...(news.moves ?? []),
    ],
  };
};

/** The offline copy: without actions, and without links to other pages. */
const asKept = (story: Story, news: Screen): Screen => {
  const { text } = story.voice;
  const { headings = [], says = [] } = confirmation(story);
  return {
    headings: headings.filter((heading) => heading !== text('details.title')),
    ...news,
    says: [
      ...says,
      text('reservation.kept.registration'),
      text('reservation.kept.cancellation'),
      ...(news.says ?? []),
    ],
    moves: [
      button(text('reservation.addToCalendar')),
      button(text('reservation.print')),
      link(host.email),
      link(host.phone),
      button(text('keeping.stop')),
      ...(news.moves ?? []),
    ],
  };
};

/** When the host answered it, in the time zone of the device. */
const asOf = ({ voice }: Story) => voice.moment(toldAt);

/** Why nothing can be shown. */
const refusal = (title: string, why: string, move: string): Screen => ({
  headings: [title],
  alert: [title, why, move.replace(/^\w+ “(.*)”$/, '$1')],
  moves: [move],
});

/** The same with a link to the reservation access, for invalid links. */
const refusalOfLink = (voice: Story['voice'], title: string, why: string, move: string): Screen => {
  const offer = voice.text('access.offer');
  const refused = refusal(title, why, move);
  return {
    ...refused,
    alert: [title, why, offer, ...refused.alert!.slice(2)],
    moves: [link(offer), move],
  };
};

const one = (screen: (story: Story) => Screen, asks?: Expectation['asks']): Expectation => ({
  within: '',
  seen: (story) => ({ screen: screen(story) }),
  ...(asks && { asks }),
});

/** What the holder of a link sees in each state of its page; a missing state is a type error. */
export const reservationExpected: Expectations<ReservationState, Story> = {
  'loading.readingLink': one((story) => (story.isElsewhere ? elsewhere(story) : onItsWay(story))),
  'loading.asking': one(onItsWay, 'loadReservation'),
  'open.current': one(confirmation),
  'open.refreshing': one(
    (story) => confirmation(story, { news: [story.voice.text('reservation.refreshing')] }),
    'refreshReservation',
  ),
  'open.stale': one((story) => {
    const { text } = story.voice;
    const again = text('action.tryAgain');
    return confirmation(story, {
      news: [text('reservation.stale.title')],
      says: [text('reservation.stale.text')],
      moves: [button(again)],
    });
  }),
  'kept.asking': one(
    (story) => asKept(story, { news: [story.voice.text('reservation.kept.asking', { time: asOf(story) })] }),
    'loadReservation',
  ),
  'kept.offline': one((story) => {
    const { text } = story.voice;
    const title = text('reservation.kept.offline.title', { time: asOf(story) });
    const again = text('action.tryAgain');
    return asKept(story, {
      news: [title],
      says: [text('reservation.kept.offline.text')],
      moves: [button(again)],
    });
  }),
  'kept.unanswered': one((story) => {
    const { text } = story.voice;
    const title = text('reservation.kept.unanswered.title', { time: asOf(story) });
    const again = text('action.tryAgain');
    return asKept(story, {
      news: [title],
      says: [text('reservation.kept.unanswered.text')],
      moves: [button(again)],
    });
  }),
  notFound: one(({ voice }) =>
    refusalOfLink(
      voice,
      voice.text('reservation.notFound.title'),
      voice.text('reservation.notFound.text'),
      button(voice.text('action.tryAgain')),
    ),
  ),
  failed: one(({ voice, failure }) =>
    refusal(
      voice.text('reservation.loadError.title'),
      `${voice.text('reservation.failed.text')} ${getReason(voice, failure)}`,
      button(voice.text('action.tryAgain')),
    ),
  ),
  linkIncomplete: one(({ voice }) =>
    refusalOfLink(
      voice,
      voice.text('reservation.loadError.title'),
      voice.text('reservation.linkIncomplete.text'),
      link(voice.text('action.backHome')),
    ),
  ),
};
