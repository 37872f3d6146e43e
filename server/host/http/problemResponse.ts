import type { Problem } from '../../../contract/problem.ts';
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

const challenge = { 'WWW-Authenticate': 'Bearer realm="estadia"' };

export const refusalResponse = ({ problem, retryAfter }: Refusal): Response =>
  problemResponse(problem, {
    ...(problem.status === 401 && challenge),
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  });

// These errors concern HTTP only, so their type adds nothing to the status (RFC 9457 §4.2.1).
const plain = (status: number, title: string): Problem => ({ type: 'about:blank', title, status });

export const wrongMethod = (allowed: readonly string[]): Response =>
  problemResponse(plain(405, 'Method Not Allowed'), { Allow: allowed.join(', ') });

export const internalError = (): Response => problemResponse(plain(500, 'Internal Server Error'));
