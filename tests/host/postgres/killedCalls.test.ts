import { expect, test } from 'vitest';
import { openKilledCalls } from '../support/killedCalls.ts';

// `killedCalls.nightly.test.ts` kills the process at every statement.
test(
  'leaves no success under the key when killed between a refusal and its answer',
  { timeout: 600_000 },
  async () => {
    const { killAt } = await openKilledCalls('the dashboard');
    // The refusal was stored, or its transaction has ended: the two are one, so there is no moment between them.
    expect(await killAt('returns a refusal', 4, true)).toBe(true);
    expect(await killAt('throws a refusal', 5, true)).toBe(true);
  },
);
