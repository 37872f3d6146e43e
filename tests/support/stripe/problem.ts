import type { Stripe } from 'stripe';

interface About {
  type?: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: Stripe.PaymentIntent;
}

/** An error in Stripe's format. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly about: About;

  constructor(status: number, message: string, about: About = {}) {
    super(message);
    this.status = status;
    this.about = about;
  }

  body(requestId: string) {
    const { type = 'invalid_request_error', ...rest } = this.about;
    return {
      error: { type, message: this.message, ...rest, request_log_url: `https://stripe.test/${requestId}` },
    };
  }
}

export const createMissingProblem = (kind: string, id: string, param = 'id') =>
  new StripeProblem(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
