import { findOtp } from '../../contract/values/oneTimePassword.ts';

/** Returns the six digits of a complete one-time password, or the input as typed. */
export const typedCode = (otp: string): string => findOtp(otp) ?? otp;

/** The guard `codeIsComplete`: the input contains all six digits. */
export const codeIsComplete = (_: unknown, otp: string): boolean => findOtp(otp) !== undefined;
