import { landingPage } from './landingPage.tsx';
import { testScreen } from '../support/screen.tsx';

testScreen(
  'that the properties are loading',
  landingPage('loading'),
  `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    status| Loading…
  `,
);

testScreen(
  'the properties of the site',
  landingPage('ready'),
  `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    picture: The terrace at golden hour with the lemon tree in its pot and a table laid for breakfast, above the rooftops of Alfama, a white dome and the Tagus
    Lisbon, Portugal
    ## [Casa do Limoeiro](/en/casa-do-limoeiro)
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    From €95.50 per night
    Registration number: 123456/AL
    picture: The terrace at golden hour with the lemon tree in its pot and a table laid for breakfast, above the rooftops of Alfama, a white dome and the Tagus
    Lisbon, Portugal
    ## [Casa Nova](/en/casa-nova)
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    4 guests
    2 bedrooms
    From €95 per night
    Registration number: 123456/AL
  `,
);

testScreen(
  'a site without properties',
  landingPage('empty'),
  `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    ## There is nothing to book yet
    The first ones are being prepared. Please come back soon.
  `,
);

testScreen(
  'that the properties could not be loaded',
  landingPage('failed'),
  `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    alert (focus)| The service is unavailable
    alert (focus)| The booking system is not answering right now. Please try again in a moment.
    [Try again] => retry.requested
  `,
);
