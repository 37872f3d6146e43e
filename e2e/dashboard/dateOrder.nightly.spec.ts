import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { expect, test } from '../support/test.ts';
import { getTranslator } from '../support/translator.ts';
import { waitForState } from './dataChanges.ts';
import { openDashboard } from './openDashboard.ts';

const { text } = getTranslator('en');

/** A stay whose dates can be read in two ways, on a channel that the file does not name. */
const content = 'Arrival,Departure,Listing\n01/02/2099,02/03/2099,Casa do Limoeiro';

test('a host says how the dates of a file are written', async ({ page }) => {
  const address = dashboardPages.importStays;
  const hostStub = await openDashboard({ page, address, language: 'en', session: ownerSession });
  await hostStub.answerWith('listStayImports', { imports: [] });
  const main = page.getByRole('main');
  const order = main.getByLabel(text('dashboard.imports.dates', { value: '01/02/2099' }));
  const check = (count: number) =>
    main.getByRole('button', { name: text('dashboard.imports.check', { count }), exact: true }).click();

  await main
    .locator('input[type=file]')
    .setInputFiles({ name: 'stays.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await order.selectOption('mdy');
  await waitForState(page, 'stayImport', 'mapping');
  await check(0);
  await expect(main.getByRole('alert')).toBeFocused();
  await order.selectOption('dmy');
  await expect(main.getByRole('alert')).toHaveCount(0);

  // The missing choice hides the message; without it, typing goes on where it was.
  await check(0);
  await expect(main.getByRole('alert')).toBeFocused();
  const channel = main.getByRole('textbox');
  await channel.fill('V');
  await expect(main.getByRole('alert')).toHaveCount(0);
  await channel.fill('');
  await expect(channel).toBeFocused();
  await channel.fill('Vrbo');
  await check(1);
  const { body } = await hostStub.waitForRequest('examineStays', 0);
  expect(body).toMatchObject({ stays: [{ startDate: '2099-02-01', endDate: '2099-03-02' }] });
});
