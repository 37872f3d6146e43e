import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadDashboardMessages } from '../../../src/dashboard/i18n/messages.ts';
import { ActionDetails } from '../../../src/dashboard/views/auditLog/ActionDetails.tsx';
import { TextProvider } from '../../../src/i18n/TextProvider.tsx';

test.each([
  [{ name: 'Rui Alves', before: 'cleaner', after: 'manager' }, 'Rui AlvesCleaner → Manager'],
  [{ name: 'Rui Alves', role: 'accountant' }, 'Rui AlvesAccountant'],
  [{ amount: 12_345, as: 'cash' }, '€123.45'],
  [{ refund: 5000 }, '€50.00'],
  [{ name: 'Airbnb', payout: 41_250 }, 'AirbnbPayout €412.50'],
  [{ payout: null, commission: 0 }, 'Payout Not entered · Commission €0.00'],
  [{ by: 'code' }, ''],
])('an entry of the log with %j shows the person, roles and amount', async (details, shown) => {
  const { container } = render(
    <TextProvider language="en" messages={await loadDashboardMessages('en')}>
      <ActionDetails details={details} />
    </TextProvider>,
  );
  expect(container.textContent).toBe(shown);
});

test('an entry of the log about nights shows the first and the last date', async () => {
  const { container } = render(
    <TextProvider language="en" messages={await loadDashboardMessages('en')}>
      <ActionDetails details={{ from: '2027-06-01', to: '2027-06-04' }} />
    </TextProvider>,
  );
  expect(container.textContent).toMatch(/1 Jun.* – .*4 Jun/);
});
