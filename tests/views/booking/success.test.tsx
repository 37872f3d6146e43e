import type { paymentStatuses } from '../../../contract/values/statuses.ts';
import { BookingView } from '../../../src/views/booking/BookingView.tsx';
import { testScreen } from '../support/screen.tsx';
import { booked, bookingProps } from './bookingProps.ts';
import { testBookingScreens } from './testBookingScreens.tsx';
import { SuccessView } from '../../../src/views/success/SuccessView.tsx';
import { setDayOfHold } from '../support/dayOfHold.ts';

setDayOfHold();

const order = [
  'refunded',
  'paid',
  'failed',
  'processing',
  'scheduled',
] as const satisfies (typeof paymentStatuses)[number][];

const withPaymentsOfAllKinds = {
  ...booked,
  payments: order.map((status, index) => ({
    dueDate: `2027-04-0${index + 1}`,
    amount: { amount: 10_000 * (index + 1), currency: 'EUR' as const },
    status,
  })),
};

testBookingScreens<'success'>({
  'success.paid': `
      ### Casa Azul is expecting you (focus)
      Your payment has arrived, and your stay is booked.
      Reservation number: E-7
      Check-in: 3 May 2027 from 15:00
      Check-out: 10 May 2027 until 11:00
      Guests: 3
      Paid: €751.65
      Everything is paid. Nothing further will be charged.
      Open your reservation → /en/reservation/reservation#token=token
      #### What happens next
      The confirmation is on its way to ana@example.com. Keep it: the link in it opens your reservation.
      Before you arrive, register everyone who is staying. This is required by law.
      Register the guests → /en/reservation/reservation#token=token
      Say when you arrive, and ask for an invoice if you need one.
      Arrival time and invoice → /en/reservation/reservation#token=token
      Add the dates to your calendar, with the check-in and check-out times.
      [Add to calendar] => (save the calendar)
      #### Hosted by Rui
      +351 912 345 678 → tel:+351912345678
      Write on WhatsApp → https://wa.me/351912345679
      [Make another reservation] => anotherBooking.begun
    `,
  'success.cardSaved': `
      ### Casa Azul is expecting you (focus)
      Your stay is booked. Nothing was charged today; your card is kept for the agreed date.
      Reservation number: E-7
      Check-in: 3 May 2027 from 15:00
      Check-out: 10 May 2027 until 11:00
      Guests: 3
      Due on 19 April 2027: €451.00
      Due on 2 May 2027: €300.65
      Open your reservation → /en/reservation/reservation#token=token
      #### What happens next
      The confirmation is on its way to ana@example.com. Keep it: the link in it opens your reservation.
      Before you arrive, register everyone who is staying. This is required by law.
      Register the guests → /en/reservation/reservation#token=token
      Say when you arrive, and ask for an invoice if you need one.
      Arrival time and invoice → /en/reservation/reservation#token=token
      Add the dates to your calendar, with the check-in and check-out times.
      [Add to calendar] => (save the calendar)
      On 19 April 2027, €451.00 will be charged to the same card.
      On 2 May 2027, €300.65 will be charged to the same card.
      #### Hosted by Rui
      +351 912 345 678 → tel:+351912345678
      Write on WhatsApp → https://wa.me/351912345679
      [Make another reservation] => anotherBooking.begun
    `,
});

testScreen(
  'a booking with payments in every status',
  (send) => <BookingView {...bookingProps('success.cardSaved', send, { booked: withPaymentsOfAllKinds })} />,
  `
      ### Casa Azul is expecting you (focus)
      Your stay is booked. Nothing was charged today; your card is kept for the agreed date.
      Reservation number: E-7
      Check-in: 3 May 2027 from 15:00
      Check-out: 10 May 2027 until 11:00
      Guests: 3
      Refunded: €100.00
      Paid: €200.00
      Could not be charged: €300.00
      Being charged to your card: €400.00
      Due on 5 April 2027: €500.00
      Open your reservation → /en/reservation/reservation#token=token
      #### What happens next
      The confirmation is on its way to ana@example.com. Keep it: the link in it opens your reservation.
      Before you arrive, register everyone who is staying. This is required by law.
      Register the guests → /en/reservation/reservation#token=token
      Say when you arrive, and ask for an invoice if you need one.
      Arrival time and invoice → /en/reservation/reservation#token=token
      Add the dates to your calendar, with the check-in and check-out times.
      [Add to calendar] => (save the calendar)
      On 5 April 2027, €500.00 will be charged to the same card.
      #### Hosted by Rui
      +351 912 345 678 → tel:+351912345678
      Write on WhatsApp → https://wa.me/351912345679
      [Make another reservation] => anotherBooking.begun
    `,
);

testScreen(
  'the return from the gateway before the stored booking is known',
  (send) => (
    <SuccessView
      pageState={{ value: { ready: { open: 'returning' } } }}
      booking={bookingProps('dates.choosing', send)}
      href="/en/casa"
    />
  ),
  `
    # Casa do Limoeiro
    Lisbon, Portugal
    ## Your booking
    status| ### Looking up your booking… (focus)
    status| If you have just paid, an email with everything about your stay is on its way to the address you gave.
    status| Make another reservation → /en/casa
  `,
);

testScreen(
  'the return from the gateway in another browser',
  (send) => (
    <SuccessView
      pageState={{ value: { ready: { open: 'byMail' } } }}
      booking={bookingProps('dates.choosing', send)}
      href="/en/casa"
    />
  ),
  `
    # Casa do Limoeiro
    Lisbon, Portugal
    ## Your booking
    ### Your confirmation will come by email (focus)
    If you have just paid, an email with everything about your stay is on its way to the address you gave.
    Make another reservation → /en/casa
  `,
);

testScreen(
  'the return from the gateway without a payment',
  (send) => (
    <SuccessView
      pageState={{ value: { ready: { open: 'returned' } } }}
      booking={bookingProps('resuming.unpaid', send)}
      href="/en/casa"
    />
  ),
  `
    # Casa do Limoeiro
    Lisbon, Portugal
    Mon 3 May – Mon 10 May · 7 nights · 3 guests
    Total €751.65
    ## Your booking
    ### Your booking is waiting for payment (focus)
    Your dates are held until 17:45.
    [Go to payment] => payment.requested
    [Start again] => booking.restarted
  `,
);
