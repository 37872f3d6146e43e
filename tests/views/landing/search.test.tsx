import { several } from './landingPage.tsx';
import { testScreen } from '../support/screen.tsx';

testScreen(
  'four properties below a search for dates',
  several('ready'),
  `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    Check-in: ""
    Check-out: ""
    Guests: <2 guests>
    [Show what is free]
    Lisbon, Portugal
    ## [Casa 1](/en/casa-1)
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    From €95.50 per night
    Registration number: 123456/AL
    Lisbon, Portugal
    ## [Casa 2](/en/casa-2)
    4 guests
    2 bedrooms
    From €95 per night
    Registration number: 123456/AL
    Lisbon, Portugal
    ## [Casa 3](/en/casa-3)
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    From €95.50 per night
    Registration number: 123456/AL
    Lisbon, Portugal
    ## [Casa 4](/en/casa-4)
    4 guests
    2 bedrooms
    From €95 per night
    Registration number: 123456/AL
  `,
);

testScreen(
  'the second page of the properties, with links to the pages before and after it',
  several('ready', { count: 1, page: 2, unitCount: 49 }),
  `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    Check-in: ""
    Check-out: ""
    Guests: <2 guests>
    [Show what is free]
    25–25 of 49 properties
    Lisbon, Portugal
    ## [Casa 1](/en/casa-1)
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    From €95.50 per night
    Registration number: 123456/AL
    Show more properties → /en?page=3#list
    Previous properties → /en#list
  `,
);
