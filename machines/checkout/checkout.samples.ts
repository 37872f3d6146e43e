import type { CheckoutSession } from '../../contract/schemas/hold.ts';
import type { CheckoutInput } from './checkout.machine.ts';

export const sampleInput: CheckoutInput = {
  unitId: 'casa-azul',
  reservationId: 'reservation',
  token: 'token',
  idempotencyKey: 'booking:createCheckout:1',
};

export const sampleCheckout: CheckoutSession = {
  id: 'session',
  url: 'http://localhost/sandbox/checkout/session',
  mode: 'payment',
  expiresAt: '2027-01-01T12:30:00Z',
};
