import { fireEvent, render, screen, within } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import type { Refund } from '../../contract/schemas/refund.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { cancellationMachine } from '../../machines/cancellation/cancellation.machine.ts';
import { sampleReservation, sampleVisit } from '../../machines/shared/reservation.samples.ts';
import { useJourney } from '../../src/frame/useJourney.ts';
import { CancellationView } from '../../src/views/cancellation/CancellationView.tsx';
import { InEnglish } from './support/inLanguage.tsx';

Element.prototype.scrollIntoView = vi.fn<() => void>();
const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

const reservation: Reservation = {
  ...sampleReservation,
  unit: { ...sampleReservation.unit, timeZone: 'Europe/Lisbon' },
  cancellation: {
    allowed: true,
    refundNow: { percentage: 50, total: euros(15_000) },
    policies: [
      { refundPercentage: 100, cancelBefore: '2027-04-19T14:00:00Z' },
      { refundPercentage: 50, cancelBefore: '2027-04-28T14:00:00Z' },
    ],
  },
};

type Cancel = () => Promise<Refund>;

function Cancellation({ of, cancel, less }: { of: Reservation; cancel: Cancel; less?: Reservation }) {
  const actor = useActorRef(
    cancellationMachine.provide({
      actors: {
        cancelReservation: fromPromise(cancel),
        loadReservation: fromPromise(async () => less ?? of),
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
      <CancellationView
        snapshot={snapshot}
        send={(event) => actor.send(event)}
        reservation={of}
        prepareMessage={() => undefined}
      />
    </>
  );
}

const forever: Cancel = () => new Promise(() => {});

const show = (of = reservation, cancel = forever, less?: Reservation) => {
  render(
    <InEnglish>
      <Cancellation of={of} cancel={cancel} {...(less && { less })} />
    </InEnglish>,
  );
  fireEvent.click(screen.getByText('tell'));
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the refund is shown before the question', () => {
  show();
  expect(screen.getByText(/€150.00 of the €300.00 you have paid/)).toBeDefined();
});

test('the policy has times of the property’s clock, and marks its current part', () => {
  show();
  const row = screen.getByText('Applies now').closest('tr')!;
  expect(within(row).getByText(/before 28 April 2027, 15:00/)).toBeDefined();
  expect(within(row).getByText('50%')).toBeDefined();
});

test('a guest who paid nothing reads that nothing is refunded', () => {
  show({ ...reservation, payments: [] });
  expect(screen.getByText(/You have not paid anything/)).toBeDefined();
});

test('the question takes the focus', () => {
  show();
  press('Cancel reservation…');
  expect(document.activeElement?.textContent).toBe('Cancel your stay at Casa Azul?');
});

test('a reservation is not cancelled twice by two presses', () => {
  const cancel = vi.fn<Cancel>(forever);
  show(reservation, cancel);
  press('Cancel reservation…');
  press('Cancel the reservation');
  press('Cancel the reservation');
  expect(cancel).toHaveBeenCalledOnce();
});

test('a smaller refund is shown, and the guest has to confirm again', async () => {
  const less = {
    ...reservation,
    cancellation: { ...reservation.cancellation, refundNow: { percentage: 0, total: euros(0) } },
  };
  show(reservation, () => Promise.reject(new CallFailed('terms-changed')), less);
  press('Cancel reservation…');
  press('Cancel the reservation');
  expect(await screen.findByText('Something has changed in the meantime')).toBeDefined();
  expect(screen.getByText('€0.00')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Cancel the reservation' })).toBeDefined();
});

test('a failed cancellation has its own title, and can be tried again', async () => {
  show(reservation, () => Promise.reject(new CallFailed('unreachable')));
  press('Cancel reservation…');
  press('Cancel the reservation');
  expect((await screen.findByRole('alert')).textContent).toContain('Error cancelling the reservation');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel the reservation' }).disabled).toBe(
    false,
  );
});

test('a stay that has begun can be cancelled by its host only', () => {
  show({ ...reservation, cancellation: { ...reservation.cancellation, allowed: false } });
  expect(screen.getByText('Your stay has begun')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cancel reservation…' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Write to Rui' })).toBeDefined();
});
