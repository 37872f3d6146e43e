import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { operations, type Operation, type OperationName } from '../../contract/operations.ts';
import { openApiDocument } from '../../server/host/openapi/document.ts';
import { examples } from '../../server/host/openapi/examples.ts';
import { linkDays } from '../../server/host/stays/reservationLink.ts';
import { createTestFolder } from '../support/folders.ts';

// Both are CommonJS.
const { Ruleset, Spectral } = spectralCore;
const { oas } = spectralRulesets;

const names = Object.keys(operations) as OperationName[];

test.each(names)('the example of %s is one that the contract allows, field by field', (name) => {
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

test('the document tells of every header that an operation reads: what it says, how long it may be', () => {
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

test('the document tells of a link how long it opens a reservation, at every call that takes one', () => {
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

test('Redocly finds nothing in the document', { timeout: 60_000 }, async () => {
  const file = join(await createTestFolder(), 'openapi.json');
  await writeFile(file, JSON.stringify(openApiDocument()));
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, 'lint', '--extends', 'recommended', '--format', 'json', file],
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  const { totals } = JSON.parse(stdout) as { totals: { errors: number; warnings: number } };
  expect(totals).toMatchObject({ errors: 0, warnings: 0 });
});

test('Spectral finds nothing in the document', { timeout: 60_000 }, async () => {
  const spectral = new Spectral();
  spectral.setRuleset(new Ruleset({ extends: [oas as RulesetDefinition] }));
  const found = await spectral.run(JSON.stringify(openApiDocument()));
  expect(found.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`)).toEqual([]);
});
