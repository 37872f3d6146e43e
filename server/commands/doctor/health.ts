import * as v from 'valibot';

const healthAnswer = v.object({
  status: v.literal('ok'),
  instance: v.string(),
  seen: v.optional(v.object({ host: v.nullable(v.string()), forwardedFor: v.nullable(v.string()) })),
});

/** What a site says of itself, and of how the request arrived. */
export type Health = v.InferOutput<typeof healthAnswer>;

/** No visitor has it: an address for documentation (RFC 5737). */
export const claimedAddress = '192.0.2.1';

/** Asks for an address, follows nothing, and waits for ten seconds at most. */
export const fetchUrl = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(10_000) });

/** Asks a site how it is, claiming to have been forwarded; undefined where what answers is none. */
export async function readHealth(answer: Response): Promise<Health | undefined> {
  const body: unknown = await answer.json().catch(() => undefined);
  return v.is(healthAnswer, body) ? body : undefined;
}

/** What shows the site that "doctor" asks. */
export const asDoctor = (token: string) => ({
  Authorization: `Doctor ${token}`,
  'X-Forwarded-For': claimedAddress,
});
