import { parseAccept } from 'hono/utils/accept';
import type { DashboardOperation } from '../../../contract/dashboard/operation.ts';
import { dashboardOperations, type DashboardOperationName } from '../../../contract/dashboard/operations.ts';
import { repeatable } from '../../../contract/schemas/headers.ts';
import { negotiateLanguage } from '../../../contract/values/language.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import { CommandRefused, UnknownReservation, WrongInput } from '../commands/index.ts';
import { checkHeaders } from '../http/checkHeaders.ts';
import { checkParams } from '../http/checkParams.ts';
import { refusalResponse } from '../http/problemResponse.ts';
import { readBody } from '../http/readBody.ts';
import type { Caller, Route } from '../http/route.ts';
import { hash } from '../idempotency/requestKey.ts';
import { AccessRefused, findSession, getAgent, type ActionSubject } from '../users/index.ts';
import { answerCall } from './answerCall.ts';
import { challenge } from './challenge.ts';
import type { DashboardCall, DashboardHandler } from './call.ts';
import { readCookies } from './cookies.ts';
import { dashboardHandlers } from './handlers.ts';
import { readQuery } from './readQuery.ts';
import { requireAccess, requireOwnOrigin, requireProofFor } from './requireAccess.ts';

type Name = DashboardOperationName;

/** Converts the errors of commands and of access to refusals, without sentences that are about the command line. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof UnknownReservation) return new Refusal('not-found');
  if (error instanceof CommandRefused) return new Refusal('command-refused');
  if (error instanceof AccessRefused) return new Refusal(error.reason);
  if (error instanceof WrongInput) return new Refusal('validation-failed', { violations: [] });
  throw error;
}

async function answer(
  host: HostContext,
  name: Name,
  request: Request,
  rawParams: Record<string, string>,
  { networks }: Caller,
): Promise<Response> {
  const operation: DashboardOperation = dashboardOperations[name];
  const cookies = readCookies(host.pages, request);
  const session = cookies.session === undefined ? undefined : await findSession(host.db, cookies.session);
  requireAccess(operation, session);
  const isWrite = operation.method === 'post';
  if (isWrite) requireOwnOrigin(host.pages, request);

  const language =
    session?.user.locale ??
    negotiateLanguage(parseAccept(request.headers.get('Accept-Language') ?? ''), host.content.offered);
  const params = checkParams(operation, rawParams);
  const query = operation.query && readQuery(request, operation.query);
  const body = operation.body && (await readBody(request, operation.body, () => Promise.resolve([])));
  requireProofFor(operation, body, session);
  const { 'Idempotency-Key': key } = checkHeaders(isWrite ? { headers: repeatable } : {}, request);
  const keyed =
    key === undefined || !session
      ? undefined
      : { clientId: `host ${session.user.id}`, key, ...hash(host.keys, name, { params, query, body }) };

  const subject: ActionSubject = {};
  const call = {
    params,
    query,
    body,
    language,
    session,
    cookies,
    agent: getAgent(request.headers.get('User-Agent')),
    networks,
    note: (about: ActionSubject) => void Object.assign(subject, about),
  } as DashboardCall<Name>;
  const handler = dashboardHandlers[name] as DashboardHandler<Name>;
  const { status } = operation.success;
  const outcome = await answerCall(handler, { name, host, call, subject, keyed, status });

  const headers = new Headers({ 'Content-Language': language, 'Cache-Control': 'no-store' });
  if (outcome.replayed) headers.set('Idempotency-Replayed', 'true');
  for (const cookie of outcome.cookies ?? []) headers.append('Set-Cookie', cookie);
  return Response.json(outcome.answer, { status, headers });
}

/** Creates the route of one operation of the dashboard. */
export const operationRoute =
  (host: HostContext, name: Name): Route['answer'] =>
  async (request, params, caller) => {
    try {
      return await answer(host, name, request, params, caller);
    } catch (error) {
      return refusalResponse(toRefusal(error), challenge);
    }
  };
