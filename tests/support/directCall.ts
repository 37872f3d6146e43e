import type { OperationName } from '../../contract/operations.ts';
import type { Answer, Call, Read, Write } from '../../server/host/base/call.ts';
import { Refusal } from '../../server/host/base/refusal.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import type { ManualHost } from './manualHost.ts';

type About<N extends OperationName> = Partial<Pick<Call<N>, 'body' | 'params' | 'minimal'>>;
type Who = Partial<Pick<Call<OperationName>, 'clientId' | 'bookingId' | 'networks'>>;

/** Returns a call with defaults for everything that a test does not say. */
export const createCall = <N extends OperationName>(about: About<N>, who: Who = {}): Call<N> =>
  ({
    params: {},
    body: undefined,
    language: 'en',
    clientId: 'site',
    minimal: false,
    bookingId: undefined,
    networks: [],
    ...about,
    ...who,
  }) as Call<N>;

/** The answer of an operation's handler that is called alone, without HTTP and without keys; a refusal is thrown. */
export async function callWriteOperation<N extends OperationName>(
  { db, context }: ManualHost,
  write: Write<N>,
  body: Call<N>['body'],
  who: Who = {},
): Promise<Answer<N>> {
  const answer = await inTransaction(db, (trx) => write(trx, context, createCall<N>({ body }, who)));
  if (answer instanceof Refusal) throw answer;
  return answer;
}

/** The same for an operation that changes nothing. */
export const callReadOperation = <N extends OperationName>(
  { context }: Pick<ManualHost, 'context'>,
  read: Read<N>,
  about: About<N>,
  who: Who = {},
): Promise<Answer<N>> => read(context, createCall<N>(about, who));

/** The kind of an answer that is a refusal, or the answer. */
export const getProblemKind = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    (given) => (given instanceof Refusal ? given.kind : given),
    (error: unknown) => {
      if (error instanceof Refusal) return error.kind;
      throw error;
    },
  );
