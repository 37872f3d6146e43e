import { defineAnswer, defineModel, defineDelay } from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { sampleInput, sampleCheckout } from './checkout.samples.ts';

export const checkoutModel = defineModel({
  machine: checkoutMachine,
  input: sampleInput,
  screenless: 'The screens of booking and payment show the progress of the checkout.',
  events: [
    defineAnswer('createCheckout', sampleCheckout, 'the host opens a payment page'),
    failed('createCheckout', 'hold-expired', 'the status of the reservation has changed'),
    failed('createCheckout', 'payment-gateway', 'the gateway cannot be reached'),
    failed('leaveForGateway', 'unknown', 'the address does not belong to the gateway'),
    defineDelay('redirectTimeout', 'checkout.leaving', 20_000, 'the page of the gateway does not open'),
  ],
  mainPath: ['createCheckout.answered'],
});
