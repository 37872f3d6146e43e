import { findOtp } from '../../contract/values/oneTimePassword.ts';

/** Creates the one-time passwords of a walk. Each is different, because the site does not send a refused one again. */
export function createCodes() {
  const refused = new Set<string>();
  let count = 0;
  return {
    /** Returns another code, as a guest types it. */
    next: (): string => `123 ${String(456 + count++)}`,
    /** Records that the host has refused a code. */
    refuse: (code: string): void => void refused.add(code),
    /** Whether the site sends a code: it is complete, and was not refused. */
    isSent: (code: string): boolean => {
      const otp = findOtp(code);
      return otp !== undefined && !refused.has(otp);
    },
  };
}
