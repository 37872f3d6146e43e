import { inDays } from '../support/hostApi.ts';
import { words } from '../support/words.ts';
import { cards, type Guest } from './guest.ts';
import {
  expect,
  isOfTheNewBuild,
  offer,
  presses,
  returnsToTheOffer,
  test,
  updating,
  versionIsFollowed,
} from './newBuild.ts';
import { calls } from './refusals.ts';

test.slow();
test.use({ home: 'days' });

/** An old tab has loaded everything; the names of countries come last. */
const formHasCome = (guest: Guest) => expect(guest.field('phonePrefix')).toContainText('Portugal');

test('offers the new build to an old tab, and continues its booking after the update', async ({
  page,
  guest,
  site,
}) => {
  await page.goto(`${site.url}/en/days`);
  await guest.choosesDates({ from: 60, nights: 3 });
  await guest.presses('booking.begin');
  await guest.fillsIn({ firstName: 'Ana Rita' });
  await formHasCome(guest);
  await versionIsFollowed(page);
  site.update();
  await returnsToTheOffer(page);
  await guest.field('lastName').fill('Costa');
  await presses(page, 'version.update');
  await isOfTheNewBuild(page);
  await guest.is('form.editing');
  await expect(guest.field('firstName')).toHaveValue('Ana Rita');
  await expect(guest.field('lastName')).toHaveValue('Costa');
  await expect(guest.field('email')).toHaveValue(guest.email);
  await expect(offer(page)).toHaveCount(0);
  await guest.presses('order.button');
  await guest.is('otp.entering');
  await guest.sendsTheCode();
  await guest.isAtTheGateway();
  await guest.givesTheCard(cards.works);
  await guest.isExpected();
});

test('detects a new build from any answer, and applies it with the next page when it is postponed', async ({
  page,
  guest,
  site,
}) => {
  await page.goto(`${site.url}/en/days`);
  await guest.choosesDates({ from: 70, nights: 3 });
  await versionIsFollowed(page);
  // No missing file may reveal the new build first.
  site.update('kept');
  await guest.picksAnotherCheckOut(inDays(75));
  await expect(offer(page)).toBeVisible();
  await presses(page, 'version.later');
  await expect(offer(page)).toBeHidden();
  await page.getByRole('link', { name: words('legal.privacy') }).click();
  await expect(page).toHaveURL(`${site.url}/en/privacy`);
  await isOfTheNewBuild(page);
});

test('does not interrupt a call for an update, and holds the dates once', async ({ page, guest, site }) => {
  await page.goto(`${site.url}/en/days`);
  await guest.choosesDates({ from: 80, nights: 3 });
  await guest.presses('booking.begin');
  await guest.fillsIn();
  await formHasCome(guest);
  await versionIsFollowed(page);
  site.update();
  await returnsToTheOffer(page);
  const held = Promise.withResolvers<void>();
  let ordered = 0;
  await page.route(calls.order, async (route) => {
    ordered += 1;
    await held.promise;
    await route.continue();
  });
  await guest.presses('order.button');
  await guest.is('form.creating');
  await presses(page, 'version.update');
  await expect(updating(page)).toBeVisible();
  await guest.is('form.creating');
  held.resolve();
  await isOfTheNewBuild(page);
  await guest.is('otp.entering');
  expect(ordered).toBe(1);
});

for (const [files, from] of [
  ['kept', 150],
  [undefined, 160],
] as const)
  test(`fills the contact form from a reservation in a tab whose files are ${files ?? 'gone'}`, async ({
    page,
    booked,
    site,
  }) => {
    const { on, number } = await booked(from);
    const { pathname, hash } = new URL(on.link, site.url);
    await page.goto(site.url + pathname + hash);
    await on.is('reservation', 'open.current');
    await versionIsFollowed(page);
    site.update(files);
    await returnsToTheOffer(page);
    await presses(page, 'version.later');
    const writes = () => on.of('reservation').getByRole('link', { name: 'Write to Inês Carvalhal' }).click();
    await writes();
    if (!files) {
      // The reservation was loaded again, so the form can refer to it.
      await isOfTheNewBuild(page);
      await on.is('reservation', 'open.current');
      await writes();
    }
    await expect(page).toHaveURL(`${site.url}/en/days/contact`);
    await expect(page.locator('[name=reservationId]')).toHaveValue(number);
    await expect(page.locator('[name=name]')).toHaveValue('Ana Silva');
  });
