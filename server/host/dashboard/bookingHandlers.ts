import type { bookingOperations } from '../../../contract/dashboard/bookings.ts';
import { createBooking, previewBooking } from '../commands/reservations/createBooking.ts';
import { recordPayment } from '../commands/reservations/recordPayment.ts';
import type { DashboardHandlers } from './dashboardCall.ts';

/** The handlers of bookings that hosts enter, and of money that they received. */
export const bookingHandlers: DashboardHandlers<keyof typeof bookingOperations> = {
  offerBooking: { reads: (host, { body }) => previewBooking(host, body) },

  createBooking: {
    async writes(trx, host, { body, note }) {
      const created = await createBooking({ ...host, db: trx }, body);
      note({ reservationId: created.id, unitId: body.unit, details: { total: created.quote.total.amount } });
      return created;
    },
  },

  recordPayment: {
    async writes(trx, host, { params: { reservation }, body, note }) {
      const recorded = await recordPayment({ ...host, db: trx }, { reservation, ...body });
      note({ reservationId: recorded.id, details: { amount: recorded.received.amount, as: recorded.as } });
      return recorded;
    },
  },
};
