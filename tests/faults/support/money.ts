import type { Payment } from '../../../server/sandbox/gateway/session.ts';
import { openRecords } from '../../../server/sandbox/store/openRecords.ts';
import type { TestInstallation } from '../../support/createTestInstallation.ts';

/** Reads the payments of the sandbox's gateway and the refund of each, in cents. */
export async function readBalances(place: TestInstallation): Promise<[taken: number, givenBack: number][]> {
  const records = await openRecords(place);
  try {
    const payments = await records.of<Payment>('payments').list();
    return payments.map(({ amount, refunded }) => [amount.amount, refunded]);
  } finally {
    await records.close();
  }
}
