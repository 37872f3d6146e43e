import { expect, test } from 'vitest';
import { areas } from '../../scripts/mutants/areas.ts';
import { findMutants, type Mutant } from '../../scripts/mutants/mutants.ts';
import { tryAll } from '../../scripts/mutants/runs.ts';

const getFirstMutant = (area: string): Mutant => findMutants(areas.find(({ name }) => name === area)!)[0]!;

const harmful = getFirstMutant('rules');
const harmless = { ...getFirstMutant('shared'), start: 0, end: 0, text: ' ' };

const seenBy = (file: string, { file: of, body }: Mutant) => {
  return { file, outside: [`${of}#${body}`], tests: [{ name: '', ms: 100, ran: [] }] };
};

test('a mistake is noticed by a test that ran with it, not by one that failed with the mistake before', async () => {
  const ran = [
    seenBy('tests/contract/addresses.test.ts', harmful),
    seenBy('tests/machines/failures.test.ts', harmless),
  ];
  const verdicts = await tryAll([harmful, harmless, harmful], ran, { processes: 1, onVerdict: () => {} });
  const found = verdicts.map(({ killedBy }) => killedBy?.split(' > ')[0]);
  expect(found).toEqual(['tests/contract/addresses.test.ts', undefined, 'tests/contract/addresses.test.ts']);
});

test('a test that only takes too long is tried again with patience, and has not noticed anything', async () => {
  const ran = [seenBy('tests/machines/failures.test.ts', harmless)];
  const [verdict] = await tryAll([harmless], ran, { processes: 1, testTimeout: 1, onVerdict: () => {} });
  expect(verdict).toMatchObject({ isSeen: true, killedBy: undefined });
});
