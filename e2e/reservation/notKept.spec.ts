import type { Page, Route } from '@playwright/test';
import { loadCountryNames } from '../../contract/countries/index.ts';
import { HostSide } from '../support/hostSide.ts';
import { expect, test } from '../support/test.ts';
import { getTranslations } from '../support/voice.ts';
import { reservationId } from './answers.ts';
import { Holder } from './holder.ts';
import { opening } from './story.ts';

// The page itself cannot be kept on the device, which turns out while something else is going on.
test.use({ letsCallsFail: true, timezoneId: 'Europe/Lisbon' });

const voice = getTranslations('en');

/** Somebody who sees their stay while the page is being kept, to open where there is no connection. */
async function guestOn(page: Page) {
  const hostSide = new HostSide();
  await hostSide.guard(page);
  const kept: Route[] = [];
  await page.route(`**/en/reservation/${reservationId}`, (route) =>
    route.request().resourceType() === 'document' ? route.fallback() : void kept.push(route),
  );
  const countries = await loadCountryNames('en');
  const holder = new Holder(page, hostSide, opening({ voice, countries, unit: 'reservation-walks' }));
  const is = (state: string) => expect(holder.of('reservation')).toHaveAttribute('data-state', state);
  return {
    holder,
    hostSide,
    is,
    seesTheStay: async () => {
      await page.goto('about:blank');
      await holder.opens();
      await holder.tells('loadReservation', 'open');
      await is('open.current');
      await expect.poll(() => kept.length, 'the page is fetched to be kept').toBe(1);
    },
    copy: page.getByRole('heading', { name: voice.text('keeping.title') }),
    /** Nothing on the page says that it has heard of it; what fails later it hears of later. */
    hearsOfWhatFailed: async () => {
      await page.route('**/later', (route) => route.abort('connectionfailed'));
      await page.evaluate(() => fetch('/later').catch(() => new Promise((heard) => void setTimeout(heard))));
    },
    /** The site does not give the page to be kept. */
    cannotBeKept: () => kept.pop()!.abort('connectionfailed'),
    opensTheLinkAnew: async () => {
      const before = hostSide.questions.length;
      await holder.keepsNothing();
      await holder.pastesTheLink();
      await hostSide.asked('loadReservation', before);
      await is('loading.asking');
    },
    asksAnew: async () => {
      const before = hostSide.questions.length;
      await holder.comesBack();
      await hostSide.asked('refreshReservation', before);
      await is('open.refreshing');
    },
  };
}

test('what cannot be kept is not said to be kept', async ({ page }) => {
  const { hostSide, is, seesTheStay, copy, cannotBeKept, asksAnew } = await guestOn(page);
  const ways: Record<string, () => Promise<void>> = {
    'open.current': async () => undefined,
    'open.refreshing': asksAnew,
    'open.stale': async () => {
      await asksAnew();
      await hostSide.fails('refreshReservation', 'unreachable');
    },
  };
  for (const [state, comesThere] of Object.entries(ways)) {
    await seesTheStay();
    await comesThere();
    await is(state);
    await expect(copy).toBeVisible();
    await cannotBeKept();
    await expect(copy).toBeHidden();
    await is(state);
  }
});

test('what turned out not to be kept while the link was opened anew is not said to be kept afterwards', async ({
  page,
}) => {
  const guest = await guestOn(page);
  const { holder, hostSide, is, seesTheStay, copy, cannotBeKept, hearsOfWhatFailed, opensTheLinkAnew } =
    guest;
  const ways: Record<string, () => Promise<unknown>> = {
    'loading.asking': async () => undefined,
    notFound: () => hostSide.fails('loadReservation', 'not-found'),
    failed: () => hostSide.fails('loadReservation', 'unreachable'),
  };
  for (const [state, comesThere] of Object.entries(ways)) {
    await seesTheStay();
    await opensTheLinkAnew();
    await comesThere();
    await is(state);
    const isFetched = page.waitForEvent('requestfailed');
    await cannotBeKept();
    await isFetched;
    await hearsOfWhatFailed();
    if (state !== 'loading.asking') await holder.presses('reservation', 'action.tryAgain');
    await holder.tells('loadReservation', 'open');
    await is('open.current');
    await expect(copy).toBeHidden();
  }
});

test('whether it is kept is chosen while the reservation is fetched anew, too', async ({ page }) => {
  const { holder, is, seesTheStay, asksAnew } = await guestOn(page);
  const reads = (text: string) => expect(holder.of('reservation')).toContainText(text);
  await seesTheStay();
  await asksAnew();
  await holder.keepsNoLonger();
  await reads(voice.text('keeping.off'));
  await holder.keepsAgain();
  await reads(voice.text('keeping.on'));
  await is('open.refreshing');
});
