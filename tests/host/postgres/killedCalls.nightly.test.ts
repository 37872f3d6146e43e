import { describe, expect, test } from 'vitest';
import { openKilledCalls } from '../support/killedCalls.ts';
import { frontEnds, works, type WorkName } from '../support/probes.ts';

/** The claim, the savepoint, the work, the stored answer and the end of the transaction. */
const fewestStatements = 5;

describe.each(frontEnds)('a process that is killed in a call of %s', (frontEnd) => {
  test.each(Object.keys(works) as WorkName[])(
    'leaves no other answer under its key when the call %s, at whatever statement it dies',
    { timeout: 1_800_000 },
    async (work) => {
      const { killAt } = await openKilledCalls(frontEnd);
      let statement = 1;
      while (await killAt(work, statement, false)) {
        await killAt(work, statement, true);
        statement += 1;
      }
      expect(statement).toBeGreaterThan(fewestStatements);
    },
  );
});
