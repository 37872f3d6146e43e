import type { bookingOperations } from '../../../contract/dashboard/bookings.ts';
import { createBooking, previewBooking } from '../commands/reservations/createBooking.ts';
import { recordChannelMoney } from '../commands/reservations/recordChannelMoney.ts';
import { recordPayment } from '../commands/reservations/recordPayment.ts';
import { readPassedLink } from '../stays/guestLink.ts';
import type { DashboardHandlers } from './dashboardCall.ts';
import { sealedAnswer } from './sealedAnswer.ts';

/** The handlers of bookings that hosts enter, and of money that they received. */
export const bookingHandlers: DashboardHandlers<keyof typeof bookingOperations> = {
  offerBooking: { reads: (host, { body }) => previewBooking(host, body) },

  createBooking: {
    secret: sealedAnswer,
    async writes(trx, host, { body, note }) {
      const created = await createBooking({ ...host, db: trx }, body);
      // The price of a stay that a channel collects is unknown.
      const { name, payout, commission } = body.channel ?? {};
      const details =
        body.payment.by === 'channel' ? { name, payout, commission } : { total: created.quote.total.amount };
      note({ reservationId: created.id, unitId: body.unit, details });
      return { ...created, link: await readPassedLink(trx, host, created.id) };
    },
  },

  recordPayment: {
    async writes(trx, host, { params: { reservation }, body, note }) {
      const recorded = await recordPayment({ ...host, db: trx }, { reservation, ...body });
      note({ reservationId: recorded.id, details: { amount: recorded.received.amount, as: recorded.as } });
      return recorded;
    },
  },

  recordChannelMoney: {
    async writes(trx, host, { params: { reservation }, body, note }) {
      const recorded = await recordChannelMoney({ ...host, db: trx }, { reservation, ...body });
      note({
        reservationId: recorded.id,
        details: body,
      });
      return recorded;
    },
  },
};
