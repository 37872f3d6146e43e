import { createApi } from '../../../src/api/index.ts';

/** A request to the host, as it was sent. */
export interface ReceivedRequest {
  call: string;
  key: string | null;
  booking: string | null;
  prefer: string | null;
  body: unknown;
  language: string | null;
  authorization: string | null;
}

type Answer = () => Response | Promise<Response>;

export const answerJson =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status });

/** Creates an API client with a host that returns the given answers and records its requests. */
export function createFakeHost(...answers: Answer[]) {
  const requests: ReceivedRequest[] = [];
  const api = createApi({
    origin: 'https://host.example',
    language: 'fr',
    credentials: {
      current: () => Promise.resolve({ token_type: 'Bearer', access_token: 'site' }),
      renew: () => Promise.resolve({ token_type: 'Bearer', access_token: 'renewed' }),
    },
    fetch: async (request) => {
      const text = await request.clone().text();
      requests.push({
        call: `${request.method} ${new URL(request.url).pathname}`,
        key: request.headers.get('Idempotency-Key'),
        booking: request.headers.get('Booking-Id'),
        prefer: request.headers.get('Prefer'),
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
        language: request.headers.get('Accept-Language'),
        authorization: request.headers.get('Authorization'),
      });
      const answer = answers[requests.length - 1];
      return answer ? answer() : new Promise(() => undefined);
    },
  });
  return { api, requests };
}
