import { cleanup, render, screen } from '@testing-library/react';
import { beforeAll } from 'vitest';
import type { sessionMachine } from '../../../machines/dashboard/session/session.machine.ts';
import { sessionModel } from '../../../machines/dashboard/session/session.model.ts';
import type { SessionActor } from '../../../src/dashboard/context/dashboard.ts';
import { SessionPage } from '../../../src/dashboard/SessionPage.tsx';
import { follow, stopAt, testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const frame = (...parts: string[]) =>
  lines.join(
    `
    Skip to content → #main
    Casa
    [Language English]
    [English] (pressed) => (language en)
    [Português] => (language pt)
    [Français] => (language fr)
    [Deutsch] => (language de)
    [Castellano] => (language es)
    [Colour mode System]
    [Light]
    [Dark]
    [System] (pressed)`,
    ...parts,
  );
const navigation = `
  nav: Dashboard
  Today → /host
  Calendar → /host/calendar
  Reservations → /host/reservations
  Registration → /host/registration
  More → /host/more (current)`;
const unknownPage = lines.join(
  'The address may be wrong, or your role does not include this page.',
  'Go to the first page → /host',
  navigation,
);

// The code of these screens is loaded when the first of them is shown.
beforeAll(async () => {
  for (const [path, name] of [
    [['loadSession.failed.unauthorized'], 'Sign in'],
    [['link.followed'], 'Your link'],
  ] as const) {
    const session = stopAt(follow(sessionModel, path), () => undefined) as SessionActor;
    render(inDashboard(<SessionPage />, { session }));
    await screen.findByRole('heading', { name }, { timeout: 60_000 });
    cleanup();
  }
});

testScreens<typeof sessionMachine>({
  model: sessionModel,
  view: ({ actor, call }) =>
    inDashboard(<SessionPage />, {
      session: actor,
      showLanguage: async (language) => call(`language ${language}`),
    }),
  // Signing out is on the page with everything else.
  sentByOthers: ['signOut.requested'],
  local: ['[Language', '[Colour mode', '[Light', '[Dark', '[System'],
  screens: {
    loading: frame('status| # Loading…'),
    notLoaded: frame(lines.alert('# No connection', lines.unreachable, '[Try again] => retry.requested')),
    signedOut: frame(
      '# Sign in',
      'Enter your email address. If it has access, we will send a code to it.',
      `Email: "" => signIn: email.changed {'email':'typed'}`,
      '[Send a code] => signIn: code.requested',
      '[Use a passkey] => signIn: passkey.requested',
    ),
    followingLink: frame('# Your link', lines.loading),
    'signedIn.following': frame('# This page does not exist', unknownPage),
    'signedIn.notFollowing': frame(
      '# This page does not exist',
      'status| Changes by other people are not shown at once. This page loads them every 30 seconds.',
      unknownPage,
    ),
    signingOut: frame('status| # Signing out…'),
    notSignedOut: frame(
      '# Sign out',
      lines.alert('It was not confirmed that you are signed out', lines.unreachable),
      '[Try again] => signOut.requested',
      '[Keep me signed in] => signOut.abandoned',
    ),
  },
});
