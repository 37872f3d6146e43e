import * as v from 'valibot';
import { violationOf, violationsOf, type Violation } from '../../../contract/violations.ts';
import { Refusal, refuseValues } from '../base/refusal.ts';
import { storable } from '../store/storable.ts';

/** The largest body in bytes; the longest form is far smaller. */
const largestBody = 64 * 1024;

const unreadable = (detail: string) =>
  new Refusal('validation-failed', { status: 400, detail, violations: [violationOf('', 'invalid')] });

/**
 * The text of a request's body.
 * @throws {Refusal} 400 when it is too large or not UTF-8
 */
export async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largestBody) throw unreadable(`The body is larger than ${largestBody} bytes.`);
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw unreadable('The body is not UTF-8.');
  }
}

/** The media type of a request's body, in lower case and without parameters. */
export const mediaType = (request: Request): string =>
  (request.headers.get('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase();

async function readJson(request: Request): Promise<unknown> {
  if (mediaType(request) !== 'application/json') throw unreadable('The body should be application/json.');
  const text = await readText(request);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unreadable('The body is not JSON.');
  }
}

function unstorable(value: unknown, path = ''): Violation[] {
  if (typeof value === 'string') return storable(value) ? [] : [violationOf(path, 'invalid_characters')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unstorable(inner, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  );
}

const oncePerPath = (violations: readonly Violation[]) => {
  const first = new Map(violations.toReversed().map((violation) => [violation.propertyPath, violation]));
  return [...new Set(violations.map(({ propertyPath }) => propertyPath))].map((path) => first.get(path)!);
};

/**
 * A request's JSON as a schema reads it; `alsoWrong` adds to what the schema refuses.
 * @throws {Refusal} 400 when it is not JSON, 422 naming each value that cannot be used
 */
export async function readBody<S extends v.GenericSchema>(
  request: Request,
  schema: S,
  alsoWrong: (body: unknown) => Promise<Violation[]>,
): Promise<v.InferOutput<S>> {
  const json = await readJson(request);
  const parsed = v.safeParse(schema, json);
  if (!parsed.success) {
    throw refuseValues(oncePerPath([...violationsOf(parsed.issues), ...(await alsoWrong(json))]));
  }
  const refused = unstorable(parsed.output);
  if (refused.length > 0) throw refuseValues(refused);
  return parsed.output;
}
