import { act, render, renderHook } from '@testing-library/react';
import { Route } from 'wouter';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  createActor,
  createMachine,
  toPromise,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type PromiseActorLogic,
} from 'xstate';
import {
  dashboardPages,
  reservationTaskPath,
  settingsForms,
  settingsPath,
} from '../../contract/dashboard/pages.ts';
import type { Session } from '../../contract/dashboard/session.ts';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import { people } from '../../machines/dashboard/access/access.samples.ts';
import { dueStays } from '../../machines/dashboard/bulletins/bulletins.samples.ts';
import {
  freeNights,
  selectedStay,
} from '../../machines/dashboard/nightsSelection/nightsSelection.samples.ts';
import { cancellationEffect } from '../../machines/dashboard/refund/refund.samples.ts';
import {
  sampleChanges,
  sampleProperty,
} from '../../machines/dashboard/propertyEditor/propertyEditor.samples.ts';
import { sampleSettings } from '../../machines/dashboard/shared/settings.samples.ts';
import { sampleReservation } from '../../machines/dashboard/shared/reservation.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { sampleTimeline } from '../../machines/dashboard/timeline/timeline.samples.ts';
import { draftsKey } from '../../src/actors/drafts.ts';
import { createSessionActors } from '../../src/dashboard/actors/session.ts';
import type { DashboardApi } from '../../src/dashboard/api/createDashboardApi.ts';
import { DashboardContext, type Dashboard } from '../../src/dashboard/context/dashboard.ts';
import { createUnsavedInput } from '../../src/dashboard/context/unsavedInput.ts';
import { loadDashboardMessages } from '../../src/dashboard/i18n/messages.ts';
import { routes } from '../../src/dashboard/routes.ts';
import { createOutlet } from '../../src/dashboard/PageOutlet.tsx';
import { createListeners } from '../../src/frame/createListeners.ts';
import { TextProvider } from '../../src/i18n/TextProvider.tsx';

const messages = await loadDashboardMessages('en');
const pages = new Map(
  await Promise.all(
    routes.map(async ({ page, ...route }) => [route.path, { ...route, ...(await page()) }] as const),
  ),
);

/** A reservation whose every form is possible. */
const reservation = {
  ...sampleReservation,
  money: {
    ...sampleReservation.money!,
    channel: { name: 'Airbnb', collects: false, payout: null, commission: null },
  },
};

const api = {
  addUser: () => Promise.reject(new Error('not sent')),
  getReservation: () => Promise.resolve(reservation),
  getSettings: () => Promise.resolve(sampleSettings),
  getTimeline: () => Promise.resolve(sampleTimeline),
  listBulletins: () => Promise.resolve(dueStays),
  listUsers: () => Promise.resolve({ users: people }),
  // The host does not answer, so the changes are kept.
  saveDraft: () => new Promise(() => undefined),
  showProperty: () => Promise.resolve(sampleProperty),
  previewCancellation: () => Promise.resolve(cancellationEffect.terms),
  signOut: () => Promise.resolve({}),
} as unknown as DashboardApi;

/** Opens a page for a person, as after a reload. */
async function open(path: string, session: Session = ownerSession) {
  const { page, fixedParams } = pages.get(path)!;
  window.history.replaceState(
    null,
    '',
    path
      .replace(':number', sampleReservation.number)
      .replace(':property', sampleProperty.property)
      .replace(':section', 'rules'),
  );
  const shownPages = new Set<AnyActorRef>();
  const dashboard = {
    api,
    data: { productName: 'Casa', languages: ['en'], language: 'en' },
    session: createActor(
      createMachine({ initial: 'signedIn', context: { session }, states: { signedIn: {} } }),
    ).start(),
    shownPages,
    dataChanges: createListeners(),
    shownList: { current: undefined },
    shownLanguages: new Set(),
    unsavedInput: createUnsavedInput(),
  } as unknown as Dashboard;
  // Other tests check the screens.
  const Outlet = createOutlet({ ...page, View: () => null });
  const { unmount } = await act(async () =>
    render(
      <DashboardContext value={dashboard}>
        <TextProvider language="en" messages={messages}>
          <Route path={path}>
            {(params) => (
              <Outlet params={{ ...fixedParams, ...(params as Record<string, string>) }} session={session} />
            )}
          </Route>
        </TextProvider>
      </DashboardContext>,
    ),
  );
  const actor = [...shownPages][0]!;
  const [, follow] = renderHook(() => dashboard.unsavedInput.useLocation()).result.current;
  const getInput = () => page.getDraft?.(actor.getSnapshot() as AnyMachineSnapshot);
  return { actor, unmount, follow, getInput };
}

type Send = (event: { type: string } & Record<string, unknown>) => void;

/** The form of each page, and how a person fills it in. */
const forms: readonly (readonly [path: string, name: string, type: (send: Send) => void])[] = [
  ...(['note', 'payment'] as const).map(
    (task) =>
      [
        reservationTaskPath(task),
        task === 'note' ? 'a note' : 'a payment',
        (send: Send) => send({ type: 'entry.changed', entry: { text: 'typed', amount: 'typed' } }),
      ] as const,
  ),
  [
    reservationTaskPath('mail'),
    'an e-mail',
    (send) => send({ type: 'entry.changed', entry: { mail: 'registered' } }),
  ],
  [
    reservationTaskPath('payout'),
    'the payout of a channel',
    (send) => send({ type: 'entry.changed', entry: { payout: 'typed' } }),
  ],
  [
    reservationTaskPath('refund'),
    'a refund',
    (send) => send({ type: 'entry.changed', entry: { amount: 'typed' } }),
  ],
  [
    reservationTaskPath('cancel'),
    'a cancellation',
    (send) => {
      send({ type: 'entry.reopened' });
      send({ type: 'entry.changed', entry: { choice: 'amount', amount: 'typed' } });
    },
  ],
  [
    dashboardPages.newBooking,
    'a booking',
    (send) => send({ type: 'draft.changed', draft: { unit: 'monte-da-figueira' } }),
  ],
  [
    dashboardPages.newProperty,
    'a new property',
    (send) => send({ type: 'entry.changed', entry: { name: 'typed' } }),
  ],
  [
    dashboardPages.newCalendar,
    'a calendar of a channel, without its secret address',
    (send) => send({ type: 'entry.changed', entry: { channel: 'Vrbo', address: 'https://secret.test' } }),
  ],
  [
    dashboardPages.propertyReview,
    'the note about a version',
    (send) => send({ type: 'note.changed', note: 'typed' }),
  ],
  [
    dashboardPages.access,
    'an invitation',
    (send) => {
      send({ type: 'invitation.opened' });
      send({ type: 'invitation.changed', invitation: { name: 'typed' } });
    },
  ],
  ...settingsForms
    .filter((form) => form !== 'payments')
    .map(
      (form) =>
        [
          settingsPath(form),
          `the settings of the form ${form}`,
          (send: Send) => send({ type: 'entry.changed', entry: { [`typed.${form}`]: 'typed' } }),
        ] as const,
    ),
  ...([dashboardPages.property, dashboardPages.propertySection] as const).map(
    (path) =>
      [
        path,
        'the content of a property',
        (send: Send) => {
          send({ type: 'fields.changed', changes: sampleChanges });
          send({ type: 'page.left' });
        },
      ] as const,
  ),
  [
    dashboardPages.bulletins,
    'stays to mark as reported',
    (send) => send({ type: 'filing.requested', stays: [dueStays[0]] }),
  ],
  [
    dashboardPages.calendar,
    'a price',
    (send) => {
      send({ type: 'nights.marked', nights: freeNights });
      send({ type: 'nights.chosen', nights: freeNights });
      send({ type: 'rates.requested' });
      send({ type: 'rates.changed', rates: { price: 'typed' } });
    },
  ],
  [
    dashboardPages.calendar,
    'nights to close',
    (send) => {
      send({ type: 'nights.marked', nights: freeNights });
      send({ type: 'nights.chosen', nights: freeNights });
      send({ type: 'blocking.requested' });
      send({ type: 'reason.changed', reason: 'typed' });
    },
  ],
  [
    dashboardPages.calendar,
    'a stay of a channel',
    (send) => {
      send({ type: 'channelStay.chosen', stay: selectedStay });
      send({ type: 'stay.changed', stay: { note: 'typed' } });
    },
  ],
];

/** Types in the form of a page, in the journey of the page that has the form. */
async function typeIn(actor: AnyActorRef, type: (send: Send) => void): Promise<void> {
  const { children } = actor.getSnapshot() as AnyMachineSnapshot;
  const form = (children['nightsSelection'] as AnyActorRef | undefined) ?? actor;
  await act(async () => type((event) => form.send(event)));
}

/** The pages on which nobody types anything that could be lost, or whose input is in their address. */
const withoutForm = [
  ...(['link', 'remind', 'registration', 'charge', 'export', 'erase'] as const).map(reservationTaskPath),
  '/host',
  dashboardPages.welcome,
  dashboardPages.account,
  dashboardPages.passkeys,
  dashboardPages.auditLog,
  dashboardPages.reservation,
  dashboardPages.reservations,
  dashboardPages.registration,
  dashboardPages.properties,
  dashboardPages.propertyHistory,
  dashboardPages.settings,
  settingsPath('address'),
  // The tab stores no key of Stripe.
  settingsPath('payments'),
  dashboardPages.health,
  dashboardPages.backups,
  dashboardPages.channels,
  dashboardPages.sharedCalendar,
  // The chosen file contains data of guests, so it is not stored; it can be chosen again.
  dashboardPages.importStays,
  dashboardPages.importProperty,
  dashboardPages.more,
];

beforeEach(() => {
  sessionStorage.clear();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

test('every page has a draft, or no form', () => {
  const paths = [...pages].filter(([, { page }]) => page.getDraft).map(([path]) => path);
  expect(paths.toSorted()).toEqual([...new Set(forms.map(([path]) => path))].toSorted());
  expect([...pages.keys()].toSorted()).toEqual([...paths, ...withoutForm].toSorted());
});

test.each(forms)(
  'the page %s keeps %s after a reload or another sign-in, for the same person',
  async (path, _, type) => {
    const first = await open(path);
    expect(sessionStorage.getItem(draftsKey)).toBeNull();
    await typeIn(first.actor, type);
    const typed = first.getInput();
    expect(typed).toBeDefined();
    first.unmount();

    const second = await open(path);
    expect(second.getInput()).toEqual(typed);
    second.unmount();

    const other = await open(path, { ...ownerSession, user: { ...ownerSession.user, id: 'u-9' } });
    expect(other.getInput()).not.toEqual(typed);
    other.unmount();
  },
);

test.each(forms)('a sign-out deletes the input of the page %s, %s', async (path, _, type) => {
  const first = await open(path);
  await typeIn(first.actor, type);
  first.unmount();
  expect(sessionStorage.getItem(draftsKey)).not.toBeNull();
  const { endSession } = createSessionActors(api, {
    getLanguage: () => 'en',
    onChange: () => undefined,
  }).implementations.actors;
  await toPromise(createActor(endSession as PromiseActorLogic<void>).start());
  expect(sessionStorage.getItem(draftsKey)).toBeNull();
});

test('a link that waits for a save is not followed after the page was left in another way', async () => {
  const { actor, unmount, follow } = await open(dashboardPages.property);
  await typeIn(actor, (send) => send({ type: 'fields.changed', changes: sampleChanges }));
  const { pathname } = window.location;
  await act(async () => follow(dashboardPages.more));
  unmount();
  expect(window.location.pathname).toBe(pathname);
});

test('a hidden tab saves the content of its property, and the browser warns of unsaved content', async () => {
  const { actor, unmount } = await open(dashboardPages.propertySection);
  const saveDraft = vi.spyOn(api, 'saveDraft').mockRejectedValue(new CallFailed('unreachable'));
  const isHidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const closeTab = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await typeIn(actor, (send) => send({ type: 'fields.changed', changes: sampleChanges }));
  expect(closeTab()).toBe(false);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(saveDraft.mock.calls.map(([, options]) => options?.keepalive)).toEqual([true]);
  expect(closeTab()).toBe(true);
  unmount();
  expect(closeTab()).toBe(false);
  saveDraft.mockRestore();
  isHidden.mockRestore();
});

test('a page without a form deletes the input of the person who was signed in before', async () => {
  sessionStorage.setItem(draftsKey, '{"userId":"u-9","drafts":{"/host/more":"typed"}}');
  const { unmount } = await open(dashboardPages.more);
  expect(sessionStorage.getItem(draftsKey)).toBeNull();
  unmount();
});

test('an invitation with a role that does not exist is not resumed', async () => {
  const entry = { name: 'Rui', email: '', role: 'guest', language: 'en' };
  const drafts = { [dashboardPages.access]: { visitId: 'v', attempt: 0, entry } };
  sessionStorage.setItem(draftsKey, JSON.stringify({ userId: ownerSession.user.id, drafts }));
  const { getInput, unmount } = await open(dashboardPages.access);
  expect(getInput()).toBeUndefined();
  unmount();
});
