import type { reservationMachine } from '../../../machines/reservation/reservation.machine.ts';
import type { StateName } from '../../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../../support/expectation.ts';
import { legalTexts } from '../../../contract/values/legalTexts.ts';
import { getReason } from '../../support/failureReasons.ts';
import { button, link, type Screen } from '../../support/screen.ts';
import { firstDay, host, lastDay, reservationNumber, paid, answeredAt } from '../answers.ts';
import type { Scenario } from '../scenario.ts';

export type ReservationState = StateName<typeof reservationMachine>;
type Expectation = StateExpectation<Scenario>;

/** The page while the reservation loads. */
export const describeLoading = ({ translator: { text } }: Scenario): Screen => ({
  headings: [text('reservation.title')],
  announcements: [text('reservation.opening')],
  texts: [text('reservation.private')],
});

/** Another page of the site shows nothing of the reservation, and has its own title. */
const describeOtherPage = ({ translator: { text } }: Scenario): Screen => ({
  texts: [text(`legal.${legalTexts[0]}`)],
});

/** The titles of the folded groups. A walk sees them open, without their main sentences. */
const describeGroups = ({ text }: Scenario['translator']) =>
  [text('details.title'), text('reservation.payments'), text('rules.cancellation')] as const;

/** The whole reservation of a booked and paid stay. */
const describeConfirmation = (
  { translator, variant, hasOfflineCopy }: Scenario,
  news: Screen = {},
): Screen => {
  const { text, day, money, time } = translator;
  const isRegistered = variant === 'registered';
  const groups = describeGroups(translator);
  const offlineCopyTexts = hasOfflineCopy
    ? (['keeping.on', 'keeping.stop'] as const)
    : (['keeping.off', 'keeping.resume'] as const);
  return {
    headings: [
      'Casa do Limoeiro',
      isRegistered
        ? text('nextStep.giveArrivalTime.title', { host: host.name })
        : text('nextStep.registerGuests.title', { date: day(firstDay) }),
      text('reservation.guests'),
      ...groups,
      text('reservation.host', { host: host.name }),
    ],
    ...news,
    texts: [
      text('reservation.status.confirmed'),
      text('reservation.number', { number: reservationNumber }),
      text('landing.place', { city: 'Lisboa', country: 'Portugal' }),
      text('reservation.about.confirmed', { name: 'Ana' }),
      `${text('stay.checkIn')} ${day(firstDay, 'weekday')} ${day(firstDay)} ${text('reservation.checkInFrom', { time: time('15:00') })}`,
      `${text('stay.checkOut')} ${day(lastDay, 'weekday')} ${day(lastDay)} ${text('reservation.checkOutUntil', { time: time('11:00') })}`,
      text('count.nights', { nights: 3 }),
      text('count.guests', { guests: 2 }),
      text('reservation.bookedBy', { name: 'Ana Silva' }),
      `${text('price.total')} ${money(paid)}`,
      `${text('reservation.payment.paid')} ${money(paid)}`,
      text(offlineCopyTexts[0]),
      ...(news.texts ?? []),
    ],
    actions: [
      button(text(offlineCopyTexts[1])),
      button(text(isRegistered ? 'nextStep.giveArrivalTime.action' : 'success.registerLink')),
      button(text('reservation.addToCalendar')),
      link(text('reservation.tool.call')),
      link(text('reservation.tool.write')),
      button(text('reservation.print')),
      ...groups.map(button),
      link(host.email),
      link(host.phone),
      link(text('reservation.propertyPage', { property: 'Casa do Limoeiro' })),
      link(text('reservation.askForDates')),
      ...(news.actions ?? []),
    ],
  };
};

/** The offline copy: without actions, and without links to other pages. */
const describeOfflineCopy = (
  scenario: Scenario,
  news: Screen,
  needed: 'reservation.kept' | 'reservation.kept.linkNeeded' = 'reservation.kept',
): Screen => {
  const { text, day } = scenario.translator;
  const { headings = [], texts = [] } = describeConfirmation(scenario);
  const [details, ...groups] = describeGroups(scenario.translator);
  const withConnection = new Set([text('nextStep.registerGuests.title', { date: day(firstDay) }), details]);
  return {
    headings: headings.filter((heading) => !withConnection.has(heading)),
    ...news,
    texts: [...texts, text(`${needed}.registration`), text(`${needed}.cancellation`), ...(news.texts ?? [])],
    actions: [
      button(text('reservation.addToCalendar')),
      link(text('reservation.tool.call')),
      button(text('reservation.print')),
      ...groups.map(button),
      link(host.email),
      link(host.phone),
      button(text('keeping.stop')),
      ...(news.actions ?? []),
    ],
  };
};

/** When the host answered it, in the time zone of the device. */
const formatReadTime = ({ translator }: Scenario) => translator.moment(answeredAt);

/** Why nothing can be shown. */
const describeRefusal = (title: string, why: string, move: string): Screen => ({
  headings: [title],
  alert: [title, why, move.replace(/^\w+ “(.*)”$/, '$1')],
  actions: [move],
});

/** The same with a link to the reservation access, for invalid links. */
const describeLinkRefusal = (
  translator: Scenario['translator'],
  title: string,
  why: string,
  move: string,
): Screen => {
  const offer = translator.text('access.offer');
  const refused = describeRefusal(title, why, move);
  return {
    ...refused,
    alert: [title, why, offer, ...refused.alert!.slice(2)],
    actions: [link(offer), move],
  };
};

const expectScreen = (screen: (scenario: Scenario) => Screen, call?: Expectation['call']): Expectation => ({
  region: '',
  screens: (scenario) => ({ screen: screen(scenario) }),
  ...(call && { call }),
});

/** The screen in each state of the reservation page; a missing state is a type error. */
export const reservationExpected: Expectations<ReservationState, Scenario> = {
  'loading.readingLink': expectScreen((scenario) =>
    scenario.isOnOtherPage ? describeOtherPage(scenario) : describeLoading(scenario),
  ),
  'loading.asking': expectScreen(describeLoading, 'loadReservation'),
  'open.current': expectScreen(describeConfirmation),
  'open.refreshing': expectScreen(
    (scenario) =>
      describeConfirmation(scenario, { announcements: [scenario.translator.text('reservation.refreshing')] }),
    'refreshReservation',
  ),
  'open.stale': expectScreen((scenario) => {
    const { text } = scenario.translator;
    const again = text('action.tryAgain');
    return describeConfirmation(scenario, {
      announcements: [text('reservation.stale.title')],
      texts: [text('reservation.stale.text')],
      actions: [button(again)],
    });
  }),
  'kept.linkNeeded': expectScreen((scenario) => {
    const { text } = scenario.translator;
    const title = text('reservation.kept.linkNeeded.title', { time: formatReadTime(scenario) });
    const news = {
      announcements: [title],
      texts: [text('reservation.kept.linkNeeded.text')],
      actions: [link(text('access.offer'))],
    };
    return describeOfflineCopy(scenario, news, 'reservation.kept.linkNeeded');
  }),
  'kept.asking': expectScreen(
    (scenario) =>
      describeOfflineCopy(scenario, {
        announcements: [
          scenario.translator.text('reservation.kept.asking', { time: formatReadTime(scenario) }),
        ],
      }),
    'loadReservation',
  ),
  'kept.offline': expectScreen((scenario) => {
    const { text } = scenario.translator;
    const title = text('reservation.kept.offline.title', { time: formatReadTime(scenario) });
    const again = text('action.tryAgain');
    return describeOfflineCopy(scenario, {
      announcements: [title],
      texts: [text('reservation.kept.offline.text')],
      actions: [button(again)],
    });
  }),
  'kept.unanswered': expectScreen((scenario) => {
    const { text } = scenario.translator;
    const title = text('reservation.kept.unanswered.title', { time: formatReadTime(scenario) });
    const again = text('action.tryAgain');
    return describeOfflineCopy(scenario, {
      announcements: [title],
      texts: [text('reservation.kept.unanswered.text')],
      actions: [button(again)],
    });
  }),
  notFound: expectScreen(({ translator }) =>
    describeLinkRefusal(
      translator,
      translator.text('reservation.notFound.title'),
      translator.text('reservation.notFound.text'),
      button(translator.text('action.tryAgain')),
    ),
  ),
  failed: expectScreen(({ translator, failure }) =>
    describeRefusal(
      translator.text('reservation.loadError.title'),
      `${translator.text('reservation.failed.text')} ${getReason(translator, failure)}`,
      button(translator.text('action.tryAgain')),
    ),
  ),
  linkIncomplete: expectScreen(({ translator }) =>
    describeLinkRefusal(
      translator,
      translator.text('reservation.loadError.title'),
      translator.text('reservation.linkIncomplete.text'),
      link(translator.text('action.backHome')),
    ),
  ),
};
