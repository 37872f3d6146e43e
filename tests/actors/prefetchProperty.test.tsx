import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RentalUnit } from '../../contract/schemas/rentalUnit.ts';
import examples from '../../server/host/openapi/examples.json' with { type: 'json' };
import { createPropertyActors } from '../../src/actors/property.ts';
import { prefetchProperty } from '../../src/actors/prefetchProperty.ts';
import { getActors, getOutcome } from './support/getActors.ts';
import { answerJson, createFakeHost } from './support/createFakeHost.ts';
import { waitUntil } from '../support/waitUntil.ts';

const unit = examples.getRentalUnit.answer as unknown as RentalUnit;
const named = (name: string) => answerJson({ ...unit, name });

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Somebody who seems to be about to come to a property, and does. */
function visitor(...answers: Parameters<typeof createFakeHost>) {
  const { api, requests } = createFakeHost(...answers);
  const loadApi = () => Promise.resolve(api);
  return {
    requests,
    seemsToCome: () => prefetchProperty(loadApi, unit.id),
    comes: async (id = unit.id) =>
      ((await getOutcome(getActors(createPropertyActors(loadApi))['loadProperty']!, id)) as { name: string })
        .name,
  };
}

test('a property page uses the prefetched answer, and the next one sends a request', async () => {
  const { requests, seemsToCome, comes } = visitor(named('requests ahead'), named('requests'));
  await seemsToCome();
  await seemsToCome();
  expect(requests).toHaveLength(1);
  expect(await comes()).toBe('requests ahead');
  await seemsToCome();
  expect(requests).toHaveLength(1);
  expect(await comes()).toBe('requests');
});

test('a property page sends a request ten seconds after the prefetch', async () => {
  const { seemsToCome, comes } = visitor(named('requests ahead'), named('requests'));
  await seemsToCome();
  vi.advanceTimersByTime(10_001);
  expect(await comes()).toBe('requests');
});

test('another property page sends its own request', async () => {
  const { requests, seemsToCome, comes } = visitor(named('requests ahead'), named('requests'));
  await seemsToCome();
  expect(await comes('another')).toBe('requests');
  expect(requests.map(({ call }) => call)).toEqual([
    `GET /api/1/rental-unit/${unit.id}`,
    'GET /api/1/rental-unit/another',
  ]);
});

test('a property page sends a request after a failed prefetch', async () => {
  const { requests, seemsToCome, comes } = visitor(answerJson({ status: 503 }, 503), named('requests'));
  await waitUntil(async () => {
    await seemsToCome();
    expect(requests).toHaveLength(2);
  });
  expect(await comes()).toBe('requests');
});

test('a prefetch that starts after the page is skipped', async () => {
  let fail = () => {};
  const failed = new Promise<Response>((done) => (fail = () => done(Response.json({}, { status: 503 }))));
  const { requests, seemsToCome, comes } = visitor(() => failed, named('requests again'));
  const coming = comes();
  await waitUntil(() => expect(requests).toHaveLength(1));
  await seemsToCome();
  fail();
  await expect(coming).rejects.toThrow();
  expect(requests).toHaveLength(1);
  expect(await comes()).toBe('requests again');
});

test('a property page waits for a running prefetch and sends no second request', async () => {
  let fail = () => {};
  const failed = new Promise<Response>((done) => (fail = () => done(Response.json({}, { status: 404 }))));
  const { requests, seemsToCome, comes } = visitor(() => failed, named('requests'));
  await seemsToCome();
  const coming = comes();
  fail();
  await expect(coming).rejects.toThrow();
  expect(requests).toHaveLength(1);
});
