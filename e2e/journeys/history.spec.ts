import { inDays } from '../support/hostApi.ts';
import { words } from '../support/words.ts';
import type { Guest } from './guest.ts';
import { expect, test } from './journey.ts';
import { pickInTurn } from '../support/windows.ts';

// The focused heading must be in the window on a page that scrolls smoothly, too.
test.use({ home: 'history', contextOptions: { reducedMotion: 'no-preference' } });

/** The heading has the focus and is in the window. */
async function expectHeadingFocus({ booking }: Guest, name: string) {
  const head = booking.getByRole('heading', { name, exact: true });
  await expect(head).toBeFocused();
  await expect(head).toBeInViewport();
}

/** The heading of the dates is visually hidden; its section starts in the upper half, below the fields on a phone. */
async function expectDatesFocus({ booking }: Guest) {
  await expect(booking.getByRole('heading', { name: words('steps.dates'), exact: true })).toBeFocused();
  const readHalf = () =>
    booking.evaluate((element) => element.getBoundingClientRect().top / (window.innerHeight / 2));
  await expect.poll(async () => Math.floor(await readHalf()), 'the half of the window').toBe(0);
}

const details = words('form.title');

const code = words('otp.title');

const devices = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
};

for (const [device, viewport] of pickInTurn(Object.entries(devices), 0)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });
    const from = device === 'phone' ? 30 : 60;

    test('moves through the steps of a booking with Back and Forward, each focused on its heading', async ({
      guest,
      page,
    }) => {
      await page.goto('/en');
      await page.getByRole('link', { name: 'Casa do Limoeiro' }).first().click();
      await guest.openForm({ from, nights: 3 });
      await expectHeadingFocus(guest, details);
      await guest.field('firstName').fill('Ana');

      await page.goBack();
      await guest.expectState('dates.priced');
      await expectDatesFocus(guest);
      await expect(page).toHaveTitle(/^Casa do Limoeiro: .+ · Estadia$/);
      await expect(guest.field('startDate')).toHaveValue(inDays(from));
      await page.goForward();
      await guest.expectState('form.editing');
      await expectHeadingFocus(guest, details);
      await expect(page).toHaveTitle(`${details} · Casa do Limoeiro · Estadia`);
      await expect(guest.field('firstName')).toHaveValue('Ana');

      await guest.fillForm();
      await guest.press('order.button');
      await guest.expectState('otp.entering');
      await expectHeadingFocus(guest, code);
      await page.goBack();
      await guest.expectState('otp.setAside');
      await expectHeadingFocus(guest, words('otp.setAside.title'));
      await expect(page).toHaveTitle(`${words('otp.setAside.title')} · Casa do Limoeiro · Estadia`);
      await guest.expectTexts(guest.email);
      await page.goForward();
      await guest.expectState('otp.entering');
      await expectHeadingFocus(guest, code);
      expect(page.url()).not.toMatch(/otp|form|token|@/);

      await page.goBack();
      await page.goBack();
      await expect(page).not.toHaveURL(({ pathname }) => pathname === `/en/${guest.unit}`);
    });

    test('focuses the heading of the dates after “Choose other dates” and “Change the address”', async ({
      guest,
    }) => {
      await guest.openForm({ from: from + 10, nights: 3 });
      await guest.fillForm();
      await guest.press('form.otherDates');
      await guest.expectState('dates.priced');
      await expectDatesFocus(guest);
      // The entry before it is the page from which the guest came.
      await guest.expectHistoryEntry('dates');
      await guest.press('booking.begin');
      await guest.press('order.button');
      await guest.expectState('otp.entering');
      await guest.press('otp.changeAddress');
      await guest.expectState('dates.priced');
      await expectDatesFocus(guest);
    });
  });
}
