import { Stripe } from 'stripe';
import { GatewayUnreachable } from '../host/ports/gateway.ts';

/** What Stripe says of a failure, without keys and addresses: it repeats what it was sent. */
const tamed = (message: string) => message.replaceAll(/\b[sr]k_\w+|\S+@\S+/g, '…');

function getReason(error: unknown): string {
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return 'Stripe does not accept STRIPE_SECRET_KEY: set it to the secret key that Stripe’s dashboard shows';
  }
  if (error instanceof Stripe.errors.StripePermissionError) {
    return `Stripe does not let STRIPE_SECRET_KEY do this, give the key the permission: ${tamed(error.message)}`;
  }
  if (error instanceof Stripe.errors.StripeConnectionError) {
    const { detail } = error;
    const why = detail instanceof Error ? detail.message : '';
    return `Stripe was not reached: ${tamed(why || error.message)}`;
  }
  if (!(error instanceof Stripe.errors.StripeError)) return tamed(String(error));
  const { type, code = 'no code', statusCode, requestId } = error;
  return `Stripe answered ${statusCode} (${type}, ${code}, request ${requestId}): ${tamed(error.message)}`;
}

/** A failed call as the host reads it: which setting to mend where it is one, and safe to try again. */
export const unreachable = (error: unknown): GatewayUnreachable =>
  new GatewayUnreachable(getReason(error), { cause: error });

/**
 * Whether Stripe refused a call for what it asked of one object, such as a session that has ended.
 * @param code Stripe's error code, where one alone is meant
 */
export const isRefused = (error: unknown, code?: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && (code === undefined || error.code === code);

/**
 * What a call to Stripe answers.
 * @throws {GatewayUnreachable} when it fails
 */
export async function getAnswer<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw unreachable(error);
  }
}
