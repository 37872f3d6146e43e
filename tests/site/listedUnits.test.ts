import { expect, test } from 'vitest';
import { apiBase } from '../../contract/operations.ts';
import type { UnitList } from '../../contract/schemas/unitList.ts';
import type { HostContext } from '../../server/host/base/context.ts';
import { loadContent } from '../../server/host/content/index.ts';
import { getListedUnits } from '../../server/host/units/listRentalUnits.ts';
import { listProperties } from '../../server/site/backend/listProperties.ts';
import { createProblemAnswer, unit } from './support/createFakeBackend.ts';
import { caller, openForeignHost } from './support/foreignHost.ts';

test('FEATURED_UNITS chooses the properties of the embedded host and their order', async () => {
  const content = await loadContent('demo');
  const getIds = (featuredUnits: HostContext['featuredUnits']) =>
    getListedUnits({ content, featuredUnits }).map(({ id }) => id);
  expect(getIds(undefined)).toEqual(['casa-do-limoeiro', 'monte-da-figueira']);
  expect(getIds(['monte-da-figueira'])).toEqual(['monte-da-figueira']);
  expect(getIds(['monte-da-figueira', 'casa-do-limoeiro'])).toEqual([
    'monte-da-figueira',
    'casa-do-limoeiro',
  ]);
});

const list = (page: number, ids: readonly string[], answer: (id: string) => Response) =>
  listProperties(new Request(`http://localhost${apiBase}/rental-units/${page}`), ids, (request) =>
    Promise.resolve(answer(new URL(request.url).pathname.split('/').at(-1)!)),
  );
const ids = Array.from({ length: 30 }, (_, index) => `casa-${index + 1}`);

test('requests only the properties of the page, for a host without lists', async () => {
  const requests: string[] = [];
  const answer = await list(2, ids, (id) => {
    requests.push(id);
    return Response.json({ ...unit, id });
  });
  expect(requests).toEqual(ids.slice(24));
  const body = (await answer.json()) as UnitList;
  expect(body).toMatchObject({ page: 2, unitCount: 30, maxGuests: unit.maxGuests });
  expect(body.units.map(({ id }) => id)).toEqual(ids.slice(24));
  expect(body.units[0]).toMatchObject({ name: unit.name, photo: unit.photos[0] });
});

test.each([
  ['does not have', 404, 'not-found'],
  ['offers no longer', 410, 'no-longer-let'],
] as const)('omits a property that the host %s', async (_, status, kind) => {
  const answer = await list(1, ['casa', 'gone'], (id) =>
    id === 'gone' ? createProblemAnswer(status, kind) : Response.json({ ...unit, id }),
  );
  expect(await answer.json()).toMatchObject({ unitCount: 1, units: [{ id: 'casa' }] });
});

test('passes on the answer if the host refuses to return a property', async () => {
  const answer = await list(1, ['casa', 'villa'], () => createProblemAnswer(503, 'unavailable'));
  expect(answer.status).toBe(503);
});

test.each([404, 405, 501])('a separate host that answers a list with %i has none', async (status) => {
  const { backend } = await openForeignHost(() => ({ status, body: 'no such address' }));
  const request = new Request(`http://localhost${apiBase}/rental-units/1`);
  expect(await (await backend.fetch(request, caller)).json()).toEqual({
    page: 1,
    unitCount: 0,
    maxGuests: 1,
    units: [],
  });
});
