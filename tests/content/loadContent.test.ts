import { expect, test } from 'vitest';
import * as v from 'valibot';
import { languages } from '../../contract/language.ts';
import { rentalUnit } from '../../contract/rentalUnit.ts';
import { closedNights, describe, loadContent, stayRulesAt } from '../../server/host/content/index.ts';
import { writeContent } from '../support/content.ts';
import { folderOfTest } from '../support/folders.ts';

test('a folder for each property is read, in the order of their names', async () => {
  const dir = await folderOfTest();
  await writeContent(dir, ['villa', 'casa', '_draft']);
  const { units } = await loadContent(dir);
  expect([...units.keys()]).toEqual(['casa', 'villa']);
});

test('a property fits the contract in every language', async () => {
  const dir = await folderOfTest();
  await writeContent(dir, ['casa']);
  const unit = (await loadContent(dir)).units.get('casa')!;
  for (const language of languages) {
    const answer = {
      ...describe(unit, language),
      stay: stayRulesAt(unit, new Date('2026-11-20T12:00:00Z')),
      unavailable: closedNights(unit),
    };
    expect(v.parse(v.strictObject(rentalUnit.entries), answer)).toEqual(answer);
    expect(answer.name).toBe(`Casa casa (${language})`);
  }
});
