import { BookingPolicies } from '../../../src/views/booking/price/BookingPolicies.tsx';
import { BookingBar, BookingSummary } from '../../../src/views/booking/Summary.tsx';
import { bookingProps } from './bookingProps.ts';
import { testScreen } from '../support/screen.tsx';
import { advantages, paidAtOnce, price } from './priceLines.ts';
import { stayFields } from './stayLines.ts';
import { trust } from './trustLines.ts';

testScreen(
  'the summary before dates are chosen',
  (send) => <BookingSummary {...bookingProps('dates.choosing', send)} />,
  `
    From €140 per night
    Check-in: "" => stay.changed {'dates':{'startDate':'2027-06-01'}}
    Check-out: "" => stay.changed {'dates':{'endDate':'2027-06-01'}}
    [One guest fewer] => guests.changed {'guestCount':1}
    Guests: "2" => guests.changed {'guestCount':3}
    [One guest more] => guests.changed {'guestCount':3}
    Select dates → #book
    ${trust}
  `,
);

testScreen(
  'the bar before dates are chosen',
  (send) => <BookingBar {...bookingProps('dates.choosing', send)} />,
  `
    From €140 per night
    Select dates → #book
  `,
);

testScreen(
  'the policies before dates are chosen',
  (send) => <BookingPolicies {...bookingProps('dates.choosing', send)} />,
  `
    ### Cancellation
    Once you have chosen your dates, you will see here until when you can cancel and how much is refunded.
  `,
);

testScreen(
  'the summary while the price is loading',
  (send) => <BookingSummary {...bookingProps('dates.pricing', send)} />,
  `
    ${stayFields}
    status| status: Calculating the price…
    [Book now] (busy)
    ${trust}
  `,
);

testScreen(
  'the bar while the price is loading',
  (send) => <BookingBar {...bookingProps('dates.pricing', send)} />,
  `
    From €140 per night
    3 May – 10 May
    [Book now] (busy)
  `,
);

testScreen(
  'the summary with a price',
  (send) => <BookingSummary {...bookingProps('dates.priced', send)} />,
  `
    ${stayFields}
    ${price}
    ${advantages}
    [Book now] => booking.begun
    ${trust}
  `,
);

testScreen(
  'the bar with a price',
  (send) => <BookingBar {...bookingProps('dates.priced', send)} />,
  `
    €751.65
    3 May – 10 May
    [Book now] => booking.begun
  `,
);

testScreen(
  'the policies with a price',
  (send) => <BookingPolicies {...bookingProps('dates.priced', send)} />,
  `
    [Cancellation Free cancellation before 19 April 2027, 15:00, with “Everything today”]
    #### Everything today
    - Free cancellation before 19 April 2027, 15:00
    - 50% refund if you cancel before 26 April 2027, 15:00
    - No refund from 26 April 2027, 15:00
    #### In parts
    - No refund
  `,
);

testScreen(
  'the summary with dates that break a rule of the property',
  (send) => <BookingSummary {...bookingProps('dates.impossible', send)} />,
  `
    Check-in: "2027-05-03" => stay.changed {'dates':{'startDate':'2027-06-01'}}
    Check-out: "2027-05-10" (invalid) — The stay is shorter than the minimum stay. => stay.changed {'dates':{'endDate':'2027-06-01'}}
    [One guest fewer] => guests.changed {'guestCount':2}
    Guests: "3"
    [One guest more] => guests.changed {'guestCount':4}
    Validation failed
    Choose other dates → #book
  `,
);

testScreen(
  'the summary after the order has lost its dates',
  (send) => <BookingSummary {...bookingProps('form.datesTaken', send)} />,
  stayFields,
);

testScreen(
  'the summary in the form',
  (send) => <BookingSummary {...bookingProps('form.editing', send)} />,
  `
    Mon 3 May – Mon 10 May
    3 guests
    Total €751.65
    ${trust}
  `,
);

testScreen(
  'the summary next to the one-time password',
  (send) => <BookingSummary {...bookingProps('otp.entering', send)} />,
  `
    Mon 3 May – Mon 10 May
    3 guests
    ${price}
    ${paidAtOnce}
    ${trust}
  `,
);

testScreen(
  'the summary of a booked stay',
  (send) => <BookingSummary {...bookingProps('success.paid', send)} />,
  `
    Mon 3 May – Mon 10 May
    3 guests
  `,
);

testScreen('the bar in the form', (send) => <BookingBar {...bookingProps('form.editing', send)} />, '');
