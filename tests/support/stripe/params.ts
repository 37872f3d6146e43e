import * as v from 'valibot';
import { expand, metadata, text, wholeNumber, yesNo } from './form.ts';

/** The parameters of each call. Unknown ones are rejected, so that a test notices a wrong name. */
const eur = v.literal('eur');
const types = v.optional(v.array(v.literal('card')));

export const sessionParams = v.strictObject({
  mode: v.picklist(['payment', 'setup']),
  line_items: v.optional(
    v.array(
      v.strictObject({
        quantity: wholeNumber,
        price_data: v.strictObject({
          currency: eur,
          unit_amount: wholeNumber,
          product_data: v.strictObject({
            name: v.pipe(text, v.nonEmpty()),
            images: v.optional(v.pipe(v.array(v.pipe(text, v.url())), v.maxLength(8))),
          }),
        }),
      }),
    ),
  ),
  currency: v.optional(eur),
  customer_creation: v.optional(v.picklist(['always', 'if_required'])),
  customer_email: v.optional(v.pipe(v.string(), v.email())),
  payment_intent_data: v.optional(
    v.strictObject({
      description: v.optional(text),
      metadata,
      setup_future_usage: v.optional(v.picklist(['off_session', 'on_session'])),
    }),
  ),
  setup_intent_data: v.optional(v.strictObject({ description: v.optional(text), metadata })),
  adaptive_pricing: v.optional(v.strictObject({ enabled: yesNo })),
  allowed_payment_method_types: types,
  locale: v.optional(v.picklist(['en', 'pt', 'fr', 'de', 'es'])),
  success_url: v.pipe(v.string(), v.url()),
  cancel_url: v.optional(v.pipe(v.string(), v.url())),
  expires_at: wholeNumber,
  metadata,
  expand,
});
export type SessionParams = v.InferOutput<typeof sessionParams>;

export const paymentParams = v.strictObject({
  amount: wholeNumber,
  currency: eur,
  customer: v.optional(text),
  payment_method: text,
  allowed_payment_method_types: types,
  confirm: v.literal('true'),
  off_session: v.optional(yesNo, 'false'),
  description: v.optional(text),
  metadata,
  expand,
});

export const refundParams = v.strictObject({
  payment_intent: text,
  amount: v.optional(wholeNumber),
  metadata,
});

export const setupParams = v.strictObject({
  customer: text,
  payment_method: text,
  confirm: v.literal('true'),
  allowed_payment_method_types: types,
  usage: v.optional(v.literal('off_session')),
  metadata,
  expand,
});

export const customerParams = v.strictObject({ email: v.optional(text), metadata });
export const attachParams = v.strictObject({ customer: text });
export const noParams = v.strictObject({ expand });

const limit = v.optional(wholeNumber, '10');
export const listOfCustomer = v.strictObject({ customer: text, limit });
export const listOfPayment = v.strictObject({ payment_intent: text, limit });
export const listOfRefunds = v.strictObject({ payment_intent: v.optional(text), limit });
export const listParams = v.strictObject({ limit });

const events = v.pipe(v.array(text), v.nonEmpty());
export const newEndpointParams = v.strictObject({
  url: v.pipe(v.string(), v.url()),
  enabled_events: events,
  api_version: v.optional(text),
  metadata,
});
export const endpointParams = v.strictObject({
  url: v.pipe(v.string(), v.url()),
  enabled_events: events,
  disabled: yesNo,
});
