import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describe, loadContent } from '../../server/host/content/index.ts';
import { writeContent } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';

/** A property with more in its `property.yaml`, or in its `en.yaml`. */
async function unitWith(file: string, yaml: string) {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa']);
  await appendFile(join(dir, 'casa', file), yaml);
  const { units } = await loadContent(dir);
  return units.get('casa')!;
}

test.each([
  ['350 m', { amount: 350, measure: 'metres' }],
  ['350m', { amount: 350, measure: 'metres' }],
  ['1.2 km', { amount: 1200, measure: 'metres' }],
  ['12 km', { amount: 12_000, measure: 'metres' }],
  ['5 min on foot', { amount: 5, measure: 'minutes_on_foot' }],
  ['25 min by car', { amount: 25, measure: 'minutes_by_car' }],
])('a distance written as %s is read', async (distance, expected) => {
  const unit = await unitWith('property.yaml', `distances:\n  - to: bakery\n    distance: ${distance}\n`);
  expect(describe(unit, 'de').distances).toEqual([{ to: 'bakery', ...expected }]);
});

test('distances keep the order of the host, with the names of the places', async () => {
  const unit = await unitWith(
    'property.yaml',
    'distances:\n  - { to: beach, name: Praia da Rocha, distance: 2 km }\n  - { to: bakery, distance: 90 m }\n',
  );
  expect(describe(unit, 'fr').distances).toEqual([
    { to: 'beach', name: 'Praia da Rocha', amount: 2000, measure: 'metres' },
    { to: 'bakery', amount: 90, measure: 'metres' },
  ]);
});

test('distances are described in the languages of the site', async () => {
  const unit = await unitWith('en.yaml', 'neighbourhood: >-\n  A quiet street.\n\n  The beach.\n');
  expect(describe(unit, 'en').neighbourhood).toBe('A quiet street.\n\nThe beach.');
  expect(describe(unit, 'de')).not.toHaveProperty('neighbourhood');
});

test('a property without nearby places has no distances', async () => {
  const unit = await unitWith('property.yaml', '');
  expect(describe(unit, 'en')).not.toHaveProperty('distances');
  expect(describe(unit, 'en')).not.toHaveProperty('neighbourhood');
});
