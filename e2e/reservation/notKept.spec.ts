import type { Page, Route } from '@playwright/test';
import { loadCountryNames } from '../../contract/countries/index.ts';
import { HostSide } from '../support/hostSide.ts';
import { expect, test } from '../support/test.ts';
import { getTranslations } from '../support/voice.ts';
import { reservationId } from './answers.ts';
import { Holder } from './holder.ts';
import { opening } from './story.ts';

// Storing the page on the device fails while something else happens.
test.use({ letsCallsFail: true, timezoneId: 'Europe/Lisbon' });

const voice = getTranslations('en');

/** A guest who sees their stay while the page is being stored for use without a connection. */
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
      await expect.poll(() => kept.length, 'requests of the page to store').toBe(1);
    },
    copy: page.getByRole('heading', { name: voice.text('keeping.title') }),
    /** The page does not show whether it has received this; a later failure arrives later. */
    hearsOfWhatFailed: async () => {
      await page.route('**/later', (route) => route.abort('connectionfailed'));
      await page.evaluate(() => fetch('/later').catch(() => new Promise((heard) => void setTimeout(heard))));
    },
    /** The site does not serve the page to store. */
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

test('does not claim that a reservation is stored when it cannot be', async ({ page }) => {
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

test('corrects the claim that a reservation is stored after the link was opened again', async ({ page }) => {
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

test('changes whether a reservation is stored while it is refreshed', async ({ page }) => {
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
