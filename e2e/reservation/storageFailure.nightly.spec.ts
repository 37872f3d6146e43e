import type { Page, Route } from '@playwright/test';
import { loadCountryNames } from '../../contract/values/countries/index.ts';
import { HostStub } from '../support/hostStub.ts';
import { expect, test } from '../support/test.ts';
import { getTranslator } from '../support/translator.ts';
import { reservationId } from './answers.ts';
import { Holder } from './holder.ts';
import { opening } from './scenario.ts';

// Storing the page on the device fails while something else happens.
test.use({ allowsFailedCalls: true, timezoneId: 'Europe/Lisbon' });

const translator = getTranslator('en');

/** A guest who sees their stay while the page is being stored for use without a connection. */
async function openGuest(page: Page) {
  const hostStub = new HostStub();
  await hostStub.intercept(page);
  const kept: Route[] = [];
  await page.route(`**/en/reservation/${reservationId}`, (route) =>
    route.request().resourceType() === 'document' ? route.fallback() : void kept.push(route),
  );
  const countries = await loadCountryNames('en');
  const holder = new Holder(page, hostStub, opening({ translator, countries, unit: 'reservation-walks' }));
  const is = (state: string) => expect(holder.of('reservation')).toHaveAttribute('data-state', state);
  return {
    holder,
    hostStub,
    is,
    expectStay: async () => {
      await page.goto('about:blank');
      await holder.open();
      await holder.answerWith('loadReservation', 'open');
      await is('open.current');
      await expect.poll(() => kept.length, 'requests of the page to store').toBe(1);
    },
    copy: page.getByRole('button', { name: translator.text('keeping.stop') }),
    /** The page does not show whether it has received this; a later failure arrives later. */
    receivesTheFailure: async () => {
      await page.route('**/later', (route) => route.abort('connectionfailed'));
      await page.evaluate(() =>
        fetch('/later')
          // After the failure the page looks for an older copy. The browser answers in order.
          .catch(() => caches.match('/later', { ignoreVary: true }))
          .then(() => new Promise((resolve) => void setTimeout(resolve))),
      );
    },
    /** The site does not serve the page to store. */
    cannotBeKept: () => kept.pop()!.abort('connectionfailed'),
    reopensTheLink: async () => {
      const before = hostStub.requests.length;
      await holder.clearOfflineCopy();
      await holder.pasteLink();
      await hostStub.waitForRequest('loadReservation', before);
      await is('loading.asking');
    },
    refreshes: async () => {
      const before = hostStub.requests.length;
      await holder.revisit();
      await hostStub.waitForRequest('refreshReservation', before);
      await is('open.refreshing');
    },
  };
}

test('does not claim that a reservation is stored when it cannot be', async ({ page }) => {
  const { hostStub, is, expectStay, copy, cannotBeKept, refreshes } = await openGuest(page);
  const failures: Record<string, () => Promise<void>> = {
    'open.current': async () => undefined,
    'open.refreshing': refreshes,
    'open.stale': async () => {
      await refreshes();
      await hostStub.fail('refreshReservation', 'unreachable');
    },
  };
  for (const [state, comesThere] of Object.entries(failures)) {
    await expectStay();
    await comesThere();
    await is(state);
    await expect(copy).toBeVisible();
    await cannotBeKept();
    await expect(copy).toBeHidden();
    await is(state);
  }
});

test('corrects the claim that a reservation is stored after the link was opened again', async ({ page }) => {
  const guest = await openGuest(page);
  const { holder, hostStub, is, expectStay, copy, cannotBeKept, receivesTheFailure, reopensTheLink } = guest;
  const failures: Record<string, () => Promise<unknown>> = {
    'loading.asking': async () => undefined,
    notFound: () => hostStub.fail('loadReservation', 'not-found'),
    failed: () => hostStub.fail('loadReservation', 'unreachable'),
  };
  for (const [state, comesThere] of Object.entries(failures)) {
    await expectStay();
    await reopensTheLink();
    await comesThere();
    await is(state);
    const failedFetch = page.waitForEvent('requestfailed');
    await cannotBeKept();
    await failedFetch;
    await receivesTheFailure();
    if (state !== 'loading.asking') await holder.press('reservation', 'action.tryAgain');
    await holder.answerWith('loadReservation', 'open');
    await is('open.current');
    await expect(copy).toBeHidden();
  }
});

test('changes whether a reservation is stored while it is refreshed', async ({ page }) => {
  const { holder, is, expectStay, refreshes } = await openGuest(page);
  const expectText = (text: string) => expect(holder.of('reservation')).toContainText(text);
  await expectStay();
  await refreshes();
  await holder.stopOfflineCopy();
  await expectText(translator.text('keeping.off'));
  await holder.resumeOfflineCopy();
  await expectText(translator.text('keeping.on'));
  await is('open.refreshing');
});
