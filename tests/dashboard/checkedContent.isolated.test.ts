import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changeFields } from '../../contract/content/documentFields.ts';
import { isExample } from '../../contract/content/isExample.ts';
import { checkSource } from '../../server/host/content/checkSource.ts';
import { openDashboard, type Browser, type Dashboard } from '../support/dashboard.ts';

// The spy replaces the module only if no other file of the process has loaded it.
vi.mock('../../server/host/content/checkSource.ts', { spy: true });

let dashboard: Dashboard;
let owner: Browser;
beforeAll(async () => {
  dashboard = await openDashboard(['casa', 'next']);
  owner = dashboard.as('owner');
  await owner.call('adoptProperty', { params: { property: 'casa' } });
});
afterAll(() => dashboard.close());

const show = (property = 'casa') => owner.call('showProperty', { params: { property } });
const list = async () => (await owner.call('listProperties')).properties;
const find = async (id: string) => (await list()).find(({ property }) => property === id);

const save = async (path: readonly (string | number)[], value: unknown) => {
  const { revision, document } = await show();
  return owner.call('saveDraft', {
    params: { property: 'casa' },
    body: { revision, document: changeFields(document, [{ path, value }]) as typeof document },
  });
};
const publish = (revision: string) =>
  owner.call('publishProperty', { params: { property: 'casa' }, body: { revision } });

test('the list checks no content but drafts, and counts the same warnings as the editor', async () => {
  const { revision } = await save(['property', 'closed'], [{ start: '2020-01-01', end: '2020-01-02' }]);
  vi.mocked(checkSource).mockClear();
  await list();
  expect(checkSource).toHaveBeenCalledTimes(1);
  await publish(revision);
  vi.mocked(checkSource).mockClear();
  const [casa, next] = [await find('casa'), await find('next')];
  expect(checkSource).not.toHaveBeenCalled();
  for (const [listed, id] of [
    [casa, 'casa'],
    [next, 'next'],
  ] as const) {
    const { warnings } = await show(id);
    expect(listed).toMatchObject({
      errors: 0,
      warnings: warnings.filter((issue) => !isExample(issue)).length,
      hasExamples: warnings.some(isExample),
    });
  }
  expect(casa!.warnings).toBeGreaterThan(next!.warnings);
});
