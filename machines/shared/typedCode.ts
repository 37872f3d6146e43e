import { findOtp } from '../../contract/rules/oneTimePassword.ts';

/** A one-time password as it is typed: its six digits alone once all are there. */
export const typedCode = (otp: string): string => findOtp(otp) ?? otp;

/** The guard `codeIsComplete`: all six digits are there. */
export const codeIsComplete = (_: unknown, otp: string): boolean => findOtp(otp) !== undefined;
