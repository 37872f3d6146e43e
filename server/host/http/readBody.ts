import type * as v from 'valibot';
import { isRecord } from '../../../contract/values/isRecord.ts';
import { parseAs } from '../../../contract/schemas/parseAs.ts';
import { toViolation, toViolations, type Violation } from '../../../contract/schemas/violations.ts';
import { collectBody, readText, unreadable } from '../base/readText.ts';
import { refuseValues } from '../base/refusal.ts';
import { storable } from '../store/storable.ts';

/** The media type of a request's body, in lower case and without parameters. */
export const mediaType = (request: Request): string =>
  (request.headers.get('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase();

/** Longer than any list of a valid call. */
const longestList = 2000;

const isTooLong = (value: unknown) => Array.isArray(value) && value.length > longestList;

/**
 * Reads a request's bytes.
 * @throws {Refusal} 400 if they are of another type, none, or more than `most`
 */
export async function readBytes(request: Request, most: number): Promise<Buffer> {
  if (mediaType(request) !== 'application/octet-stream') {
    throw unreadable('The body should be application/octet-stream.');
  }
  const bytes = await collectBody(request, most);
  if (bytes.length === 0) throw unreadable('The body is empty.');
  return bytes;
}

async function readJson(request: Request, most: number | undefined): Promise<unknown> {
  if (mediaType(request) !== 'application/json') throw unreadable('The body should be application/json.');
  const text = await readText(request, most);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw unreadable('The body is not JSON.');
  }
  if (isRecord(json) && Object.values(json).some(isTooLong)) {
    throw unreadable(`A list has more than ${longestList} items.`);
  }
  return json;
}

function unstorable(value: unknown, path = ''): Violation[] {
  if (typeof value === 'string') return storable(value) ? [] : [toViolation(path, 'invalid_characters')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unstorable(inner, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  );
}

/** The maximum number of violations in one answer. */
const mostViolations = 200;

const oncePerPath = (violations: readonly Violation[]) => {
  const first = new Map(violations.toReversed().map((violation) => [violation.propertyPath, violation]));
  return [...new Set(violations.map(({ propertyPath }) => propertyPath))].map((path) => first.get(path)!);
};

/**
 * Parses a request's JSON, of at most `most` bytes, with a schema; `alsoWrong` finds further violations if the schema rejects it.
 * @throws {Refusal} 400 if it is not JSON, 422 with each invalid value
 */
export async function readBody<S extends v.GenericSchema>(
  request: Request,
  schema: S,
  alsoWrong: (body: unknown) => Promise<Violation[]>,
  most?: number,
): Promise<v.InferOutput<S>> {
  const json = await readJson(request, most);
  const parsed = parseAs(schema, json);
  if (!parsed.success) {
    const violations = oncePerPath([...toViolations(parsed.issues), ...(await alsoWrong(json))]);
    throw refuseValues(violations.slice(0, mostViolations));
  }
  const refused = unstorable(parsed.output);
  if (refused.length > 0) throw refuseValues(refused);
  return parsed.output;
}
