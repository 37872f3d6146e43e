import type { Locator, Page } from '@playwright/test';
import { dashboardPages, propertyComparisonAddress } from '../../contract/dashboard/pages.ts';
import type { ListedProperty } from '../../contract/dashboard/properties.ts';
import { sampleChannels } from '../../machines/dashboard/channels/channels.samples.ts';
import { pageSize } from '../../machines/dashboard/channels/channels.setup.ts';
import { sampleHistory } from '../../machines/dashboard/propertyHistory/propertyHistory.samples.ts';
import { listedProperties, publishedDocument } from '../../machines/dashboard/shared/property.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { expect, test } from '../support/test.ts';
import { getTranslator } from '../support/translator.ts';
import { words } from '../support/words.ts';
import { reportDataChange, waitForState } from './dataChanges.ts';
import { openDashboard } from './openDashboard.ts';

test.use({ allowsFailedCalls: true });

const { text } = getTranslator('en');

/** More properties than the list shows at first. */
const properties: readonly ListedProperty[] = Array.from({ length: 130 }, (_, index) => ({
  ...listedProperties[0]!,
  property: `flat-${index}`,
  name: `Flat ${index}`,
}));

/** Searches, returns to all properties, and shows more of them. */
async function searchAndShowMore(main: Locator) {
  const search = main.getByLabel(words('dashboard.properties.search'));
  await search.fill('Flat 129');
  await expect(main.getByRole('listitem').filter({ hasText: /Flat/ })).toHaveCount(1);
  await search.fill('');
  await main.getByRole('button', { name: text('dashboard.properties.more', { count: 80 }) }).click();
  await expect(main.getByRole('heading', { name: 'Flat 99', exact: true })).toBeVisible();
}

const waitFor = (page: Page, state: string) => waitForState(page, 'propertyList', state);

test('a host finds one of many properties in every state of the list', async ({ page }) => {
  const address = dashboardPages.properties;
  const hostStub = await openDashboard({ page, address, language: 'en', session: ownerSession });
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const move = (name: string) => press(text('dashboard.properties.up.of', { name }));
  const list = () => hostStub.answerWith('listProperties', { properties });

  await list();
  await searchAndShowMore(main);
  await reportDataChange(page, 'content');
  await waitFor(page, 'shown.refreshing');
  await searchAndShowMore(main);
  await hostStub.fail('listProperties', 'unreachable');
  await waitFor(page, 'shown.outdated');
  await searchAndShowMore(main);

  await press(words('dashboard.properties.order'));
  await move('Flat 2');
  await waitFor(page, 'shown.ordering');
  await move('Flat 3');
  await hostStub.answerWith('orderProperties', {});
  // The second move is stored with a request of its own.
  await expect.poll(() => hostStub.requests.filter(({ body }) => body !== undefined)).toHaveLength(2);
  await press(words('dashboard.properties.ordered'));
  await searchAndShowMore(main);
  await hostStub.fail('orderProperties', 'unreachable');
  await waitFor(page, 'shown.notOrdered');
  await searchAndShowMore(main);
});

test('a host compares other versions', async ({ page }) => {
  const address = propertyComparisonAddress(sampleHistory.shown.property, 3, 4);
  await page.route(/\/versions\/\d+$/, (route) => {
    const version = Number(route.request().url().at(-1));
    const property = { maxGuests: String(version) };
    return route.fulfill({ json: { version, document: { ...publishedDocument, property } } });
  });
  const hostStub = await openDashboard({ page, address, language: 'en', session: ownerSession });
  const answer = async () => {
    await hostStub.answerWith('showProperty', sampleHistory.shown);
    await hostStub.answerWith('loadHistory', { versions: sampleHistory.versions });
  };
  await answer();
  const main = page.getByRole('main');
  await main.getByLabel(words('dashboard.history.chosen')).selectOption('2');
  await answer();
  await expect(main).toContainText(text('dashboard.history.differences', { from: 2, to: 4 }));
});

test('a host shows more calendars of channels in every state of the page', async ({ page }) => {
  const address = dashboardPages.channels;
  const hostStub = await openDashboard({ page, address, language: 'en', session: ownerSession });
  const [first] = sampleChannels.properties;
  const others = Array.from({ length: 6 * pageSize }, (_, index) => ({
    ...first!,
    property: `flat-${index}`,
    name: `Flat ${index}`,
    calendars: [],
  }));
  const all = [first!, ...others];
  const main = page.getByRole('main');
  let shown = pageSize;
  const showMore = async (state: string) => {
    await waitForState(page, 'channels', `shown.${state}`);
    const name = text('dashboard.channels.more', { count: all.length - shown });
    await main.getByRole('button', { name, exact: true }).click();
    shown += pageSize;
    await expect(main.getByRole('heading', { name: all[shown - 1]!.name, exact: true })).toBeVisible();
  };

  await hostStub.answerWith('showChannels', { ...sampleChannels, properties: all });
  await showMore('idle');
  await reportDataChange(page, 'calendar');
  await showMore('refreshing');
  await hostStub.fail('showChannels', 'unreachable');
  await showMore('outdated');
  const read = `${words('dashboard.channels.read')} ${first!.name}`;
  await main.getByRole('button', { name: read, exact: true }).click();
  await showMore('fetching');
  await hostStub.fail('fetchCalendars', 'unreachable');
  await showMore('notFetched');
});
