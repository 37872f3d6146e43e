import { StayPicker } from '../../../src/views/booking/stay/StayPicker.tsx';
import { BookingSummary } from '../../../src/views/booking/Summary.tsx';
import { tells, type Send } from '../support/screen.tsx';
import { bookingProps } from './bookingProps.ts';

const family = {
  stay: {
    startDate: '2027-05-03',
    endDate: '2027-05-10',
    guestCount: 4,
    party: { adults: 2, children: 1, babies: 1 },
  },
  quote: undefined,
};

const withGroups = (send: Send) => {
  const props = bookingProps('dates.notPriced', send, family);
  const ageGroups = { children: { toAge: 12 }, babies: { toAge: 1, countAsGuests: false, max: 1 } };
  return { ...props, property: { ...props.property, ageGroups } };
};

tells('the guests of a property that tells them apart', (send) => <StayPicker {...withGroups(send)} />, {
  en: `
    Check-in: "2027-05-03" => stay.changed {'dates':{'startDate':'2027-06-01'}}
    Check-out: "2027-05-10" => stay.changed {'dates':{'endDate':'2027-06-01'}}
    [Adults: one fewer] => guests.changed {'guestCount':3,'party':{'adults':1,'children':1,'babies':1}}
    Adults: "2" => guests.changed {'guestCount':5,'party':{'adults':3,'children':1,'babies':1}}
    [Adults: one more] => guests.changed {'guestCount':5,'party':{'adults':3,'children':1,'babies':1}}
    [Children (2–12 years): one fewer] => guests.changed {'guestCount':3,'party':{'adults':2,'children':0,'babies':1}}
    Children (2–12 years): "1" => guests.changed {'guestCount':6,'party':{'adults':2,'children':3,'babies':1}}
    [Children (2–12 years): one more] => guests.changed {'guestCount':5,'party':{'adults':2,'children':2,'babies':1}}
    [Babies (up to 1 year): one fewer] => guests.changed {'guestCount':3,'party':{'adults':2,'children':1,'babies':0}}
    Babies (up to 1 year): "1" => guests.changed {'guestCount':6,'party':{'adults':2,'children':1,'babies':3}}
    [Babies (up to 1 year): one more] (held back)
    Stays of 2 to 28 nights.
    [Clear dates] => stay.changed {'dates':{'startDate':'','endDate':''}}
  `,
});

tells('the summary of a family', (send) => <BookingSummary {...withGroups(send)} />, {
  en: `
    Mon 3 May – Mon 10 May
    2 adults, 1 child, 1 baby
    Error fetching the price
    [Try again] => price.requested
  `,
  de: `
    Mo., 3. Mai – Mo., 10. Mai
    2 Erwachsene, 1 Kind, 1 Baby
    Fehler beim Abrufen des Preises
    [Erneut versuchen] => price.requested
  `,
});
