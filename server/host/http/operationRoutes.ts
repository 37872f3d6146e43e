import { parseAccept } from 'hono/utils/accept';
import { isRecord } from '../../../contract/values/isRecord.ts';
import { negotiateLanguage } from '../../../contract/values/language.ts';
import type { Operation } from '../../../contract/operation.ts';
import type { HostContext } from '../base/context.ts';
import { hash } from '../idempotency/requestKey.ts';
import { Refusal } from '../base/refusal.ts';
import { storedId } from '../reservations/newNames.ts';
import { answerCall } from './answerCall.ts';
import { checkHeaders } from './checkHeaders.ts';
import { checkParams } from './checkParams.ts';
import type { FrontEnd } from './frontEnd.ts';
import { prefersMinimal } from './prefersMinimal.ts';
import { refusalResponse } from './problemResponse.ts';
import { readBody, readBytes } from './readBody.ts';
import { readQuery } from './readQuery.ts';
import type { Caller, Route } from './route.ts';

/** Converts the reservation id in path parameters or a body to its stored form. */
function withStoredId<Values>(values: Values, name: 'id' | 'reservationId'): Values {
  const id = isRecord(values) ? values[name] : undefined;
  return typeof id === 'string' ? { ...values, [name]: storedId(id) } : values;
}

async function answerRequest<O extends Operation>(
  host: HostContext,
  frontEnd: FrontEnd<O>,
  name: string,
  request: Request,
  rawParams: Record<string, string>,
  { networks }: Caller,
): Promise<Response> {
  const operation = frontEnd.operations[name]!;
  const handler = frontEnd.handlers[name]!;
  const access = await frontEnd.authorise({ host, name, operation, request });
  const {
    'Idempotency-Key': key,
    'Booking-Id': bookingId,
    Prefer: preference,
  } = checkHeaders(operation, request);
  const language =
    access.language ??
    negotiateLanguage(parseAccept(request.headers.get('Accept-Language') ?? ''), host.content.offered);
  const params = withStoredId(checkParams(operation, rawParams), 'id');
  const query = operation.query && readQuery(request, operation.query);
  const alsoWrong = async (body: unknown) =>
    'alsoWrong' in handler && handler.alsoWrong ? handler.alsoWrong(host, body) : [];
  const { body: schema, mostBytes, mostJsonBytes } = operation;
  const body =
    mostBytes === undefined
      ? schema && withStoredId(await readBody(request, schema, alsoWrong, mostJsonBytes), 'reservationId')
      : await readBytes(request, mostBytes);
  access.requireRightFor?.(body);

  const minimal = prefersMinimal(preference);
  const input = { params, query, body };
  const call = { ...input, language, minimal, bookingId, networks, ...access.caller };
  const { clientId, recordAction } = access;
  const keyed =
    key === undefined || clientId === undefined
      ? undefined
      : { clientId, key, ...hash(host.keys, ...frontEnd.identify(name, operation, input)) };
  const { status } = operation.success;
  const { toRefusal } = frontEnd;
  const {
    answer,
    cookies = [],
    replayed,
  } = await answerCall(handler, { host, call: call as never, keyed, status, toRefusal, recordAction });
  if (answer instanceof Refusal) throw answer;
  const headers = new Headers({ 'Content-Language': language, 'Cache-Control': 'no-store' });
  if (frontEnd.vary !== undefined) headers.set('Vary', frontEnd.vary);
  if (minimal) headers.set('Preference-Applied', 'return=minimal');
  if (replayed) headers.set('Idempotency-Replayed', 'true');
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return Response.json(answer, { status, headers });
}

/** Creates the routes of all operations of a front end. */
export const operationRoutes = <O extends Operation>(host: HostContext, frontEnd: FrontEnd<O>): Route[] =>
  Object.entries<O>(frontEnd.operations).map(([name, { method, path }]) => ({
    method,
    path: frontEnd.base + path,
    async answer(request, params, caller) {
      try {
        return await answerRequest(host, frontEnd, name, request, params, caller);
      } catch (error) {
        return refusalResponse(frontEnd.toRefusal(error), frontEnd.challenge);
      }
    },
  }));
