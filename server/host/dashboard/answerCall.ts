import type { DashboardOperation } from '../../../contract/dashboard/operation.ts';
import { dashboardOperations, type DashboardOperationName } from '../../../contract/dashboard/operations.ts';
import { isRecord } from '../../../contract/values/isRecord.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal, getRefusal } from '../base/refusal.ts';
import { claim, isLasting, isProblem, recall, remember } from '../idempotency/memory.ts';
import type { KeyedRequest } from '../idempotency/requestKey.ts';
import { decryptText, encryptText } from '../keys/keys.ts';
import { inTransaction } from '../store/transaction.ts';
import type { Database } from '../store/database.ts';
import { recordAction, type ActionSubject } from '../users/index.ts';
import type { DashboardCall, DashboardHandler } from './call.ts';

type Name = DashboardOperationName;

export interface Outcome {
  answer: unknown;
  cookies?: string[];
  /** Whether this is the stored answer of an earlier request with the same key. */
  replayed?: true;
}

/** A call with the data that is needed to answer it, to log it and to store the answer. */
interface CallRequest<N extends Name> {
  name: N;
  host: HostContext;
  call: DashboardCall<N>;
  /** The parts of the log entry that the handler has noted. */
  subject: ActionSubject;
  /** Undefined if the request has no idempotency key; the answer is then not stored. */
  keyed: KeyedRequest | undefined;
  /** The status of a success. */
  status: number;
}

/** Adds the entry of a call to the log of actions. */
async function log<N extends Name>(db: Database, { name, call, subject }: CallRequest<N>): Promise<void> {
  if (call.session) await recordAction(db, call.session.user, name, subject);
}

const about = ({ clientId, key }: KeyedRequest) => `dashboard answer ${clientId} ${key}`;

/** Encrypts a secret answer for repeated calls. */
const sealAnswer = ({ keys }: HostContext, keyed: KeyedRequest, answer: unknown) => ({
  sealed: encryptText(keys, JSON.stringify(answer), about(keyed)),
});

const unsealAnswer = ({ keys }: HostContext, keyed: KeyedRequest, stored: unknown): unknown =>
  isRecord(stored) && typeof stored['sealed'] === 'string'
    ? JSON.parse(decryptText(keys, stored['sealed'], about(keyed)))
    : stored;

async function replay<N extends Name>({ host, keyed }: CallRequest<N>): Promise<Outcome | undefined> {
  const earlier = keyed && (await recall(host.db, keyed));
  if (!earlier) return undefined;
  if (isProblem(earlier)) throw getRefusal(earlier.answer);
  return { answer: unsealAnswer(host, keyed, earlier.answer), replayed: true };
}

/** Stores the answer of a refused call, and throws the refusal. */
const refuseOnce =
  <N extends Name>({ host, keyed }: CallRequest<N>) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof Refusal && keyed && isLasting(error)) {
      await remember(host.db, keyed, { status: error.problem.status, answer: error.problem });
    }
    throw error;
  };

async function writeOnce<N extends Name>(
  { writes, isSecret }: Extract<DashboardHandler<N>, { writes: unknown }>,
  request: CallRequest<N>,
): Promise<Outcome> {
  const { host, call, keyed, status } = request;
  const answered = await inTransaction(host.db, async (trx) => {
    if (keyed && !(await claim(trx, keyed))) return undefined;
    const answer = await writes(trx, host, call);
    if (!(answer instanceof Refusal)) await log(trx, request);
    if (keyed && !(answer instanceof Refusal)) {
      const stored = isSecret ? sealAnswer(host, keyed, answer) : answer;
      await remember(trx, keyed, { status, answer: stored });
    }
    return { answer };
  }).catch(refuseOnce(request));
  if (answered === undefined) {
    const earlier = await replay(request);
    if (!earlier) throw new Refusal('unavailable', { retryAfter: 1 });
    return earlier;
  }
  if (answered.answer instanceof Refusal) return refuseOnce(request)(answered.answer);
  return answered;
}

/**
 * Answers a call with an operation's handler, or with the stored answer of the same idempotency key, and logs it.
 * @throws {Refusal}
 */
export async function answerCall<N extends Name>(
  handler: DashboardHandler<N>,
  request: CallRequest<N>,
): Promise<Outcome> {
  const { host, call, keyed, status } = request;
  if ('reads' in handler) {
    const answer = await handler.reads(host, call);
    const { effect }: DashboardOperation = dashboardOperations[request.name];
    if (effect !== 'reads') await log(host.db, request);
    return { answer };
  }
  if ('writes' in handler) {
    await handler.prepares?.(host, call);
    return writeOnce(handler, request);
  }
  if ('signsIn' in handler) {
    const outcome = await inTransaction(host.db, (trx) => handler.signsIn(trx, host, call));
    if (outcome instanceof Refusal) throw outcome;
    return outcome;
  }
  const earlier = await replay(request);
  if (earlier) return earlier;
  const answer = await handler.external(host, call).catch(refuseOnce(request));
  await log(host.db, request);
  if (keyed) await remember(host.db, keyed, { status, answer });
  return { answer };
}
