import { StripeProblem } from './problem.ts';

interface StoredAnswer {
  request: string;
  answer?: Answer;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** The lifetime of a key at Stripe, in seconds. */
const known = 24 * 3600;

/**
 * Answers under one key are the first answer again, refusals of a card included; another request under it is
 * refused, and so is the same while the first is under way. What was refused before it began is not kept.
 */
export function openIdempotency(now: () => number) {
  const keys = new Map<string, StoredAnswer & { at: number }>();
  return async (
    key: string | undefined,
    request: string,
    act: () => Promise<Answer>,
  ): Promise<Answer & { replayed?: true }> => {
    if (key === undefined) return act();
    if (key.length > 255)
      throw new StripeProblem(400, 'Idempotency keys can be at most 255 characters long.');
    const found = keys.get(key);
    const earlier = found && found.at > now() - known ? found : undefined;
    if (earlier === undefined) {
      const fresh: StoredAnswer & { at: number } = { request, at: now() };
      keys.set(key, fresh);
      try {
        fresh.answer = await act();
        return fresh.answer;
      } catch (error) {
        keys.delete(key);
        throw error;
      }
    }
    if (earlier.request !== request) {
      throw new StripeProblem(
        400,
        'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
          `Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: 'idempotency_error' },
      );
    }
    if (earlier.answer !== undefined) return { ...earlier.answer, replayed: true };
    throw new StripeProblem(
      409,
      'There is currently another in-progress request using this Idempotent Key.',
      {
        code: 'idempotency_key_in_use',
      },
    );
  };
}
