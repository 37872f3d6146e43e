import type { reservationDeskMachine } from '../../../machines/dashboard/reservationDesk/reservationDesk.machine.ts';
import { reservationDeskModel } from '../../../machines/dashboard/reservationDesk/reservationDesk.model.ts';
import { ReservationDeskView } from '../../../src/dashboard/views/reservationDesk/ReservationDeskView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (...parts: string[]) => lines.join('# Reservation FYR3-FCYH', ...parts);
const guest = 'Marie Dubois · 3 Mar to 7 Mar · Casa do Limoeiro';
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
  [Add a note] => form.opened {'form':'addNote'}
  [Send an email again] => form.opened {'form':'resendMail'}
  [Record a payment] => form.opened {'form':'recordPayment'}
  [Send a new link] => action.opened {'action':'sendNewLink'}
  [Reopen the registration] => action.opened {'action':'reopenRegistration'}
  [Charge the card again] => action.opened {'action':'retryCharge'}
  [Export the guest’s data] => action.opened {'action':'exportGuest'}
  [Refund a part] => refund.opened {'kind':'refund'}
  [Cancel the reservation] => refund.opened {'kind':'cancellation'}
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
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('The reservation could not be loaded')),
    unknown: screen(
      lines.alert('No reservation has this number', 'Check the number in the address.'),
      '[Try again] => retry.requested',
      'Go to the calendar → /host/calendar',
    ),
    'shown.idle': desk,
    'shown.refreshing': desk,
    'shown.outdated': desk.replace('\n', `\n${lines.outdated}\n`),
    'shown.acting': screen(
      '## Send a new link',
      guest,
      lines.loading,
      '[Back to the reservation] => deskAction: action.abandoned',
    ),
    'shown.entering': screen(
      '## Add a note',
      guest,
      `Note: "" — The guest does not see it. => deskForm: entry.changed {'entry':{'text':'typed'}}`,
      '[Add a note] => deskForm: entry.submitted',
      '[Back to the reservation] => deskForm: entry.abandoned',
    ),
    'shown.refunding': screen(
      '## Refund a part',
      guest,
      `Amount: "" — €255.00 at most => refund: entry.changed {'entry':{'amount':'typed'}}`,
      `Reason: "" — The guest receives it by email. => refund: entry.changed {'entry':{'reason':'typed'}}`,
      '[Show the effect] => refund: effect.requested',
      '[Back to the reservation] => refund: refund.abandoned',
    ),
  },
});
