import { Stripe } from 'stripe';
import type { StripeProblem } from '../../contract/dashboard/settings.ts';
import { GatewayUnreachable } from '../host/ports/gateway.ts';

/** Hides keys and addresses in Stripe's error messages, which repeat their input. */
const tamed = (message: string) => message.replaceAll(/\b[sr]k_\w+|\S+@\S+/g, '…');

function getReason(error: unknown): string {
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return 'Stripe does not accept STRIPE_SECRET_KEY: set it to the secret key that Stripe’s dashboard shows';
  }
  if (error instanceof Stripe.errors.StripePermissionError) {
    return `Stripe does not allow STRIPE_SECRET_KEY to do this; give the key the permission: ${tamed(error.message)}`;
  }
  if (error instanceof Stripe.errors.StripeConnectionError) {
    const { detail } = error;
    const why = detail instanceof Error ? detail.message : '';
    return `Stripe could not be reached: ${tamed(why || error.message)}`;
  }
  if (!(error instanceof Stripe.errors.StripeError)) return tamed(String(error));
  const { type, code = 'no code', statusCode, requestId } = error;
  return `Stripe answered ${statusCode} (${type}, ${code}, request ${requestId}): ${tamed(error.message)}`;
}

/**
 * Converts a failed call into an error for the host, which names the setting to correct, if any. The call is safe to
 * retry.
 */
export const unreachable = (error: unknown): GatewayUnreachable =>
  new GatewayUnreachable(getReason(error), { cause: error });

/** Whether a restricted key lacks the permission for a call. */
export const isForbidden = (error: unknown): boolean => error instanceof Stripe.errors.StripePermissionError;

/** Returns the kind of a failure of Stripe, also of its cause. */
export function getStripeProblem(error: unknown): StripeProblem {
  const cause = error instanceof GatewayUnreachable ? error.cause : error;
  if (cause instanceof Stripe.errors.StripeAuthenticationError) return 'key';
  return isForbidden(cause) ? 'permission' : 'unreachable';
}

/**
 * Whether Stripe rejected a call because of an object's state, such as a session that has ended.
 * @param code restricts the check to one of Stripe's error codes
 */
export const isRefused = (error: unknown, code?: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && (code === undefined || error.code === code);

/**
 * Returns the answer of a call to Stripe.
 * @throws {GatewayUnreachable} when it fails
 */
export async function getAnswer<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw unreachable(error);
  }
}
