import { answered, defineModel, passes } from '../atlas/model.ts';
import { failed } from '../shared/failed.model.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { sampleInput, sampleCheckout } from './checkout.samples.ts';

export const checkoutModel = defineModel({
  machine: checkoutMachine,
  input: sampleInput,
  screenless: 'The journeys that lead to the payment page show how far it is.',
  events: [
    answered('createCheckout', sampleCheckout, 'a payment page is open'),
    failed('createCheckout', 'hold-expired', 'the reservation stands elsewhere'),
    failed('createCheckout', 'payment-gateway', 'the gateway cannot be reached'),
    failed('leaveForGateway', 'unknown', 'the address is not the gateway’s'),
    passes('redirectTimeout', 'checkout.leaving', 20_000, 'the gateway’s page does not come'),
  ],
  requested: ['createCheckout.answered'],
});
