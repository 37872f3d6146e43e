import { parseAccept } from 'hono/utils/accept';
import { isRecord } from '../../../contract/values/isRecord.ts';
import { negotiateLanguage } from '../../../contract/values/language.ts';
import type { OperationName, Operation } from '../../../contract/operations.ts';
import { operations } from '../../../contract/operations.ts';
import type { HostContext } from '../base/context.ts';
import { hash } from '../idempotency/requestKey.ts';
import { Refusal } from '../base/refusal.ts';
import { storedId } from '../reservations/newNames.ts';
import { answerCall } from './answerCall.ts';
import { authorize } from './authorize.ts';
import type { Call, Handler } from '../base/call.ts';
import { handlers } from './handlers.ts';
import { checkHeaders } from './checkHeaders.ts';
import { prefersMinimal } from './prefersMinimal.ts';
import { refusalResponse } from './problemResponse.ts';
import { readBody } from './readBody.ts';
import { checkParams } from './checkParams.ts';
import type { Route } from './route.ts';

/** Converts the reservation id in path parameters or a body to its stored form. */
function withStoredId(values: unknown, name: 'id' | 'reservationId'): unknown {
  const id = isRecord(values) ? values[name] : undefined;
  return isRecord(values) && typeof id === 'string' ? { ...values, [name]: storedId(id) } : values;
}

/** Creates the route of one operation of the contract. */
export function operationRoute(host: HostContext, name: OperationName): Route['answer'] {
  const operation: Operation = operations[name];
  const handler = handlers[name] as Handler<OperationName>;
  const { status } = operation.success;
  const alsoWrong = (body: unknown) =>
    'alsoWrong' in handler ? handler.alsoWrong(host, body) : Promise.resolve([]);

  return async (request, rawParams, { networks }) => {
    const clientId = await authorize(host.keys, request);
    const {
      'Idempotency-Key': key,
      'Booking-Id': bookingId,
      Prefer: preference,
    } = checkHeaders(operation, request);
    const language = negotiateLanguage(
      parseAccept(request.headers.get('Accept-Language') ?? ''),
      host.content.offered,
    );
    const params = withStoredId(checkParams(operation, rawParams), 'id');
    const body =
      operation.body && withStoredId(await readBody(request, operation.body, alsoWrong), 'reservationId');
    const minimal = prefersMinimal(preference);
    const call = { params, body, language, clientId, minimal, bookingId, networks } as Call<OperationName>;
    const keyed = key === undefined ? undefined : { clientId, key, ...hash(host.keys, operation.path, body) };

    const { answer, replayed } = await answerCall(handler, { host, call, keyed, status });
    if (answer instanceof Refusal) return refusalResponse(answer);
    return Response.json(answer, {
      status,
      headers: {
        'Content-Language': language,
        Vary: 'Accept-Language, Authorization, Prefer',
        'Cache-Control': 'no-store',
        ...(minimal && { 'Preference-Applied': 'return=minimal' }),
        ...(replayed && { 'Idempotency-Replayed': 'true' }),
      },
    });
  };
}
