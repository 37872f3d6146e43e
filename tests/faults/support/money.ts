import type { Payment } from '../../../server/sandbox/gateway/session.ts';
import { openRecords } from '../../../server/sandbox/store/openRecords.ts';
import type { TestInstallation } from '../../support/createTestInstallation.ts';

/** What the sandbox's gateway took, and what it gave back of each, in cents. */
export async function readBalances(place: TestInstallation): Promise<[taken: number, givenBack: number][]> {
  const records = await openRecords(place);
  try {
    const payments = await records.of<Payment>('payments').list();
    return payments.map(({ amount, refunded }) => [amount.amount, refunded]);
  } finally {
    await records.close();
  }
}
