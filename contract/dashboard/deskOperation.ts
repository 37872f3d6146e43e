import * as v from 'valibot';
import { reservationNumber } from '../schemas/hold.ts';
import { means } from '../schemas/means.ts';
import { reservationId } from '../schemas/primitives.ts';

/** The names of a reservation, in each answer about it. */
export const terms = { number: reservationNumber, id: reservationId };

export const maskedEmail = means(v.string(), 'The e-mail address, most of it masked.');

/** The recipient of an e-mail that is only sent if the guest has an address. */
export const recipient = means(
  v.nullable(v.string()),
  'The e-mail address, most of it masked; null if none is stored, so nothing is sent.',
);

/** The link of a guest without an e-mail address. */
export const passedLink = means(
  v.nullable(v.string()),
  'The guest’s link, which the person can pass on; null if it is sent by e-mail only, or not created yet.',
);

const params = {
  reservation: means(
    v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(64, 'too_long')),
    'The number or the id of the reservation.',
  ),
};

/** The path and the problems of all operations on one reservation. */
export const common = {
  params,
  problems: {
    404: ['not-found'],
    409: ['command-refused', 'idempotency-mismatch'],
    422: ['validation-failed'],
  },
} as const;

/** The roles that may change a reservation. */
export const hosts = ['owner', 'manager'] as const;
/** The roles that see money. */
export const withMoney = ['owner', 'manager', 'accountant'] as const;
