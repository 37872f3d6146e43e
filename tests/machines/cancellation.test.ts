import { describe } from 'vitest';
import { defineUserEvent } from 'statechart-atlas';
import type { cancellationMachine } from '../../machines/cancellation/cancellation.machine.ts';
import type { CancellationEvent } from '../../machines/cancellation/cancellation.types.ts';
import { sampleReservation } from '../../machines/shared/reservation.samples.ts';
import { cancellationModel } from '../../machines/cancellation/cancellation.model.ts';
import { testLaws } from './laws/testLaws.ts';
import type { LawOptions } from './laws/particulars.ts';
import { cancellationRules } from './rules/cancellation.rules.ts';
import { testRules } from './rules/testRules.ts';

const defineCancellationEvent = (event: CancellationEvent, name: string) =>
  defineUserEvent<typeof cancellationMachine>(event, '', name);

const lawOptions: LawOptions = {
  extraEvents: [
    defineCancellationEvent(
      {
        type: 'reservation.updated',
        reservation: {
          ...sampleReservation,
          cancellation: {
            ...sampleReservation.cancellation,
            refundNow: { percentage: 50, total: { amount: 15_000, currency: 'EUR' } },
          },
        },
      },
      'reservation.updated.smallerRefund',
    ),
  ],
  failureDescriptions: { termsChanged: 'The host has reported the current refund.' },
  waitFor: { loading: 'the reservation with its current status' },
};

describe('the cancellation machine', () => {
  testRules(cancellationModel, cancellationRules);
  testLaws(cancellationModel, lawOptions);
});
