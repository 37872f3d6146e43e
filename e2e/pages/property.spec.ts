import type { SnapshotFrom } from 'xstate';
import { propertyModel } from '../../machines/property/property.model.ts';
import type { propertyMachine } from '../../machines/property/property.machine.ts';
import { disagreements, type Common } from '../support/agreement.ts';
import type { Expectations, AtomicState } from '../support/expectation.ts';
import { HostSide } from '../support/hostSide.ts';
import { button, differences, link, type Screen } from '../support/screen.ts';
import { sightOf } from '../support/sight.ts';
import { expect, test } from '../support/test.ts';
import { toursOf } from '../support/tours.ts';
import { voiceOf, type Voice } from '../support/voice.ts';
import { take } from '../support/walk.ts';
import type { MessageId } from '../support/words.ts';
import { comesFrom } from './arrival.ts';

test.use({ letsCallsFail: true });

type State = AtomicState<SnapshotFrom<typeof propertyMachine>['value']>;
interface Story {
  voice: Voice;
}

const sections = ['book', 'about', 'photos', 'details', 'rules'] as const;

const refusal =
  (kind: 'propertyNotFound' | 'unavailable') =>
  ({ voice: { text } }: Story): Record<string, Screen> => {
    const again = text('action.tryAgain');
    const title = text(`problem.${kind}.title`);
    return {
      screen: {
        headings: [title],
        alert: [title, text(`problem.${kind}.text`), again],
        moves: [button(again)],
      },
    };
  };

const parts = ({ voice: { text } }: Story): Record<string, Screen> => ({
  screen: { moves: sections.map((section) => link(text(`navigation.${section}`))) },
});

/** Whoever comes back from the gateway reads where the confirmation is, at the latest. */
const afterPaying =
  (title: MessageId) =>
  ({ voice: { text } }: Story): Record<string, Screen> => ({
    screen: {
      headings: ['Monte da Figueira', text('success.heading'), text(title)],
      says: [text('success.byMail.text')],
      moves: [link(text('success.another'))],
    },
  });

/** What the journeys of the page tell it: nothing of it is seen on the page itself. */
const journeysTell: Common[] = [
  { in: /^ready\.open\./, when: 'guest.recalled' },
  { in: /^ready\.open\./, when: 'details.given' },
  { in: /^ready\.open\./, when: 'details.recalled' },
  { in: /^ready\.open\./, when: 'nights.taken' },
  { in: /^ready\.open\.(booking|returned)$/, when: 'dates.reopened' },
  { in: /^ready\./, when: 'page.left', leadsTo: 'ready.shown' },
];

/** What a visitor expects of a property's page; a state that is missing does not compile. */
const propertyExpected: Expectations<State, Story> = {
  loading: {
    within: '',
    seen: ({ voice: { text } }) => ({
      screen: { headings: [text('frame.loading')], news: [text('frame.loading')] },
    }),
    leads: {
      'loadProperty.answered': 'ready.shown',
      'loadProperty.failed.not-found': 'notFound',
      'loadProperty.failed.unreachable': 'failed',
      'loadingMayTake.passed': 'failed',
    },
  },
  // What can be done with the property is the booking's; here is the way to each part of the page.
  'ready.shown': {
    within: '',
    seen: parts,
    leads: {
      'booking.opened': 'ready.open.booking',
      'return.opened': 'ready.open.returning',
      'contact.opened': 'ready.writing',
    },
  },
  'ready.open.booking': { within: '', seen: parts, leads: {} },
  'ready.open.returning': {
    within: '',
    seen: afterPaying('resuming.asking'),
    leads: { 'booking.found': 'ready.open.returned', 'booking.absent': 'ready.open.byMail' },
  },
  // The booking that was found and the message to the host are walked by their own machines.
  'ready.open.returned': { within: '', seen: () => ({}), leads: {} },
  'ready.open.byMail': { within: '', seen: afterPaying('success.byMail.title'), leads: {} },
  'ready.writing': { within: '', seen: () => ({}), leads: {} },
  notFound: { within: '', seen: refusal('propertyNotFound'), leads: { 'retry.requested': 'loading' } },
  failed: { within: '', seen: refusal('unavailable'), leads: { 'retry.requested': 'loading' } },
};

test('property does what a visitor expects of it, in every state', () => {
  expect(disagreements(propertyModel, propertyExpected, journeysTell)).toEqual([]);
});

const { loading, notFound, failed, 'ready.shown': shown, 'ready.open.booking': open } = propertyExpected;

type Walked = 'loading' | 'ready.shown' | 'ready.open.booking' | 'notFound' | 'failed';

const tours = toursOf<Walked>({
  start: 'loading',
  // The page is opened as soon as it is shown; where the guest comes back to it is walked below.
  expected: {
    loading,
    'ready.shown': { ...shown, leads: { 'booking.opened': 'ready.open.booking' } },
    'ready.open.booking': open,
    notFound,
    failed,
  } as Record<Walked, { leads: Record<string, Walked> }>,
  detours: { 'page.visited': { to: 'loading', costs: 3 } },
});

for (const tour of tours) {
  test(`property, ${tour.name}`, async ({ page }) => {
    // It goes far, and axe looks at its states on the way.
    test.slow();
    const hostSide = new HostSide();
    const voice = voiceOf(tour.language);
    const main = page.getByRole('main');
    // Once it is there, which nights are taken is asked too, and answered by the host itself.
    const comes = () =>
      comesFrom(page, hostSide, `/${tour.language}`, 'Monte da Figueira', ['loadProperty'], 1);
    const navigation = main.getByRole('navigation', { name: 'Monte da Figueira' });
    const acts: Readonly<Record<string, () => Promise<unknown>>> = {
      'page.visited': comes,
      'retry.requested': async () => {
        await hostSide.guard(page, ['loadProperty'], 1);
        await main.getByRole('button', { name: voice.text('action.tryAgain'), exact: true }).click();
      },
      'loadProperty.answered': async () => {
        await hostSide.letsAllAnswer('loadProperty', 1);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('Monte da Figueira');
        for (const section of sections) {
          const name = voice.text(`navigation.${section}`);
          await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
        }
      },
      'loadProperty.failed.not-found': () => hostSide.letsAllFail('loadProperty', 1, 'not-found'),
      'loadProperty.failed.unreachable': () => hostSide.letsAllFail('loadProperty', 1, 'unreachable'),
      'loadingMayTake.passed': () => hostSide.outlasts(page),
    };
    await page.clock.install();
    await comes();
    await take(tour, {
      page,
      hostSide,
      expected: propertyExpected,
      parts: (state) => ({ screen: state.startsWith('ready.') ? navigation : main }),
      story: () => ({ voice }),
      question: () => undefined,
      alsoAsked: ({ to }) => (to === 'loading' ? ['loadProperty'] : []),
      does: async ({ by }) => void (await acts[by]?.()),
    });
  });
}

test('who comes back from the gateway without a booking in this browser is told to read their mail', async ({
  page,
}) => {
  const voice = voiceOf('de');
  await page.goto('/de/monte-da-figueira/success');
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('data-state', 'ready.open.byMail');
  const { screen = {} } = propertyExpected['ready.open.byMail'].seen({ voice });
  await expect.poll(async () => differences(await sightOf(main), screen, [])).toEqual([]);
});
