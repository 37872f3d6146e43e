import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadDashboardMessages, loadOtherMessages } from '../../../src/dashboard/i18n/messages.ts';
import { ActionDetails } from '../../../src/dashboard/views/auditLog/ActionDetails.tsx';
import { TextProvider } from '../../../src/i18n/TextProvider.tsx';

const messages = await loadDashboardMessages('en');
await Promise.all(loadOtherMessages('access'));

test.each([
  [{ name: 'Rui Alves', before: 'cleaner', after: 'manager' }, 'Rui AlvesCleaner → Manager'],
  [{ name: 'Rui Alves', role: 'accountant' }, 'Rui AlvesAccountant'],
  [{ amount: 12_345, as: 'cash' }, '€123.45'],
  [{ refund: 5000 }, '€50.00'],
  [{ name: 'Airbnb', payout: 41_250 }, 'AirbnbPayout €412.50'],
  [{ payout: null, commission: 0 }, 'Payout Not entered · Commission €0.00'],
  [{ by: 'code' }, ''],
])('an entry of the log with %j shows the person, roles and amount', (details, shown) => {
  const { container } = render(
    <TextProvider language="en" messages={messages}>
      <ActionDetails details={details} />
    </TextProvider>,
  );
  expect(container.textContent).toBe(shown);
});

test.each([
  [{}, ''],
  [{ price: 12_000, minimumStay: 3 }, ' · €120.00 · Minimum stay: 3 nights'],
  [{ price: null, minimumStay: null }, ' · Usual price · Usual minimum stay'],
])('an entry of the log about nights with %j shows the first and the last night', (rates, shown) => {
  const { container } = render(
    <TextProvider language="en" messages={messages}>
      <ActionDetails details={{ from: '2027-06-01', to: '2027-06-04', ...rates }} />
    </TextProvider>,
  );
  expect(container.textContent).toBe(`1–3 June 2027${shown}`);
});
