import type { HostContext } from '../base/context.ts';
import {
  claim,
  isPermanent,
  isProblem,
  recall,
  release,
  remember,
  type Remembered,
} from '../idempotency/memory.ts';
import type { KeyedRequest } from '../idempotency/requestKey.ts';
import { Refusal, getRefusal } from '../base/refusal.ts';
import type { Database, Trx } from '../store/database.ts';
import { inSavepoint, inTransaction } from '../store/transaction.ts';
import type { AnswerSecret, OperationHandler, WithCookies } from '../base/call.ts';

export interface Outcome<Answer> extends Partial<Pick<WithCookies<Answer>, 'cookies'>> {
  answer: Answer | Refusal;
  /** Whether this is the stored answer of an earlier request with the same key. */
  replayed?: true;
}

/** A call with the data that is needed to answer it, to log it and to store the answer. */
export interface CallRequest<Call> {
  host: HostContext;
  call: Call;
  /** Undefined if the request has no idempotency key; the answer is then not stored. */
  keyed: KeyedRequest | undefined;
  /** The status of a success. */
  status: number;
  /** Converts the errors with which handlers refuse calls; throws any other error again. */
  toRefusal: (error: unknown) => Refusal;
  /** Adds a successful call to the log of actions. */
  recordAction?: ((db: Database) => Promise<void>) | undefined;
}

type Handler<Call, Answer, Way extends string> = Extract<
  OperationHandler<Call, Answer>,
  Record<Way, unknown>
>;

/** The name of a key, with which secrets in its answer are encrypted. */
const getKeyName = ({ clientId, key }: KeyedRequest) => `${clientId} ${key}`;

const toRemembered = <Call, Answer>(
  { host, status }: CallRequest<Call>,
  keyed: KeyedRequest,
  answer: Answer | Refusal,
  secret: AnswerSecret<Answer> | undefined,
): Remembered =>
  answer instanceof Refusal
    ? { status: answer.problem.status, answer: answer.problem }
    : { status, answer: secret ? secret.without(answer, host, getKeyName(keyed)) : answer };

/**
 * Answers a call with an operation's handler, or with the stored answer of the same idempotency key, and logs it.
 * @throws what the handler throws, unless it is a refusal that was stored
 */
export async function answerCall<Call, Answer>(
  handler: OperationHandler<Call, Answer>,
  request: CallRequest<Call>,
): Promise<Outcome<Answer>> {
  const { host, call } = request;
  if ('reads' in handler) {
    const answer = await (handler.mayBeOld && host.standby
      ? host.standby.read((db) => handler.reads({ ...host, db }, call))
      : handler.reads(host, call));
    await request.recordAction?.(host.db);
    return { answer };
  }
  if ('signsIn' in handler) {
    const signedIn = await inTransaction(host.db, (trx) => handler.signsIn(trx, host, call));
    return signedIn instanceof Refusal ? { answer: signedIn } : signedIn;
  }
  return 'external' in handler ? callExternalOnce(handler, request) : writeOnce(handler, request);
}

async function callExternalOnce<Call, Answer>(
  { external }: Handler<Call, Answer, 'external'>,
  request: CallRequest<Call>,
): Promise<Outcome<Answer>> {
  const { host, call, keyed, toRefusal, recordAction } = request;
  const earlier = await replay<Call, Answer>(request, undefined);
  if (earlier) return earlier;
  const answer = await external(host, call).catch(toRefusal);
  await inTransaction(host.db, async (trx) => {
    if (!(answer instanceof Refusal)) await recordAction?.(trx);
    if (keyed && isPermanent(answer)) {
      await remember(trx, keyed, toRemembered(request, keyed, answer, undefined));
    }
  });
  return { answer };
}

/**
 * Claims the key, does the work and stores the answer in one transaction, so that a process that is killed leaves either
 * all of it or nothing. A permanent refusal that is thrown rolls back to a savepoint after the claim, and is stored with
 * it: if the whole transaction were rolled back and the refusal stored by another one, a simultaneous request with the
 * same key could succeed between the two, and one key would have two answers.
 */
async function writeOnce<Call, Answer>(
  { writes, prepares, secret }: Handler<Call, Answer, 'writes'>,
  request: CallRequest<Call>,
): Promise<Outcome<Answer>> {
  const { host, call, keyed, toRefusal, recordAction } = request;
  // A refusal before the transaction is stored in it as well, unless the key already has an answer.
  const refused = await prepares?.(host, call).then(() => undefined, toRefusal);
  const work = async (trx: Trx) => {
    if (refused) throw refused;
    const answer = await writes(trx, host, call);
    if (!(answer instanceof Refusal)) await recordAction?.(trx);
    return answer;
  };
  const recover = (error: unknown) => {
    const refusal = toRefusal(error);
    if (!isPermanent(refusal)) throw refusal;
    return refusal;
  };
  const answer = await inTransaction(host.db, async (trx) => {
    if (!keyed) return work(trx);
    if (!(await claim(trx, keyed))) return undefined;
    const given = await inSavepoint(trx, () => work(trx), recover);
    await (isPermanent(given)
      ? remember(trx, keyed, toRemembered(request, keyed, given, secret))
      : release(trx, keyed));
    return given;
  });
  if (answer !== undefined) return { answer };

  const earlier = await replay(request, secret);
  if (!earlier) throw new Refusal('unavailable', { retryAfter: 1 });
  return earlier;
}

async function replay<Call, Answer>(
  { host, keyed }: CallRequest<Call>,
  secret: AnswerSecret<Answer> | undefined,
): Promise<Outcome<Answer> | undefined> {
  const earlier = keyed && (await recall(host.db, keyed));
  if (!earlier) return undefined;
  if (isProblem(earlier)) return { answer: getRefusal(earlier.answer), replayed: true };
  const answer = secret ? secret.remake(host, earlier.answer, getKeyName(keyed)) : (earlier.answer as Answer);
  return { answer, replayed: true };
}
