import { expect, test } from 'vitest';
import { areas } from '../../scripts/mutants/areas.ts';
import { mutantsIn, type Mutant } from '../../scripts/mutants/mutants.ts';
import { tryAll } from '../../scripts/mutants/tries.ts';

const [harmful] = mutantsIn(areas.find(({ name }) => name === 'stay')!);
const harmless: Mutant = { ...harmful!, start: 0, end: 0, text: ' ', change: 'a space more' };

test('a mistake is noticed by the test that fails with it, and by none that failed with another one', async () => {
  const place = `${harmful!.file}#${harmful!.body}`;
  const ran = [
    { file: 'tests/machines/stay.test.ts', outside: [place], tests: [{ name: '', ms: 100, ran: [] }] },
  ];
  const verdicts = await tryAll([harmful!, harmless, harmful!, harmless], ran, {
    processes: 1,
    onVerdict: () => {},
  });
  const found = verdicts.map(({ noticedBy }) => noticedBy?.split(' > ')[0]);
  expect(found).toEqual(['tests/machines/stay.test.ts', undefined, 'tests/machines/stay.test.ts', undefined]);
});
