import type { reservationDeskMachine } from '../../../machines/dashboard/reservationDesk/reservationDesk.machine.ts';
import { reservationDeskModel } from '../../../machines/dashboard/reservationDesk/reservationDesk.model.ts';
import { ReservationDeskView } from '../../../src/dashboard/views/reservationDesk/ReservationDeskView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (...parts: string[]) => lines.join('# Reservation FYR3-FCYH', ...parts);
const desk = screen(
  `
  ## Stay
  Status: Confirmed
  Property: Casa do Limoeiro
  Arrival: Wed, 3 Mar 2027, about 17:30
  Departure: Sun, 7 Mar 2027
  Nights: 4 nights
  Guests: 4 guests
  Booked: on this site
  ## Guest
  Name: Marie Dubois
  Email: marie@example.com
  Phone: +33 612345678
  Language: Français
  Requests: A cot, please.
  ## Guest registration
  All guests are registered.
  20 February 2027, 23:30
  ## Actions
  Add a note → /host/reservations/FYR3-FCYH/note
  Send an email again → /host/reservations/FYR3-FCYH/mail
  Record a payment → /host/reservations/FYR3-FCYH/payment
  Send a new link → /host/reservations/FYR3-FCYH/link
  Reopen the registration → /host/reservations/FYR3-FCYH/registration
  Charge the card again → /host/reservations/FYR3-FCYH/charge
  Export the guest’s data → /host/reservations/FYR3-FCYH/export
  Refund a part → /host/reservations/FYR3-FCYH/refund
  Cancel the reservation → /host/reservations/FYR3-FCYH/cancel
  ## Money
  Price: €510.00
  Paid: €255.00
  Refunded: €0.00
  Still to be paid: €255.00
  ### Instalments
  due on 20 Jan, paid: €255.00
  due on 17 Feb, charge failed: €255.00
  ### At the payment service
  pi_3NkQ Fee: €5.00: €255.00`,
  lines.history,
);

testScreens<typeof reservationDeskMachine>({
  model: reservationDeskModel,
  view: ({ actor }) => inDashboard(<ReservationDeskView actor={actor} />),
  screens: {
    ...lines.reservationLoading(screen),
    'shown.idle': desk,
    'shown.refreshing': desk,
    'shown.outdated': desk.replace('\n', `\n${lines.outdated}\n`),
  },
});
