import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PolicyTable } from '../../../src/views/cancellation/PolicyTable.tsx';
import { inLanguage } from '../support/inLanguage.tsx';

test('the column of the refunds is not narrower than its heading, so that no word is broken', async () => {
  const policies = [{ refundPercentage: 100, cancelBefore: '2027-03-27T15:00:00Z' }];
  const { container } = render(
    await inLanguage('de', <PolicyTable policies={policies} timeZone="Europe/Lisbon" now={100} />),
  );
  for (const row of container.querySelectorAll('tr')) {
    const [, refund] = row.children;
    // Unlike `anywhere`, `break-word` does not make a column narrower than its longest word.
    expect(getComputedStyle(refund!).overflowWrap).toBe('break-word');
  }
});
