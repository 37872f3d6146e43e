import { describe, expect, test, vi } from 'vitest';
import { createActor, type AnyStateMachine } from 'xstate';
import type { Availability } from '../../contract/availability.ts';
import type { RentalUnit } from '../../contract/rentalUnit.ts';
import examples from '../../server/host/openapi/examples.json' with { type: 'json' };
import { createAvailabilityActors } from '../../src/actors/availability.ts';
import { createContactActors } from '../../src/actors/contact.ts';
import { createLandingActors } from '../../src/actors/landing.ts';
import { createPropertyActors } from '../../src/actors/property.ts';
import { getActors, getOutcome } from './support/getActors.ts';
import { answerJson, createFakeHost } from './support/createFakeHost.ts';
import { createSilentApi } from './support/createSilentApi.ts';

const unit = examples.getRentalUnit.answer as unknown as RentalUnit;
const availability = examples.getAvailability.answer as Availability;

const outcome = (machine: AnyStateMachine, name: string, input: unknown) =>
  getOutcome(getActors(machine)[name]!, input);

const problem = (kind: string, status: number) =>
  answerJson({ type: `https://estadia.dev/problems/${kind}`, title: kind, status }, status);

describe('a property', () => {
  const { unavailable: _, stay, ...rest } = unit;
  const description = { ...rest, stay: { minNights: stay.minNights, maxNights: stay.maxNights } };

  test.each([
    ['that is told without it', description],
    ['that is told with it', unit],
  ])('%s is kept without what changes by the day', async (_, answer) => {
    const { api, requests: asked } = createFakeHost(answerJson(answer));
    const property = createPropertyActors(() => Promise.resolve(api));
    expect(await outcome(property, 'loadProperty', unit.id)).toEqual(description);
    expect(asked[0]).toMatchObject({
      call: `GET /api/1/rental-unit/${unit.id}`,
      prefer: 'return=minimal',
      body: undefined,
    });
  });

  test('has what changes by the day asked for apart', async () => {
    const { api, requests: asked } = createFakeHost(answerJson(availability));
    const machine = createAvailabilityActors(() => Promise.resolve(api));
    expect(await outcome(machine, 'readAvailability', unit.id)).toEqual(availability);
    expect(asked.map(({ call }) => call)).toEqual([`GET /api/1/rental-unit/${unit.id}/availability`]);
  });
});

describe('the landing page', () => {
  test('tells of each property what its plate shows, in the order of the host', async () => {
    const { api, requests: asked } = createFakeHost(
      answerJson(unit),
      answerJson({ ...unit, id: 'second', photos: [] }),
    );
    const loaded = await outcome(
      createLandingActors(() => Promise.resolve(api)),
      'loadOffers',
      { featured: [unit.id, 'second'], query: '' },
    );
    const { id, name, summary, location, maxGuests, bedrooms, registrationNumber, textLanguage } = unit;
    const plate = { id, name, summary, location, maxGuests, bedrooms, registrationNumber, textLanguage };
    const more = { reviews: { count: 6, average: 4.67 }, fromPrice: 14_000 };
    expect(loaded).toEqual({
      offers: [
        { ...plate, ...more, photo: unit.photos[0] },
        { ...plate, ...more, id: 'second', photo: undefined },
      ],
      search: undefined,
      answer: 'unasked',
    });
    expect(asked.map(({ call }) => call)).toEqual([
      `GET /api/1/rental-unit/${unit.id}`,
      'GET /api/1/rental-unit/second',
    ]);
  });

  test.each([
    ['does not have', 'not-found', 404],
    ['lets no longer', 'no-longer-let', 410],
  ])('leaves out a property that the host %s', async (_, kind, status) => {
    const { api } = createFakeHost(problem(kind, status), answerJson(unit));
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    expect(
      await outcome(
        createLandingActors(() => Promise.resolve(api)),
        'loadOffers',
        { featured: ['gone', unit.id], query: '' },
      ),
    ).toMatchObject({ offers: [{ id: unit.id }] });
  });

  test('fails where a property could not be fetched', async () => {
    const { api } = createFakeHost(problem('unavailable', 503));
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    await expect(
      outcome(
        createLandingActors(() => Promise.resolve(api)),
        'loadOffers',
        { featured: [unit.id], query: '' },
      ),
    ).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });
});

describe('a message to the host', () => {
  const form = {
    name: 'Ana Silva',
    email: 'ana@example.com',
    phonePrefix: '+351',
    phone: '912 345 678',
    reservationId: 'E-7',
    message: 'Is there a cot?',
  };

  test('the request contains the property that the message is about', async () => {
    const { api, requests: asked } = createFakeHost(answerJson({ id: 'm' }, 202));
    const input = { unitId: unit.id, form, idempotencyKey: 'c:sendMessage:1' };
    expect(
      await outcome(
        createContactActors(() => Promise.resolve(api)),
        'sendMessage',
        input,
      ),
    ).toEqual({ id: 'm' });
    expect(asked[0]).toMatchObject({
      call: 'POST /api/1/contact',
      key: 'c:sendMessage:1',
      body: { rentalUnitId: unit.id, ...form },
    });
  });
});

test.each([
  ['the property', createPropertyActors, 'loadProperty', unit.id],
  ['the taken nights', createAvailabilityActors, 'readAvailability', unit.id],
  ['the properties', createLandingActors, 'loadOffers', { featured: [unit.id], query: '' }],
  ['the message', createContactActors, 'sendMessage', { form: {} }],
] as const)('%s is not waited for once the page is gone', async (_, machineAt, name, input) => {
  const { api, signals } = createSilentApi();
  const actor = createActor(getActors(machineAt(() => Promise.resolve(api)) as AnyStateMachine)[name]!, {
    input,
  }).start();
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  actor.stop();
  expect(signals[0]?.aborted).toBe(true);
});
