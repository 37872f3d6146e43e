import type { OperationName } from '../../../contract/operations.ts';
import type { HostContext } from '../context.ts';
import { claim, isProblem, recall, remember, type Remembered } from '../idempotency/memory.ts';
import type { KeyedRequest } from '../idempotency/requestKey.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { inTransaction } from '../store/transaction.ts';
import type { Answer, Call, Handler, Secret } from './call.ts';

export interface Outcome<N extends OperationName> {
  answer: Answer<N> | Refusal;
  /** Whether it was given before, to the same key. */
  replayed: boolean;
}

const isLasting = ({ problem }: Refusal) => problem.status < 500 && problem.status !== 429;

const problemAnswer = ({ problem }: Refusal): Remembered => ({ status: problem.status, answer: problem });

/** Has an operation's handler answer a call, and gives the answer it gave to the same key before. */
export async function answerCall<N extends OperationName>(
  host: HostContext,
  handler: Handler<N>,
  call: Call<N>,
  keyed: KeyedRequest | undefined,
  status: number,
): Promise<Outcome<N>> {
  if ('reads' in handler) return { answer: await handler.reads(host, call), replayed: false };
  const secret = 'writes' in handler ? handler.secret : undefined;

  const earlier = keyed && (await recall(host.db, keyed));
  if (earlier) return { answer: await replay(host, secret, earlier), replayed: true };

  const kept = (answer: Answer<N> | Refusal): Remembered =>
    answer instanceof Refusal
      ? problemAnswer(answer)
      : { status, answer: secret ? secret.without(answer) : answer };

  if ('reaches' in handler) {
    const answer = await handler.reaches(host, call);
    if (keyed && (!(answer instanceof Refusal) || isLasting(answer))) {
      await remember(host.db, keyed, kept(answer));
    }
    return { answer, replayed: false };
  }

  const answered = await inTransaction(host.db, async (trx) => {
    if (keyed && !(await claim(trx, keyed))) return undefined;
    const answer = await handler.writes(trx, host, call);
    if (keyed) await remember(trx, keyed, kept(answer));
    return answer;
  }).catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    if (keyed && isLasting(error)) await remember(host.db, keyed, problemAnswer(error));
    return error;
  });
  if (answered !== undefined) return { answer: answered, replayed: false };

  // The same request, sent twice at once: the other one has been answered by now.
  const other = keyed && (await recall(host.db, keyed));
  if (!other) throw new Refusal('unavailable', { retryAfter: 1 });
  return { answer: await replay(host, secret, other), replayed: true };
}

const replay = async <N extends OperationName>(
  host: HostContext,
  secret: Secret<N> | undefined,
  remembered: Remembered,
): Promise<Answer<N> | Refusal> => {
  if (isProblem(remembered)) return refusalOf(remembered.answer);
  return secret ? secret.remade(host, remembered.answer) : (remembered.answer as Answer<N>);
};
