import { toViolation } from '../../../contract/schemas/violations.ts';
import { Refusal } from './refusal.ts';

/** The maximum size of a body in bytes, far above the longest form and the longest webhook event. */
const largestBody = 64 * 1024;

/** The refusal of a body that cannot be parsed. */
export const unreadable = (detail: string): Refusal =>
  new Refusal('validation-failed', { status: 400, detail, violations: [toViolation('', 'invalid')] });

/** The refusal of a body that is too large. */
export class BodyTooLarge extends Refusal {
  constructor(most: number) {
    const detail = `The body is larger than ${most} bytes.`;
    super('validation-failed', { status: 400, detail, violations: [toViolation('', 'invalid')] });
  }
}

/**
 * Reads a request's body, and limits its size while reading.
 * @throws {BodyTooLarge}
 */
export async function collectBody(request: Request, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new BodyTooLarge(most);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads the text of a request's body, and limits its size while reading.
 * @throws {BodyTooLarge}
 * @throws {Refusal} 400 if it is not UTF-8
 */
export async function readText(request: Request, most: number = largestBody): Promise<string> {
  const bytes = await collectBody(request, most);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable('The body is not UTF-8.');
  }
}
