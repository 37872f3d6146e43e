import { createId } from './account.ts';
import { calls, type Calls } from './calls.ts';
import { decodeForm } from './form.ts';
import { openIdempotency, type Answer } from './idempotency.ts';
import { StripeProblem } from './problem.ts';

export interface ApiOptions {
  secretKey: string;
  apiVersion: string;
  calls: Calls;
}

const masked = (key: string) => `${key.slice(0, 8)}${'*'.repeat(12)}${key.slice(-4)}`;

/** Creates Stripe's API with its authentication, versions, parameters and idempotency. */
export function createStripeApi({ secretKey, apiVersion, calls: all }: ApiOptions) {
  const once = openIdempotency(all.account.now);

  function authorize(headers: Headers) {
    const key = /^Bearer (.*)$/.exec(headers.get('authorization') ?? '')?.[1] ?? '';
    if (key !== secretKey) throw new StripeProblem(401, `Invalid API Key provided: ${masked(key)}`);
    const version = headers.get('stripe-version');
    if (version !== apiVersion) throw new StripeProblem(400, `Invalid Stripe API version: ${version}`);
  }

  async function work(request: Request, id: string): Promise<Answer & { replayed?: true }> {
    authorize(request.headers);
    const { pathname, search } = new URL(request.url);
    const found = calls.find(({ method, path }) => method === request.method && path.test(pathname));
    if (found === undefined) {
      throw new StripeProblem(404, `Unrecognized request URL (${request.method}: ${pathname}).`);
    }
    const form = request.method === 'POST' ? await request.text() : search.slice(1);
    const about = decodeURIComponent(found.path.exec(pathname)?.[1] ?? '');
    const act = found.begin(all, decodeForm(form), about);
    const key = request.method === 'POST' ? (request.headers.get('idempotency-key') ?? undefined) : undefined;
    return once(key, `${pathname} ${form}`, async () => {
      try {
        return { status: 200, body: act() };
      } catch (error) {
        if (error instanceof StripeProblem) return { status: error.status, body: error.body(id) };
        throw error;
      }
    });
  }

  return async (request: Request): Promise<Response> => {
    const id = createId('req');
    const headers = { 'request-id': id, 'stripe-version': apiVersion };
    try {
      const { status, body, replayed } = await work(request, id);
      return Response.json(body, {
        status,
        headers: { ...headers, ...(replayed && { 'idempotent-replayed': 'true' }) },
      });
    } catch (error) {
      const problem =
        error instanceof StripeProblem ? error : new StripeProblem(500, String(error), { type: 'api_error' });
      return Response.json(problem.body(id), { status: problem.status, headers });
    }
  };
}
