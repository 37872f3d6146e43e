import { fireEvent, render, screen } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import type { CheckoutSession } from '../../contract/schemas/hold.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { sampleCheckout } from '../../machines/checkout/checkout.samples.ts';
import type { CheckoutInput } from '../../machines/checkout/checkout.machine.ts';
import { paymentCheckout, paymentMachine } from '../../machines/payment/payment.machine.ts';
import {
  sampleReservation,
  sampleUncharged,
  sampleVisit,
} from '../../machines/shared/reservation.samples.ts';
import { useJourney } from '../../src/frame/useJourney.ts';
import { PaymentView } from '../../src/views/payment/PaymentView.tsx';
import { InEnglish } from './support/inLanguage.tsx';

Element.prototype.scrollIntoView = () => undefined;
type Open = () => Promise<CheckoutSession>;

function Payment({ of, open, left }: { of: Reservation; open: Open; left: string[] }) {
  const actor = useActorRef(
    paymentMachine.provide({
      actors: {
        checkout: paymentCheckout.provide({
          actors: {
            createCheckout: fromPromise<CheckoutSession, CheckoutInput>(open),
            leaveForGateway: fromPromise<never, string>(({ input }) => {
              left.push(input);
              return new Promise<never>(() => undefined);
            }),
          },
        }),
      },
    }),
    { input: sampleVisit },
  );
  const snapshot = useJourney(actor);
  return (
    <>
      <button type="button" onClick={() => actor.send({ type: 'reservation.updated', reservation: of })}>
        tell
      </button>
      <PaymentView snapshot={snapshot} send={(event) => actor.send(event)} reservation={of} />
    </>
  );
}

function show(of: Reservation, open: Open = () => Promise.resolve(sampleCheckout)) {
  const left: string[] = [];
  render(
    <InEnglish>
      <Payment of={of} open={open} left={left} />
    </InEnglish>,
  );
  fireEvent.click(screen.getByText('tell'));
  return left;
}

test('no message is shown while every payment is in order', () => {
  show(sampleReservation);
  expect(screen.queryByText(/did not go through/)).toBeNull();
});

test('a failed charge is paid at the gateway', async () => {
  const left = show(sampleUncharged);
  expect(screen.getByText('A payment did not go through')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Pay €300.00 now' }));
  await expect.poll(() => left).toEqual([sampleCheckout.url]);
});

test('a payment page that does not open has its own error title, and can be retried', async () => {
  show(sampleUncharged, () => Promise.reject(new CallFailed('payment-gateway')));
  fireEvent.click(screen.getByRole('button', { name: 'Pay €300.00 now' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Payment error');
  expect(screen.getByRole('button', { name: 'Pay €300.00 now' })).toHaveProperty('disabled', false);
});
