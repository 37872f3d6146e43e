import { toViolation } from '../../../contract/violations.ts';
import { Refusal } from './refusal.ts';

/** The largest body in bytes; the longest form, and the longest notice of a gateway, are far smaller. */
const largestBody = 64 * 1024;

/** The refusal of a body that cannot be read at all. */
export const unreadable = (detail: string): Refusal =>
  new Refusal('validation-failed', { status: 400, detail, violations: [toViolation('', 'invalid')] });

/** The refusal of a body that is longer than any may be. */
export class BodyTooLarge extends Refusal {
  constructor() {
    const detail = `The body is larger than ${largestBody} bytes.`;
    super('validation-failed', { status: 400, detail, violations: [toViolation('', 'invalid')] });
  }
}

/**
 * The text of a request's body, which is counted while it is read.
 * @throws {BodyTooLarge}
 * @throws {Refusal} 400 when it is not UTF-8
 */
export async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largestBody) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw unreadable('The body is not UTF-8.');
  }
}
