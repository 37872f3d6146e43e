import { inDays } from '../support/hostApi.ts';
import { words } from '../support/words.ts';
import { cards, type Guest } from './guest.ts';
import {
  expect,
  expectNewBuild,
  offer,
  press,
  returnUntilOffered,
  test,
  updating,
  followVersion,
} from './newBuild.ts';
import { calls } from './refusals.ts';
test.use({ home: 'days' });

/** An old tab has loaded everything; the names of countries come last. */
const expectForm = (guest: Guest) => expect(guest.field('phonePrefix')).toContainText('Portugal');

test('offers the new build to an old tab, and continues its booking after the update', async ({
  page,
  guest,
  site,
}) => {
  await page.goto(`${site.url}/en/days`);
  await guest.chooseDates({ from: 60, nights: 3 });
  await guest.press('booking.begin');
  await guest.fillForm({ firstName: 'Ana Rita' });
  await expectForm(guest);
  await followVersion(page);
  site.update();
  await returnUntilOffered(page);
  await guest.field('lastName').fill('Costa');
  await press(page, 'version.update');
  await expectNewBuild(page);
  await guest.expectState('form.editing');
  await expect(guest.field('firstName')).toHaveValue('Ana Rita');
  await expect(guest.field('lastName')).toHaveValue('Costa');
  await expect(guest.field('email')).toHaveValue(guest.email);
  await expect(offer(page)).toHaveCount(0);
  await guest.press('order.button');
  await guest.expectState('otp.entering');
  await guest.submitMailedCode();
  await guest.expectGateway();
  await guest.payByCard(cards.works);
  await guest.expectConfirmation();
});

test('detects a new build in any answer, and applies a postponed one with the next page', async ({
  page,
  guest,
  site,
}) => {
  await page.goto(`${site.url}/en/days`);
  await guest.chooseDates({ from: 70, nights: 3 });
  await followVersion(page);
  // No missing file may reveal the new build first.
  site.update('kept');
  await guest.pickOtherCheckOut(inDays(75));
  await expect(offer(page)).toBeVisible();
  await press(page, 'version.later');
  await expect(offer(page)).toBeHidden();
  await page.getByRole('link', { name: words('legal.privacy') }).click();
  await expect(page).toHaveURL(`${site.url}/en/privacy`);
  await expectNewBuild(page);
});

test('does not interrupt a call for an update, and holds the dates once', async ({ page, guest, site }) => {
  await page.goto(`${site.url}/en/days`);
  await guest.chooseDates({ from: 80, nights: 3 });
  await guest.press('booking.begin');
  await guest.fillForm();
  await expectForm(guest);
  await followVersion(page);
  site.update();
  await returnUntilOffered(page);
  const heldRequest = Promise.withResolvers<void>();
  let ordered = 0;
  await page.route(calls.order, async (route) => {
    ordered += 1;
    await heldRequest.promise;
    await route.continue();
  });
  await guest.press('order.button');
  await guest.expectState('form.creating');
  await press(page, 'version.update');
  await expect(updating(page)).toBeVisible();
  await guest.expectState('form.creating');
  heldRequest.resolve();
  await expectNewBuild(page);
  await guest.expectState('otp.entering');
  expect(ordered).toBe(1);
});

for (const [files, from] of [
  ['kept', 150],
  [undefined, 160],
] as const)
  test(`fills the contact form from a reservation in a tab whose files are ${files ?? 'gone'}`, async ({
    page,
    book,
    site,
  }) => {
    const { on, number } = await book(from);
    const { pathname, hash } = new URL(on.link, site.url);
    await page.goto(site.url + pathname + hash);
    await on.is('reservation', 'open.current');
    await followVersion(page);
    site.update(files);
    await returnUntilOffered(page);
    await press(page, 'version.later');
    const writes = () => on.of('reservation').getByRole('link', { name: 'Message' }).click();
    await writes();
    if (!files) {
      // The reservation was loaded again, so the form can refer to it.
      await expectNewBuild(page);
      await on.is('reservation', 'open.current');
      await writes();
    }
    await expect(page).toHaveURL(`${site.url}/en/days/contact`);
    await expect(page.locator('[name=reservationId]')).toHaveValue(number);
    await expect(page.locator('[name=name]')).toHaveValue('Ana Silva');
  });
