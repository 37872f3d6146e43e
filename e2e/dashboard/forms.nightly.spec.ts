import type { Page } from '@playwright/test';
import { dashboardBase } from '../../contract/dashboard/operations.ts';
import {
  calendarAddress,
  dashboardPages,
  newBookingAddress,
  reservationTaskAddress,
  reservationTasks,
} from '../../contract/dashboard/pages.ts';
import type { Language } from '../../contract/values/language.ts';
import { people } from '../../machines/dashboard/access/access.samples.ts';
import { dueStays } from '../../machines/dashboard/bulletins/bulletins.samples.ts';
import { newLinkEffect } from '../../machines/dashboard/deskAction/deskAction.samples.ts';
import { freeNights } from '../../machines/dashboard/nightsSelection/nightsSelection.samples.ts';
import { cancellationEffect } from '../../machines/dashboard/refund/refund.samples.ts';
import { sampleReservation } from '../../machines/dashboard/shared/reservation.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { sampleTimeline } from '../../machines/dashboard/timeline/timeline.samples.ts';
import { allColours, expectAccessible } from '../support/axe.ts';
import { calendarGrid, expectLegible, hasEdges } from '../support/legible.ts';
import { expect, test } from '../support/test.ts';
import { unfoldParts } from '../support/unfoldParts.ts';
import { words } from '../support/words.ts';
import { holdDataChanges } from './dataChanges.ts';
import { stay } from './phoneBookingHistory.ts';
import { isSection, propertyAnswers, propertyForms, type Forms } from './propertyForms.ts';
import { siteAnswers, siteForms } from './siteForms.ts';

const { number, id } = sampleReservation;
const { terms: newLink } = newLinkEffect;
const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' }) as const;

/** A reservation of which everything is possible. */
const reservation = { ...sampleReservation, actions: [...sampleReservation.actions, 'eraseGuest'] };

/** The answers of the host, by the end of their path. */
const answers: Readonly<Record<string, object>> = {
  '/session': ownerSession,
  '/users': { users: people },
  '/bulletins': dueStays,
  '/timeline': sampleTimeline,
  [`/reservations/${number}`]: reservation,
  [`/reservations/${number}/cancellation`]: cancellationEffect.terms,
  [`/reservations/${number}/link`]: newLink,
  [`/reservations/${number}/registration`]: { ...newLink, exportedAt: '2027-03-04T09:00:00Z' },
  [`/reservations/${number}/charge`]: {
    number,
    id,
    amount: euros(255),
    instalments: [{ dueDate: '2027-02-17', amount: euros(255), failure: 'authentication-required' }],
  },
  [`/reservations/${number}/guest/erasure`]: {
    number,
    id,
    erasedAt: null,
    unpaid: euros(255),
    documentsUntil: '2028-03-07',
    otherReservations: ['PGM6-NG4W'],
  },
  ...propertyAnswers,
  ...siteAnswers,
};

async function open(page: Page, address: string, language: Language): Promise<void> {
  await holdDataChanges(page);
  await page.route(`**${dashboardBase}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(dashboardBase.length);
    const answer = answers[path];
    if (!answer) return route.fallback();
    const isSession = answer === ownerSession;
    return route.fulfill({
      json: isSession ? { ...ownerSession, user: { ...ownerSession.user, language } } : answer,
    });
  });
  await page.context().addCookies([{ name: 'locale', value: language, domain: 'localhost', path: '/' }]);
  await page.goto(address);
}

/** The address of each form, and how somebody opens it. */
const forms: Forms = {
  ...Object.fromEntries(
    Object.values(reservationTasks).map((task) => [task, [reservationTaskAddress(number, task)]]),
  ),
  'the choice of a cancellation': [
    reservationTaskAddress(number, 'cancellation'),
    (page, read) => page.getByRole('button', { name: read('dashboard.reservation.refund.change') }).click(),
  ],
  'a new booking': [newBookingAddress(stay)],
  'a new property': [dashboardPages.newProperty],
  ...propertyForms,
  ...siteForms,
  'an invitation': [
    dashboardPages.access,
    (page, read) => page.getByRole('button', { name: read('dashboard.access.invite') }).click(),
  ],
  'marking guests as reported': [
    dashboardPages.bulletins,
    (page, read) =>
      page
        .getByRole('button', { name: read('dashboard.bulletins.file') })
        .first()
        .click(),
  ],
  'prices of the calendar': [
    calendarAddress(sampleTimeline.from),
    async (page, read) => {
      const night = page.locator(`[data-night="${freeNights.start}"]`).nth(1);
      await night.click();
      await night.click();
      await page.getByRole('button', { name: read('dashboard.nights.setRates') }).click();
    },
  ],
  'the stay of a channel': [
    calendarAddress(sampleTimeline.from),
    (page) => page.locator('[data-night="2027-03-12"]').first().click(),
  ],
};

for (const language of ['en', 'de'] as const) {
  for (const [name, [address, show]] of Object.entries(forms)) {
    test(`${name} in ${language} is accessible, and legible with large text and in small windows`, async ({
      page,
    }) => {
      // The preview of a review is another page.
      if (isSection(address)) await unfoldParts(page);
      await open(page, address, language);
      await expect(page.getByRole('main')).toHaveAttribute('data-state', /^(?!loading|previewing)/);
      await show?.(page, (id) => words(id, language));
      await expect(
        page.getByRole('main').locator('button, input, summary, a').filter({ visible: true }).first(),
      ).toBeVisible();
      await expectAccessible(page, undefined, allColours, ['target-size', 'label-content-name-mismatch']);
      await expectLegible(page, calendarGrid);
      await hasEdges(page, calendarGrid);
    });
  }
}
