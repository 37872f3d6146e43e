import { describe, expect, test, vi } from 'vitest';
import { createActor, type AnyStateMachine } from 'xstate';
import type { Availability } from '../../contract/schemas/availability.ts';
import type { RentalUnit } from '../../contract/schemas/rentalUnit.ts';
import type { StaySearch } from '../../contract/schemas/staySearch.ts';
import type { UnitList } from '../../contract/schemas/unitList.ts';
import type { Api } from '../../src/api/index.ts';
import examples from '../../server/host/openapi/examples.json' with { type: 'json' };
import { createAvailabilityActors } from '../../src/actors/availability.ts';
import { createContactActors } from '../../src/actors/contact.ts';
import { createLandingActors } from '../../src/actors/landing.ts';
import { createPropertyActors } from '../../src/actors/property.ts';
import { getActors, getOutcome } from './support/getActors.ts';
import { answerJson, createFakeHost } from './support/createFakeHost.ts';
import { createSilentApi } from './support/createSilentApi.ts';
import { waitUntil } from '../support/waitUntil.ts';

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
    ['from an answer without it', description],
    ['from an answer with it', unit],
  ])('%s is stored without the data that changes daily', async (_, answer) => {
    const { api, requests } = createFakeHost(answerJson(answer));
    const property = createPropertyActors(() => Promise.resolve(api));
    expect(await outcome(property, 'loadProperty', unit.id)).toEqual(description);
    expect(requests[0]).toMatchObject({
      call: `GET /api/1/rental-unit/${unit.id}`,
      prefer: 'return=minimal',
      body: undefined,
    });
  });

  test('has its check-in days', async () => {
    const withDays = { ...unit, stay: { ...stay, arrivalDays: ['friday', 'saturday'] } };
    const { api } = createFakeHost(answerJson(withDays));
    const machine = createPropertyActors(() => Promise.resolve(api));
    expect(await outcome(machine, 'loadProperty', unit.id)).toMatchObject({
      stay: { arrivalDays: ['friday', 'saturday'] },
    });
  });

  test('requests the data that changes daily separately', async () => {
    const { api, requests } = createFakeHost(answerJson(availability));
    const machine = createAvailabilityActors(() => Promise.resolve(api));
    expect(await outcome(machine, 'readAvailability', unit.id)).toEqual(availability);
    expect(requests.map(({ call }) => call)).toEqual([`GET /api/1/rental-unit/${unit.id}/availability`]);
  });
});

describe('the landing page', () => {
  const list = examples.listRentalUnits.answer as UnitList;
  const search = examples.searchStays.answer as StaySearch;
  const { units: offers, ...page } = list;
  const query = '?from=2099-05-03&to=2099-05-06&guests=3';
  const stay = { startDate: '2099-05-03', endDate: '2099-05-06', guestCount: 3, query };
  const loadOffers = (api: Api, address: string) =>
    outcome(
      createLandingActors(() => Promise.resolve(api)),
      'loadOffers',
      { query: address },
    );

  test.each([
    ['', 1],
    ['?page=2', 2],
    ['?page=0', 1],
  ])('requests the properties for the address "%s" with one call', async (address, number) => {
    const { api, requests } = createFakeHost(answerJson(list));
    expect(await loadOffers(api, address)).toEqual({
      ...page,
      offers,
      search: undefined,
      answer: 'unasked',
    });
    expect(requests.map(({ call }) => call)).toEqual([`GET /api/1/rental-units/${number}`]);
  });

  test('requests the properties and their prices for a stay with one call', async () => {
    const { api, requests } = createFakeHost(answerJson(search));
    const { units, page: _page, unitCount: _unitCount, maxGuests: _maxGuests, ...answer } = search;
    expect(await loadOffers(api, `${query}&page=3`)).toEqual({
      ...page,
      offers: units,
      search: stay,
      answer,
    });
    expect(requests.map(({ call }) => call)).toEqual(['GET /api/1/stay-search/2099-05-03/2099-05-06/3/3']);
  });

  test.each([
    ['has no search', 'not-found', 404, { answer: 'unsearchable' }],
    ['cannot search now', 'unavailable', 503, { answer: 'unanswered', why: { failure: 'unavailable' } }],
  ])('has no prices if the host %s', async (_, kind, status, answer) => {
    const { api } = createFakeHost(problem(kind, status), answerJson(list));
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    expect(await loadOffers(api, query)).toMatchObject({ ...page, offers, search: stay, ...answer });
  });

  test('fails if the properties cannot be loaded', async () => {
    const { api } = createFakeHost(problem('unavailable', 503));
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    await expect(loadOffers(api, '')).rejects.toMatchObject({ kind: 'unavailable' });
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
    const { api, requests } = createFakeHost(answerJson({ id: 'm' }, 202));
    const input = { unitId: unit.id, form, idempotencyKey: 'c:sendMessage:1' };
    expect(
      await outcome(
        createContactActors(() => Promise.resolve(api)),
        'sendMessage',
        input,
      ),
    ).toEqual({ id: 'm' });
    expect(requests[0]).toMatchObject({
      call: 'POST /api/1/contact',
      key: 'c:sendMessage:1',
      body: { rentalUnitId: unit.id, ...form },
    });
  });
});

test.each([
  ['the property', createPropertyActors, 'loadProperty', unit.id],
  ['the taken nights', createAvailabilityActors, 'readAvailability', unit.id],
  ['the properties', createLandingActors, 'loadOffers', { query: '' }],
  ['the message', createContactActors, 'sendMessage', { form: {} }],
] as const)('%s is cancelled when the page is closed', async (_, machineAt, name, input) => {
  const { api, signals } = createSilentApi();
  const actor = createActor(getActors(machineAt(() => Promise.resolve(api)) as AnyStateMachine)[name]!, {
    input,
  }).start();
  await waitUntil(() => expect(signals).toHaveLength(1));
  actor.stop();
  expect(signals[0]?.aborted).toBe(true);
});
