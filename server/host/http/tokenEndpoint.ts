import { createHash, timingSafeEqual } from 'node:crypto';
import { auth } from 'hono/utils/basic-auth';
import { applicationScope, type GrantedToken } from '../../../contract/schemas/token.ts';
import type { HostContext } from '../base/context.ts';
import { readText } from '../base/readText.ts';
import { mediaType } from './readBody.ts';
import { Refusal } from '../base/refusal.ts';
import { issueToken, tokenLifetime } from '../keys/accessToken.ts';

type TokenError = 'invalid_request' | 'invalid_client' | 'unsupported_grant_type' | 'invalid_scope';

const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', Pragma: 'no-cache', ...headers } });

const refuse = (error: TokenError, error_description: string, headers?: Record<string, string>) =>
  answer(error === 'invalid_client' ? 401 : 400, { error, error_description }, headers);

interface Credentials {
  id: string;
  secret: string;
}

const formDecoded = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

// RFC 6749 §2.3.1: HTTP Basic with form-encoded parts, or both values in the body.
function readCredentials(request: Request, form: URLSearchParams): Credentials {
  const basic = auth(request);
  return basic
    ? { id: formDecoded(basic.username), secret: formDecoded(basic.password) }
    : { id: form.get('client_id') ?? '', secret: form.get('client_secret') ?? '' };
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

const isKnown = ({ client }: HostContext, { id, secret }: Credentials) => {
  const [sameId, sameSecret] = [same(id, client.id), same(secret, client.secret)];
  return sameId && sameSecret;
};

async function readForm(request: Request): Promise<URLSearchParams | string> {
  if (mediaType(request) !== 'application/x-www-form-urlencoded') {
    return 'The body should be application/x-www-form-urlencoded.';
  }
  const form = new URLSearchParams(await readText(request));
  const repeated = [...form.keys()].find((name) => form.getAll(name).length > 1);
  return repeated === undefined ? form : 'A parameter is given more than once.';
}

/** Grants access tokens to the site's own client (RFC 6749 §4.4, errors §5.2). */
export async function tokenEndpoint(host: HostContext, request: Request): Promise<Response> {
  let form;
  try {
    form = await readForm(request);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    form = error.problem.detail ?? error.message;
  }
  if (typeof form === 'string') return refuse('invalid_request', form);
  const grantType = form.get('grant_type');
  if (!grantType) return refuse('invalid_request', 'grant_type is missing.');
  if (!isKnown(host, readCredentials(request, form))) {
    const basic = request.headers.has('Authorization');
    return refuse(
      'invalid_client',
      'The client credentials are not known here.',
      basic ? { 'WWW-Authenticate': 'Basic realm="estadia"' } : {},
    );
  }
  if (grantType !== 'client_credentials') {
    return refuse('unsupported_grant_type', 'Only client_credentials is granted.');
  }
  const scope = form.get('scope');
  if (scope !== null && scope !== applicationScope) {
    return refuse('invalid_scope', `The only scope is ${applicationScope}.`);
  }
  const granted: GrantedToken = {
    access_token: await issueToken(host.keys, host.client.id),
    token_type: 'Bearer',
    expires_in: tokenLifetime,
  };
  return answer(200, granted);
}
