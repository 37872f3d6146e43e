import { PricingRules } from '../../../src/views/property/PricingRules.tsx';
import { property } from '../support/property.ts';
import { testScreen } from '../support/screen.tsx';

const { pricing } = property;

const seasonal: typeof property = {
  ...property,
  stay: { minNights: 2, maxNights: 28, arrivalDays: ['friday', 'saturday'] },
  touristTax: { amount: 400, maxNights: 7, fromAge: 13 },
  pricing: {
    ...pricing,
    weekend: { days: ['friday', 'saturday'], rate: 160_00 },
    seasons: [
      {
        name: 'Summer',
        from: '06-15',
        to: '02-29',
        rate: 180_00,
        weekendRate: 200_50,
        minNights: 7,
        arrivalDays: ['saturday'],
      },
      { name: 'Fair', from: '2027-03-05', to: '2027-03-07', rate: 250_00 },
    ],
    lastMinute: { daysBefore: 3, percentage: 15 },
    early: { daysBefore: 90, percentage: 5 },
  },
};

testScreen(
  'the prices of a property with seasons',
  () => <PricingRules property={seasonal} />,
  `
    [How the price is made up €140 per night · Cleaning: €45 for every 7 nights started]
    - €140 per night
    - €160 per night at weekends (Friday and Saturday)
    - Summer, 15 June to 29 February: €180 per night, €200.50 at weekends, at least 7 nights and check-in only on Saturday
    - Fair, 5 March 2027 to 7 March 2027: €250 per night
    - Cleaning: €45 for every 7 nights started
    - €15 per night for each guest beyond the first 2
    - 10% off the nightly rate for stays of 7 nights or more
    - 15% off the nightly rate when you book 3 days or less before check-in
    - 5% off the nightly rate when you book 90 days or more before check-in
    - Only one discount applies: the highest.
    - Tourist tax, not included and paid on arrival: €4 per guest aged 13 or over per night, for 7 nights at most
    - Check-in only on Friday and Saturday
    - Stays of 2 to 28 nights.
  `,
);
