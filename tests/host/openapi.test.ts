import * as v from 'valibot';
import { expect, test } from 'vitest';
import { operations, type OperationName } from '../../contract/operations.ts';
import type { Operation } from '../../contract/operation.ts';
import { openApiDocument } from '../../server/host/openapi/document.ts';
import { examples } from '../../server/host/openapi/examples.ts';
import { linkDays } from '../../server/host/stays/reservationLink.ts';

const names = Object.keys(operations) as OperationName[];

test.each(names)('the example of %s matches the contract in every field', (name) => {
  const { success, body }: Operation = operations[name];
  expect(v.parse(success.answer, examples[name].answer)).toEqual(examples[name].answer);
  expect(body === undefined || v.is(body, examples[name].body)).toBe(true);
});

test('the document names every operation and every problem it can answer', () => {
  const { paths } = openApiDocument() as {
    paths: Record<string, Record<string, { operationId: string; responses: object }>>;
  };
  for (const name of names) {
    const { method, path, problems, success }: Operation = operations[name];
    const operation = paths[path]?.[method];
    expect(operation?.operationId).toBe(name);
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining([String(success.status), '401', '429', '503', ...Object.keys(problems)]),
    );
  }
});

test('the document describes every header of an operation with its meaning and maximum length', () => {
  const { paths } = openApiDocument() as {
    paths: Record<string, Record<string, { parameters: { name: string; in: string; required?: true }[] }>>;
  };
  for (const name of names) {
    const { method, path, headers = {} }: Operation = operations[name];
    const operation =
      paths[path]?.[method]?.parameters.filter((parameter) => parameter.in === 'header') ?? [];
    expect(operation.map((parameter) => parameter.name)).toEqual([
      'Accept-Language',
      'X-Request-Id',
      ...Object.keys(headers),
    ]);
    expect(operation.some(({ required }) => required)).toBe(false);
  }
  expect(paths['/reservation']?.['post']?.parameters).toContainEqual(
    expect.objectContaining({
      name: 'Booking-Id',
      description: expect.stringMatching(/hold/) as string,
      schema: expect.objectContaining({ maxLength: 64 }) as object,
    }),
  );
});

test('the document names the lifetime of a link at every call that takes one', () => {
  const { paths } = openApiDocument() as {
    paths: Record<string, Record<string, { operationId: string; description?: string }>>;
  };
  const operation = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ description }) => description?.includes(`expires ${linkDays} days after departure`));
  expect(operation.map(({ operationId }) => operationId).toSorted()).toEqual([
    'cancelReservation',
    'getReservation',
    'keepGuestsDraft',
    'readGuestsDraft',
    'registerGuests',
    'saveStayDetails',
  ]);
});
