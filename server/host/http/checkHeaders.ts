import type * as v from 'valibot';
import type { CallHeader } from '../../../contract/schemas/headers.ts';
import type { Operation } from '../../../contract/operation.ts';
import { parseAs } from '../../../contract/schemas/parseAs.ts';
import { toViolations, type Violation } from '../../../contract/schemas/violations.ts';
import { Refusal } from '../base/refusal.ts';

function findViolations(schema: v.GenericSchema, name: string, text: string): Violation[] {
  const { issues } = parseAs(schema, text);
  return issues ? toViolations(issues).map((violation) => ({ ...violation, propertyPath: name })) : [];
}

/**
 * Returns the headers of an operation that a request has.
 * @throws {Refusal} 400 with each invalid header
 */
export function checkHeaders(
  { headers = {} }: Pick<Operation, 'headers'>,
  request: Request,
): Partial<Record<CallHeader, string>> {
  const sentHeaders = Object.entries(headers).flatMap(([name, schema]) => {
    const text = request.headers.get(name);
    return text === null ? [] : [{ name, schema, text }];
  });
  const violations = sentHeaders.flatMap(({ name, schema, text }) => findViolations(schema, name, text));
  if (violations.length > 0) throw new Refusal('validation-failed', { status: 400, violations });
  return Object.fromEntries(sentHeaders.map(({ name, text }) => [name, text]));
}
