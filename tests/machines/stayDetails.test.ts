import { describe, expect, test } from 'vitest';
import { toViolation } from '../../contract/schemas/violations.ts';
import { defineUserEvent } from 'statechart-atlas';
import { sampleReservation, sampleVisit } from '../../machines/shared/reservation.samples.ts';
import { noInvoice } from '../../machines/shared/typedDetails.ts';
import {
  stayDetailsMachine,
  type StayDetailsContext,
  type StayDetailsEvent,
} from '../../machines/stayDetails/stayDetails.machine.ts';
import { stayDetailsModel } from '../../machines/stayDetails/stayDetails.model.ts';
import { journey } from './journey.ts';
import { testLaws } from './laws/testLaws.ts';
import type { LawOptions } from './laws/particulars.ts';
import { testRules } from './rules/testRules.ts';
import { stayDetailsRules } from './rules/stayDetails.rules.ts';
import { createReservationUpdate } from './createReservationUpdate.ts';

const guest = (event: StayDetailsEvent, name: string) =>
  defineUserEvent<typeof stayDetailsMachine>(event, '', name);

const invoice = { name: 'Ana', taxNumber: '123456789', address: 'Rua 1', country: 'PRT' };

const particulars: LawOptions = {
  extraEvents: [
    guest({ type: 'details.changed', form: { hasInvoice: true } }, 'details.changed.hasInvoice'),
    guest({ type: 'details.changed', form: { invoice } }, 'details.changed.invoice'),
    guest(
      {
        type: 'reservation.updated',
        reservation: { ...sampleReservation, details: { changeable: true, arrivalTime: '20:00', invoice } },
      },
      'reservation.updated.more',
    ),
  ],
  typed: {
    of: ({ form }: StayDetailsContext) => form,
    changesBy: ['details.changed', 'details.begun'],
  },
  waitFor: { loading: 'the reservation with its status' },
};

describe('stay details', () => {
  testRules(stayDetailsModel, stayDetailsRules);
  testLaws(stayDetailsModel, particulars);
});

describe('stay details', () => {
  const begun = () => {
    const details = journey(stayDetailsMachine, sampleVisit, ['reportChange']);
    details.does(createReservationUpdate(), { type: 'details.begun' });
    return details;
  };
  const getRequests = (of: ReturnType<typeof begun>) =>
    of.getRequests<{ arrivalTime: string | null; invoice: object | null; idempotencyKey: string }>(
      'saveDetails',
    );

  test('send neither invoice nor time when none is requested, whatever was typed', () => {
    const details = begun();
    details.does(
      { type: 'details.changed', form: { invoice, hasInvoice: true } },
      { type: 'details.changed', form: { hasInvoice: false } },
      { type: 'details.submitted' },
    );
    expect(getRequests(details)).toMatchObject([{ arrivalTime: null, invoice: null }]);
  });

  test('are repeated with the same key without an answer, and with a new key after a change', async () => {
    const details = begun();
    details.does({ type: 'details.changed', form: { arrivalTime: '20:00' } }, { type: 'details.submitted' });
    await details.fails('saveDetails', 'timed-out');
    details.does({ type: 'details.submitted' });
    await details.fails('saveDetails', 'timed-out');
    details.does({ type: 'details.changed', form: { arrivalTime: '21:00' } }, { type: 'details.submitted' });
    const [first, second, third] = getRequests(details);
    expect(second).toEqual(first);
    expect(third?.arrivalTime).toBe('21:00');
    expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  test('keep an error until its field is changed; another country is another tax number', async () => {
    const details = begun();
    const paths = () => details.knows().violations.map(({ propertyPath }) => propertyPath);
    const refused = ['name', 'taxNumber', 'address', 'country'].map((field) =>
      toViolation(`invoice.${field}`, 'blank'),
    );
    details.does({ type: 'details.changed', form: { hasInvoice: true } }, { type: 'details.submitted' });
    await details.fails('saveDetails', 'validation-failed', { violations: refused });
    details.does({ type: 'details.changed', form: { invoice: { ...noInvoice, name: 'Ana' } } });
    expect(paths()).toEqual(['invoice.taxNumber', 'invoice.address', 'invoice.country']);
    details.does({
      type: 'details.changed',
      form: { invoice: { ...noInvoice, name: 'Ana', country: 'DEU' } },
    });
    expect(paths()).toEqual(['invoice.address']);
  });

  test('details that the host does not accept cannot be changed', () => {
    const details = journey(stayDetailsMachine, sampleVisit, ['reportChange']);
    const { details: _, ...without } = sampleReservation;
    details.does({ type: 'reservation.updated', reservation: without });
    expect(details.is()).toBe('fixed');
    expect(details.knows().savedDetails).toEqual({ arrivalTime: null, invoice: null });
  });
});
