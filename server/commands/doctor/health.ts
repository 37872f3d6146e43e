import * as v from 'valibot';

const healthAnswer = v.object({
  status: v.literal('ok'),
  instance: v.string(),
  seen: v.optional(v.object({ host: v.nullable(v.string()), forwardedFor: v.nullable(v.string()) })),
});

/** The answer of a site's health check, with the headers that the request arrived with. */
export type Health = v.InferOutput<typeof healthAnswer>;

/** An address that no visitor has: it is reserved for documentation (RFC 5737). */
export const claimedAddress = '192.0.2.1';

/** Requests an address without following redirects; times out after ten seconds. */
export const fetchUrl = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(10_000) });

/** Reads the answer of a health check; returns undefined if it is not one. */
export async function readHealth(answer: Response): Promise<Health | undefined> {
  const body: unknown = await answer.json().catch(() => undefined);
  return v.is(healthAnswer, body) ? body : undefined;
}

/** Headers that authenticate "doctor" to the site, and claim a forwarded address. */
export const asDoctor = (token: string) => ({
  Authorization: `Doctor ${token}`,
  'X-Forwarded-For': claimedAddress,
});
