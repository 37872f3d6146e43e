import { chooseLanguage } from '../support/language.ts';
import { expect, test } from './journey.ts';

test.use({ home: 'language' });

test('keeps the step of a booking and the typed text after a language change', async ({ guest, page }) => {
  await guest.openForm({ from: 40, nights: 3 });
  await guest.fillForm({ firstName: 'Ana Rita' });
  await chooseLanguage(page, 'Castellano');

  await guest.expectProperty('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await guest.expectState('form.editing');
  await expect(guest.field('firstName')).toHaveValue('Ana Rita');
  await guest.expectTexts('Sus datos');
});
