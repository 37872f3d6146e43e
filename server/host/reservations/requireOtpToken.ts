import { toViolation } from '../../../contract/schemas/violations.ts';
import { Refusal } from '../base/refusal.ts';
import { isOtpToken } from '../keys/otpToken.ts';
import type { Keys } from '../keys/keys.ts';
import type { OneTimePasswordRow } from '../store/schema.ts';

/**
 * Accepts only the token of the link in the e-mail with a one-time password. A wrong token uses up no try, because 160
 * bits cannot be guessed.
 * @throws {Refusal} 422 if the token belongs to another password
 */
export function requireOtpToken(keys: Keys, password: OneTimePasswordRow, token = ''): void {
  if (!isOtpToken(keys, password, token)) {
    throw new Refusal('otp-incorrect', { violations: [toViolation('otpToken', 'otp_incorrect')] });
  }
}
