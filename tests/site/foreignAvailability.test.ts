import { describe, expect, test } from 'vitest';
import examples from '../../server/host/openapi/examples.json' with { type: 'json' };
import { caller, openForeignHost } from './support/foreignHost.ts';

const { answer: unit } = examples.getRentalUnit;
const { answer: availability } = examples.getAvailability;
const unitPath = `/api/1/rental-unit/${unit.id}`;
const path = `${unitPath}/availability`;
const headers = { Authorization: 'Bearer a', 'Accept-Language': 'pt' };
const ask = ({ backend }: Awaited<ReturnType<typeof openForeignHost>>) =>
  backend.fetch(new Request(`http://localhost${path}`, { headers }), caller);

describe('a host elsewhere that cannot be asked for availability alone', () => {
  test.each([404, 405, 501])(
    'a host that answers %i for availability is asked for the property',
    async (status) => {
      const eTag = { ETag: '"unit"', 'Cache-Control': 'max-age=60', 'Content-Language': 'pt' };
      const foreign = await openForeignHost((request) =>
        request === unitPath ? { body: unit, headers: eTag } : { status, body: 'no such address' },
      );
      const answer = await ask(foreign);
      expect([answer.status, await answer.json()]).toEqual([200, availability]);
      expect(answer.headers.get('ETag')).toBeNull();
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Content-Language')).toBe('pt');
      expect(foreign.requests.map(({ url }) => url)).toEqual([`/v7${path}`, `/v7${unitPath}`]);
      expect(foreign.requests[1]!.headers).toMatchObject({
        authorization: 'Bearer a',
        'accept-language': 'pt',
      });
    },
  );

  test('a missing property has no availability', async () => {
    const foreign = await openForeignHost(() => ({ status: 404, body: { title: 'Not found' } }));
    const answer = await ask(foreign);
    expect([answer.status, await answer.json()]).toEqual([404, { title: 'Not found' }]);
  });

  test('a host whose property has no valid availability is unavailable', async () => {
    const { unavailable: _, ...less } = unit;
    const foreign = await openForeignHost((request) =>
      request === unitPath ? { body: less } : { status: 404 },
    );
    expect((await ask(foreign)).status).toBe(503);
    expect(foreign.log.join()).toContain(path);
  });
});

test.each([200, 401, 429, 500, 503])('an answer %i about availability is passed on', async (status) => {
  const foreign = await openForeignHost(() => ({ status, body: availability }));
  const answer = await ask(foreign);
  expect([answer.status, await answer.json()]).toEqual([status, availability]);
  expect(foreign.requests).toHaveLength(1);
});

test('a property that is not found elsewhere is not asked for again', async () => {
  const foreign = await openForeignHost(() => ({ status: 404 }));
  await foreign.backend.fetch(new Request(`http://localhost${unitPath}`, { headers }), caller);
  expect(foreign.requests).toHaveLength(1);
});
