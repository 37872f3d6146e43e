import type { Reservation } from '../../../contract/schemas/reservation.ts';
import { toViolation } from '../../../contract/schemas/violations.ts';
import { nothingTyped } from '../../../machines/shared/typedDetails.ts';
import {
  stayDetailsMachine,
  type StayDetailsContext,
} from '../../../machines/stayDetails/stayDetails.machine.ts';
import type { StayDetailsState } from '../../../src/views/stayDetails/StayDetailsProps.ts';
import { StayDetailsView } from '../../../src/views/stayDetails/StayDetailsView.tsx';
import { reservation } from '../support/reservation.ts';
import { testScreen, type Send } from '../support/screen.tsx';

export const invoice = {
  name: 'Silva, Lda.',
  taxNumber: '501442600',
  address: 'Rua 1, Lisboa',
  country: 'PRT',
};

export const form = { arrivalTime: '22:00', hasInvoice: true, invoice };

interface About {
  context?: Partial<StayDetailsContext>;
  reservation?: Partial<Reservation>;
}

/** The details of a stay in one of their states. */
export const stayDetailsPage = (state: StayDetailsState, { context, reservation: about }: About = {}) =>
  function StayDetailsPage(send: Send) {
    const snapshot = stayDetailsMachine.resolveState({
      value: state,
      context: {
        reservationId: 'reservation',
        token: 'token',
        visitId: 'visit',
        attempt: 1,
        savedDetails: { arrivalTime: null, invoice: null },
        form: nothingTyped,
        failure: undefined,
        violations: [],
        ...context,
      },
    });
    return (
      <StayDetailsView
        snapshot={snapshot}
        send={send}
        reservation={{ ...reservation, ...about }}
        prepareMessage={() => undefined}
      />
    );
  };

export const refusals = [
  toViolation('arrivalTime', 'arrival_time'),
  toViolation('invoice.taxNumber', 'tax_number'),
];

/** Tests the texts and events of the stay details' screens. */
export function testStayDetailsScreen(
  title: string,
  state: StayDetailsState,
  about: About,
  expected: string,
): void {
  testScreen(title, stayDetailsPage(state, about), expected);
}
