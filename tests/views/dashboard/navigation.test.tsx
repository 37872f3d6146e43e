import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  dashboardPage,
  dashboardPages,
  settingsPath,
  settingsSections,
} from '../../../contract/dashboard/pages.ts';
import type { Role } from '../../../contract/dashboard/role.ts';
import { sessionMachine } from '../../../machines/dashboard/session/session.machine.ts';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { noFailureReason } from '../../../machines/shared/failures.ts';
import { findRoutes } from '../../../src/dashboard/routes.ts';
import { Navigation } from '../../../src/dashboard/views/layout/Navigation.tsx';
import { inDashboard } from './support/inDashboard.tsx';

const { account, passkeys, access, auditLog, reservation, newBooking } = dashboardPages;
const { calendar, reservations, registration, bulletins, more, welcome } = dashboardPages;
const { health, backups } = dashboardPages;
const { importProperty, importStays } = dashboardPages;
const { properties, newProperty, property, propertySection, propertyReview, propertyHistory } =
  dashboardPages;
const ofContent = [properties, newProperty, property, propertySection, propertyReview, propertyHistory];
const ofSettings = [dashboardPages.settings, ...settingsSections.map(settingsPath)];
const ofChannels = [dashboardPages.channels, dashboardPages.newCalendar, dashboardPages.sharedCalendar];
const ofEveryone = [dashboardPage, account, passkeys, reservation, calendar, reservations, more];

/** Starts the session of an owner who has signed in. */
const startSignedIn = () => {
  const context = { session: ownerSession, linkToken: '', property: '', ...noFailureReason };
  const snapshot = sessionMachine.resolveState({ value: { signedIn: 'following' }, context });
  return createActor(sessionMachine, { snapshot }).start();
};

test.each<[Role, string[]]>([
  [
    'owner',
    [
      ...ofEveryone,
      welcome,
      access,
      auditLog,
      health,
      backups,
      newBooking,
      registration,
      bulletins,
      importProperty,
      importStays,
      ...ofContent,
      ...ofSettings,
      ...ofChannels,
    ],
  ],
  [
    'manager',
    [
      ...ofEveryone,
      newBooking,
      registration,
      bulletins,
      importProperty,
      importStays,
      ...ofContent,
      ...ofChannels,
    ],
  ],
  ['cleaner', [...ofEveryone, registration]],
  ['accountant', ofEveryone],
])('a person with the role "%s" opens exactly the pages of that role', (role, pages) => {
  expect(
    findRoutes(role)
      .map(({ path }) => path)
      // The host says which forms and actions of a reservation a person may use.
      .filter((path) => !path.startsWith(`${dashboardPages.reservation}/`))
      .toSorted(),
  ).toEqual(pages.toSorted());
});

test.each([
  [newBooking, 'Reservations'],
  [bulletins, 'Registration'],
  [passkeys, 'More'],
])('the page %s marks the entry "%s" of the navigation', (path, entry) => {
  window.history.replaceState(null, '', path);
  render(inDashboard(<Navigation routes={findRoutes('owner')} />, { session: startSignedIn() }));
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(entry);
});

test('the property of a filter is kept from page to page, until the person shows all again', () => {
  window.history.replaceState(null, '', `${dashboardPages.calendar}?property=casa`);
  const session = startSignedIn();
  render(inDashboard(<Navigation routes={findRoutes('owner')} />, { session }));
  const getAddresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const limited = [
    dashboardPage,
    `${dashboardPages.calendar}?property=casa`,
    `${dashboardPages.reservations}?unit=casa`,
    `${dashboardPages.registration}?property=casa`,
    dashboardPages.more,
  ];
  expect(getAddresses()).toEqual(limited);
  fireEvent.click(screen.getByRole('link', { name: 'Today' }));
  expect(window.location.pathname).toBe(dashboardPage);
  expect(getAddresses()).toEqual(limited);
  fireEvent.click(screen.getByRole('link', { name: 'Reservations' }));
  expect(window.location.search).toBe('?unit=casa');
  window.history.replaceState(null, '', dashboardPages.reservations);
  fireEvent.popState(window);
  expect(getAddresses()).toEqual([
    dashboardPage,
    dashboardPages.calendar,
    dashboardPages.reservations,
    dashboardPages.registration,
    dashboardPages.more,
  ]);
});

test('the next person does not inherit the property of a filter', () => {
  window.history.replaceState(null, '', `${dashboardPages.calendar}?property=casa`);
  const session = startSignedIn();
  render(inDashboard(<Navigation routes={findRoutes('owner')} />, { session }));
  expect(session.getSnapshot().context.property).toBe('casa');
  session.send({ type: 'session.ended' });
  expect(session.getSnapshot().context.property).toBe('');
});
