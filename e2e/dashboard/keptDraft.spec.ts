import {
  calendarAddress,
  dashboardPages,
  newBookingAddress,
  propertySectionAddress,
  reservationAddress,
  reservationTaskAddress,
} from '../../contract/dashboard/pages.ts';
import { freeNights } from '../../machines/dashboard/nightsSelection/nightsSelection.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import {
  changedDocument,
  sampleProperty,
  savedDraft,
} from '../../machines/dashboard/propertyEditor/propertyEditor.samples.ts';
import { savingDelay } from '../../machines/dashboard/propertyEditor/propertyEditor.setup.ts';
import { freeOffer } from '../../machines/dashboard/phoneBooking/phoneBooking.samples.ts';
import { sampleReservation } from '../../machines/dashboard/shared/reservation.samples.ts';
import { sampleTimeline } from '../../machines/dashboard/timeline/timeline.samples.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';
import { openDashboard } from './openDashboard.ts';
import { stay } from './phoneBookingHistory.ts';

const { number } = sampleReservation;
const note = reservationTaskAddress(number, 'addNote');

test('a reload keeps an unfinished booking and its step, and signing out deletes it', async ({ page }) => {
  const address = newBookingAddress(stay);
  const hostStub = await openDashboard({ page, address, language: 'en', session: ownerSession });
  const unit = page.getByRole('main').locator('[name=unit]');
  await unit.selectOption('monte-da-figueira');
  await page.reload();
  await expect(unit).toHaveValue('monte-da-figueira');
  const next = page.getByRole('button', { name: words('dashboard.booking.next') });
  await next.click();
  await hostStub.answerWith('checkStay', freeOffer);
  await page.getByLabel(words('dashboard.booking.guest.name')).fill('Cher');
  await next.click();
  await hostStub.answerWith('checkPayment', freeOffer);
  const name = page.getByRole('definition').filter({ hasText: 'Cher' });
  await expect(name).toBeVisible();
  await page.reload();
  await hostStub.answerWith('checkPayment', freeOffer);
  await expect(name).toBeVisible();

  await page.goto(dashboardPages.more);
  await page.getByRole('button', { name: words('dashboard.signOut.action') }).click();
  await hostStub.answerWith('endSession', {});
  await expect(page.getByLabel(words('form.email'))).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
});

test('a note survives Back, Forward and a reload, and a link asks before it leaves the note', async ({
  page,
}) => {
  const hostStub = await openDashboard({
    page,
    address: reservationAddress(number),
    language: 'en',
    session: ownerSession,
  });
  const load = () => hostStub.answerWith('loadReservationDesk', sampleReservation);
  await load();
  await page.getByRole('link', { name: words('dashboard.reservation.action.addNote') }).click();
  await load();
  const field = page.getByLabel(words('dashboard.reservation.note'));
  await expect(field).toBeFocused();
  await field.fill('Vegan');

  await page.goBack();
  await load();
  await page.goForward();
  await load();
  await expect(field).toHaveValue('Vegan');
  await page.reload();
  await load();
  await expect(field).toHaveValue('Vegan');

  const dialog = page.getByRole('dialog', { name: words('dashboard.leave.title') });
  const back = page.getByRole('link', { name: words('dashboard.reservation.back') });
  await back.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(note);
  await back.click();
  await dialog.getByRole('button', { name: words('dashboard.leave.keep') }).click();
  await load();
  await page.getByRole('link', { name: words('dashboard.reservation.action.addNote') }).click();
  await load();
  await expect(field).toHaveValue('Vegan');
  await back.click();
  await dialog.getByRole('button', { name: words('dashboard.leave.discard') }).click();
  await expect(page).toHaveURL(reservationAddress(number));
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
});

test('a typed price survives a closed panel, a reload and another sign-in', async ({ page }) => {
  const hostStub = await openDashboard({
    page,
    address: calendarAddress(sampleTimeline.from),
    language: 'en',
    session: ownerSession,
  });
  const load = () => hostStub.answerWith('loadTimeline', sampleTimeline);
  await load();
  const night = page.locator(`[data-night="${freeNights.start}"]`).nth(1);
  const price = page.getByLabel(words('dashboard.nights.price'));
  const openForm = async () => {
    await night.click();
    await night.click();
    await page.getByRole('button', { name: words('dashboard.nights.setRates') }).click();
    await expect(price).toBeFocused();
  };
  await openForm();
  await price.fill('195');
  await page.keyboard.press('Escape');
  await expect(price).toBeHidden();
  await openForm();
  await expect(price).toHaveValue('195');
  await page.reload();
  await load();
  await expect(price).toHaveValue('195');

  await page.getByRole('button', { name: words('dashboard.nights.change') }).click();
  await hostStub.fail('previewRates', 'unauthorized');
  await expect(page.getByLabel(words('form.email'))).toBeVisible();
  await page.reload();
  await load();
  await expect(price).toHaveValue('195');
});

test('a change of a property that was not saved before a reload is saved after it', async ({ page }) => {
  const { property, revision } = sampleProperty;
  const hostStub = await openDashboard({
    page,
    address: propertySectionAddress(property, 'rules'),
    language: 'en',
    session: ownerSession,
    delays: [savingDelay],
  });
  await hostStub.answerWith('showProperty', sampleProperty);
  const checkIn = page.getByLabel(words('dashboard.field.checkInAfter'));
  await checkIn.fill('16:00');
  await page.reload();
  await hostStub.answerWith('loadOtherVersion', sampleProperty);
  const { body } = await hostStub.waitForRequest('saveContent', 0);
  expect(body).toEqual({ revision, document: changedDocument });
  await expect(checkIn).toHaveValue('16:00');
  const { document: _, ...saved } = savedDraft;
  await hostStub.answerWith('saveContent', saved);
  await expect(page.getByText(words('dashboard.editor.saved'))).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
});
