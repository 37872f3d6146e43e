import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../host/index.ts';

/** The header with the signature of a webhook event: `t={seconds since 1970},v1={HMAC-SHA-256 of "t.body" in hex}`. */
export const signatureHeader = 'estadia-sandbox-signature';

/** The maximum age of a signature, so that a recorded event cannot be replayed later. */
const toleranceSeconds = 300;

/** Derives the secret that signs the sandbox's webhook events. */
export const webhookSecret = (secretKey: string) => deriveKey(secretKey, 'sandbox webhook');

const hmac = (secret: Buffer, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest();

export function signBody(secret: Buffer, body: string, now: Date) {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${hmac(secret, seconds, body).toString('hex')}`;
}

/** Whether the body was recently signed with this secret. */
export function isSigned(secret: Buffer, body: string, signature: string | null, now: Date) {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '');
  if (parts === null) return false;
  const seconds = Number(parts[1]);
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false;
  return timingSafeEqual(Buffer.from(parts[2]!, 'hex'), hmac(secret, seconds, body));
}
