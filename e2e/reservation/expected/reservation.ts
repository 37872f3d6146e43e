import type { SnapshotFrom } from 'xstate';
import type { reservationMachine } from '../../../machines/reservation/reservation.machine.ts';
import type { Expectations, Expected, AtomicState } from '../../support/expectation.ts';
import { button, link, type Screen } from '../../support/screen.ts';
import { firstDay, host, lastDay, numberOfStay, paid } from '../answers.ts';
import type { Story } from '../story.ts';

export type ReservationState = AtomicState<SnapshotFrom<typeof reservationMachine>['value']>;
type Expectation = Expected<ReservationState, Story>;

/** The place of the reservation, while it is on its way. */
export const onItsWay = ({ voice: { text } }: Story): Screen => ({
  headings: [text('reservation.title')],
  news: [text('reservation.opening')],
  says: [text('reservation.private')],
});

/** The reservation in full: what it says of a stay that is booked and paid. */
const confirmation = ({ voice, told }: Story, news: Screen = {}): Screen => {
  const { text, day, money } = voice;
  const isRegistered = told === 'registered';
  return {
    headings: [
      'Casa do Limoeiro',
      text('reservation.payments'),
      text('reservation.host', { host: host.name }),
      text('reservation.guests'),
      text('details.title'),
      text('rules.cancellation'),
    ],
    ...news,
    says: [
      text('reservation.status.confirmed'),
      text('reservation.number', { number: numberOfStay }),
      text('landing.place', { city: 'Lisboa', country: 'Portugal' }),
      text('reservation.about.confirmed', { name: 'Ana' }),
      `${text('stay.checkIn')} ${day(firstDay, 'weekday')} ${day(firstDay)} ${text('reservation.checkInFrom', { time: '15:00' })}`,
      `${text('stay.checkOut')} ${day(lastDay, 'weekday')} ${day(lastDay)} ${text('reservation.checkOutUntil', { time: '11:00' })}`,
      text('count.nights', { nights: 3 }),
      text('count.guests', { guests: 2 }),
      text('reservation.bookedBy', { name: 'Ana Silva' }),
      `${text('price.total')} ${money(paid)}`,
      `${text('reservation.payment.paid')} ${money(paid)}`,
    ],
    moves: [
      ...(isRegistered ? [] : [button(text('success.registerLink'))]),
      button(text('reservation.addToCalendar')),
      button(text('reservation.print')),
      link(host.email),
      link(host.phone),
      link(text('reservation.propertyPage', { property: 'Casa do Limoeiro' })),
      link(text('contact.title', { host: host.name })),
      ...(news.moves ?? []),
    ],
  };
};

/** Why nothing can be shown. */
const refusal = (title: string, why: string, move: string): Screen => ({
  headings: [title],
  alert: [title, why, move.replace(/^\w+ “(.*)”$/, '$1')],
  moves: [move],
});

const one = (
  screen: (story: Story) => Screen,
  leads: Expectation['leads'],
  asks?: Expectation['asks'],
): Expectation => ({
  within: '',
  seen: (story) => ({ screen: screen(story) }),
  leads,
  ...(asks && { asks }),
});

/** What the holder of a link expects of its page; a state that is missing does not compile. */
export const reservationExpected: Expectations<ReservationState, Story> = {
  'loading.readingLink': one(onItsWay, {
    'link.read': 'loading.asking',
    'link.read.incomplete': 'linkIncomplete',
  }),
  'loading.asking': one(
    onItsWay,
    {
      'loadReservation.answered': 'open.current',
      'loadReservation.failed.not-found': 'notFound',
      'loadReservation.failed.unreachable': 'failed',
      'loadingMayTake.passed': 'failed',
    },
    'loadReservation',
  ),
  'open.current': one(confirmation, {
    'reservation.changed': 'open.refreshing',
    'page.revisited': 'open.refreshing',
  }),
  'open.refreshing': one(
    (story) => confirmation(story, { news: [story.voice.text('reservation.refreshing')] }),
    {
      'refreshReservation.answered': 'open.current',
      'refreshReservation.failed.unreachable': 'open.stale',
      'reservation.changed': 'open.refreshing',
    },
    'refreshReservation',
  ),
  'open.stale': one(
    (story) => {
      const { text } = story.voice;
      const again = text('action.tryAgain');
      return confirmation(story, {
        news: [`${text('reservation.stale.title')} ${text('reservation.stale.text')} ${again}`],
        moves: [button(again)],
      });
    },
    {
      'retry.requested': 'open.refreshing',
      'reservation.changed': 'open.refreshing',
      'page.revisited': 'open.refreshing',
    },
  ),
  notFound: one(
    ({ voice: { text } }) =>
      refusal(
        text('reservation.notFound.title'),
        text('reservation.notFound.text'),
        button(text('action.tryAgain')),
      ),
    { 'retry.requested': 'loading.asking' },
  ),
  failed: one(
    ({ voice: { text } }) =>
      refusal(
        text('reservation.loadError.title'),
        text('reservation.failed.text'),
        button(text('action.tryAgain')),
      ),
    { 'retry.requested': 'loading.asking' },
  ),
  linkIncomplete: one(
    ({ voice: { text } }) =>
      refusal(
        text('reservation.loadError.title'),
        text('reservation.linkIncomplete.text'),
        link(text('action.backHome')),
      ),
    { 'link.read': 'loading.asking' },
  ),
};
