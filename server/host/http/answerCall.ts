import type { OperationName } from '../../../contract/operations.ts';
import type { HostContext } from '../base/context.ts';
import { claim, isLasting, isProblem, recall, remember, type Remembered } from '../idempotency/memory.ts';
import type { KeyedRequest } from '../idempotency/requestKey.ts';
import { Refusal, getRefusal } from '../base/refusal.ts';
import { inTransaction } from '../store/transaction.ts';
import type { Answer, Call, Handler, ExternalCall, Secret, Write } from '../base/call.ts';

export interface Outcome<N extends OperationName> {
  answer: Answer<N> | Refusal;
  /** Whether this is the stored answer of an earlier request with the same key. */
  replayed: boolean;
}

/** A call with the data that is needed to answer it and to store the answer. */
interface CallRequest<N extends OperationName> {
  host: HostContext;
  call: Call<N>;
  /** Undefined if the request has no idempotency key; the answer is then not stored. */
  keyed: KeyedRequest | undefined;
  /** The status of a success. */
  status: number;
}

const remembered = <N extends OperationName>(
  answer: Answer<N> | Refusal,
  status: number,
  secret: Secret<N> | undefined,
  host: HostContext,
): Remembered =>
  answer instanceof Refusal
    ? { status: answer.problem.status, answer: answer.problem }
    : { status, answer: secret ? secret.without(answer, host) : answer };

/** Answers a call with an operation's handler, or with the stored answer of the same idempotency key. */
export async function answerCall<N extends OperationName>(
  handler: Handler<N>,
  request: CallRequest<N>,
): Promise<Outcome<N>> {
  if ('reads' in handler) {
    const { host, call } = request;
    const answer = await (handler.mayBeOld && host.standby
      ? host.standby.read((db) => handler.reads({ ...host, db }, call))
      : handler.reads(host, call));
    return { answer, replayed: false };
  }
  if ('external' in handler) return callExternalOnce(handler.external, request);
  await handler.prepares?.(request.host, request.call);
  return writeOnce(handler.writes, handler.secret, request);
}

async function callExternalOnce<N extends OperationName>(
  reach: ExternalCall<N>,
  request: CallRequest<N>,
): Promise<Outcome<N>> {
  const { host, call, keyed, status } = request;
  const earlier = await replay(request, undefined);
  if (earlier) return earlier;
  const answer = await reach(host, call);
  if (keyed && (!(answer instanceof Refusal) || isLasting(answer))) {
    await remember(host.db, keyed, remembered<N>(answer, status, undefined, host));
  }
  return { answer, replayed: false };
}

async function writeOnce<N extends OperationName>(
  write: Write<N>,
  secret: Secret<N> | undefined,
  request: CallRequest<N>,
): Promise<Outcome<N>> {
  const { host, call, keyed, status } = request;
  const answered = await inTransaction(host.db, async (trx) => {
    if (keyed && !(await claim(trx, keyed))) return undefined;
    const answer = await write(trx, host, call);
    if (keyed) await remember(trx, keyed, remembered(answer, status, secret, host));
    return answer;
  }).catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    if (keyed && isLasting(error)) await remember(host.db, keyed, remembered<N>(error, status, secret, host));
    return error;
  });
  if (answered !== undefined) return { answer: answered, replayed: false };

  const earlier = await replay(request, secret);
  if (!earlier) throw new Refusal('unavailable', { retryAfter: 1 });
  return earlier;
}

async function replay<N extends OperationName>(
  { host, keyed }: CallRequest<N>,
  secret: Secret<N> | undefined,
): Promise<Outcome<N> | undefined> {
  const earlier = keyed && (await recall(host.db, keyed));
  if (!earlier) return undefined;
  if (isProblem(earlier)) return { answer: getRefusal(earlier.answer), replayed: true };
  const answer = secret ? secret.remake(host, earlier.answer) : (earlier.answer as Answer<N>);
  return { answer, replayed: true };
}
