import type { Problem } from '../../../contract/schemas/problem.ts';
import type { Refusal } from '../base/refusal.ts';

/** Creates an error answer (RFC 9457). */
const problemResponse = (problem: Problem, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      'Content-Language': 'en',
      ...headers,
    },
  });

export const bearer = 'Bearer realm="estadia"';

/** Creates the answer of a refusal; `challenge` is the way to authenticate (RFC 9110 §11.6.1). */
export const refusalResponse = ({ problem, retryAfter }: Refusal, challenge = bearer): Response =>
  problemResponse(problem, {
    ...(problem.status === 401 && { 'WWW-Authenticate': challenge }),
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  });

// These errors concern HTTP only, so their type adds nothing to the status (RFC 9457 §4.2.1).
const plain = (status: number, title: string): Problem => ({ type: 'about:blank', title, status });

export const wrongMethod = (allowed: readonly string[]): Response =>
  problemResponse(plain(405, 'Method Not Allowed'), { Allow: allowed.join(', ') });

export const internalError = (): Response => problemResponse(plain(500, 'Internal Server Error'));
