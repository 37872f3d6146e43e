import { isRecord } from '../../../contract/values/isRecord.ts';
import type { AnswerSecret } from '../base/call.ts';
import { decryptText, encryptText } from '../keys/keys.ts';

const getAssociatedData = (key: string) => `dashboard answer ${key}`;

/** Stores an answer that contains a secret encrypted, so that only a repeated call reveals it. */
export const sealedAnswer = {
  without: (answer: unknown, { keys }, key) => ({
    sealed: encryptText(keys, JSON.stringify(answer), getAssociatedData(key)),
  }),
  remake({ keys }, remembered, key) {
    if (!isRecord(remembered)) throw new Error('a stored answer is not encrypted');
    return JSON.parse(decryptText(keys, String(remembered['sealed']), getAssociatedData(key))) as never;
  },
} satisfies AnswerSecret<never>;
