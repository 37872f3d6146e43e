import { inDays } from '../support/hostApi.ts';
import { expect, test } from './journey.ts';

const [from, to] = [inDays(200), inDays(204)];
const query = `?from=${from}&to=${to}&guests=2`;

test('the dates of a stay lead from a property to the landing page, and to the other properties', async ({
  page,
  guest,
}) => {
  const main = page.getByRole('main');
  const form = main.getByRole('search');
  const field = (name: string) => form.locator(`[name=${name}]`);
  const isPriced = () =>
    expect(page.locator('[data-machine=booking]')).toHaveAttribute('data-state', 'dates.priced');

  await page.goto('/en');
  await expect(field('from')).toHaveValue('');
  await main.getByRole('link', { name: 'Casa do Limoeiro', exact: true }).click();
  await guest.pickDates({ from: 200, nights: 4 });
  await isPriced();

  await page.getByRole('link', { name: 'Estadia' }).first().click();
  await expect(field('from')).toHaveValue(from);
  await expect(field('to')).toHaveValue(to);
  const other = main.getByRole('link', { name: 'Monte da Figueira', exact: true });
  await expect(other).toHaveAttribute('href', `/en/monte-da-figueira${query}`);
  await other.click();
  await isPriced();

  // A page that is loaded from the server does not know the dates before its scripts run.
  await page.goto('/en/monte-da-figueira');
  await isPriced();
  await expect(page).toHaveURL(`/en/monte-da-figueira${query}`);
  await page.goto('/en');
  await expect(field('from')).toHaveValue(from);
  await form.getByRole('button').last().click();
  await expect(page).toHaveURL(`/en${query}`);
  await expect(main).toHaveAttribute('data-state', 'found');
});
