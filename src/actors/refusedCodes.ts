import { isFailure, type CallFailed } from '../../contract/schemas/callFailed.ts';

/**
 * Remembers the one-time passwords that the host has refused, and does not send them again. A complete code is sent
 * automatically, and a press of the button after that would use up another of the few attempts.
 */
export function createRefusedCodes() {
  const codes = new Set<string>();
  let refusal: CallFailed | undefined;
  return {
    /** Sends a code, unless the host has refused it: then its last refusal is the answer. */
    async send<Answer>(code: string, send: () => Promise<Answer>): Promise<Answer> {
      if (refusal && codes.has(code)) throw refusal;
      try {
        return await send();
      } catch (error) {
        if (isFailure(error, 'otp-incorrect')) {
          codes.add(code);
          refusal = error;
        }
        throw error;
      }
    },
    /** Forgets the refused codes, because the host has sent another one. */
    forget(): void {
      codes.clear();
      refusal = undefined;
    },
  };
}

export type RefusedCodes = ReturnType<typeof createRefusedCodes>;
