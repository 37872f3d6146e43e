import type { AtomicState } from '../../../src/kit/atomicState.ts';
import type { LandingState } from '../../../src/views/landing/LandingProps.ts';
import { testStates } from '../support/screen.tsx';
import { landingPage, mixed, never, several } from './landingPage.tsx';

testStates<AtomicState<LandingState['value']>>('the landing page', {
  loading: [
    landingPage,
    `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    status| Loading…
  `,
  ],
  ready: [
    landingPage,
    `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    Check-in: ""
    Check-out: ""
    Guests: <2 guests>
    [Show what is free]
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
  ],
  empty: [
    landingPage,
    `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    ## There is nothing to book yet
    The first ones are being prepared. Please come back soon.
  `,
  ],
  failed: [
    landingPage,
    `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    alert (focus)| The service is unavailable
    alert (focus)| The booking system is not answering right now. Please try again in a moment.
    [Try again] => retry.requested
  `,
  ],
  found: [
    (state) => several(state, { results: mixed }),
    `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    Check-in: "2027-05-03"
    Check-out: "2027-05-06"
    Guests: <3 guests>
    [Show what is free]
    ## 1 property is free (focus)
    Mon 3 May – Thu 6 May · 3 nights · 3 guests
    All properties without dates → /en
    Lisbon, Portugal
    ### [Casa 3](/en/casa-3?from=2027-05-03&to=2027-05-06&guests=3)
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    €605.00 in total
    Registration number: 123456/AL
    ## Not on these dates
    Lisbon, Portugal
    ### [Casa 1](/en/casa-1?from=2027-05-03&to=2027-05-06&guests=3)
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    Not free on all of these nights
    Registration number: 123456/AL
    Lisbon, Portugal
    ### [Casa 2](/en/casa-2?from=2027-05-03&to=2027-05-06&guests=3)
    4 guests
    2 bedrooms
    For 2 guests at most
    Registration number: 123456/AL
    Lisbon, Portugal
    ### [Casa 4](/en/casa-4?from=2027-05-03&to=2027-05-06&guests=3)
    4 guests
    2 bedrooms
    From 5 nights
    Registration number: 123456/AL
  `,
  ],
  noneFree: [
    (state) => several(state, { results: never }),
    `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    Check-in: "2027-05-03"
    Check-out: "2027-05-06"
    Guests: <3 guests>
    [Show what is free]
    ## Nothing is free on these dates (focus)
    Mon 3 May – Thu 6 May · 3 nights · 3 guests
    Please choose other dates or fewer guests. Each property below says why it is not available.
    All properties without dates → /en
    Lisbon, Portugal
    ### [Casa 1](/en/casa-1?from=2027-05-03&to=2027-05-06&guests=3)
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    For 2 nights at most
    Registration number: 123456/AL
    Lisbon, Portugal
    ### [Casa 2](/en/casa-2?from=2027-05-03&to=2027-05-06&guests=3)
    4 guests
    2 bedrooms
    Stays begin on Friday and Saturday
    Registration number: 123456/AL
    Lisbon, Portugal
    ### [Casa 3](/en/casa-3?from=2027-05-03&to=2027-05-06&guests=3)
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    Can no longer be booked for that day
    Registration number: 123456/AL
    Lisbon, Portugal
    ### [Casa 4](/en/casa-4?from=2027-05-03&to=2027-05-06&guests=3)
    4 guests
    2 bedrooms
    Cannot be booked that far ahead yet
    Registration number: 123456/AL
  `,
  ],
  unclear: [
    (state) => several(state, { count: 2 }),
    `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    Please choose both dates
    Check-out is after check-in, and neither is in the past.
    Check-in: ""
    Check-out: ""
    Guests: <2 guests>
    [Show what is free]
    Lisbon, Portugal
    ## [Casa 1](/en/casa-1)
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    From €95.50 per night
    Registration number: 123456/AL
    Lisbon, Portugal
    ## [Casa 2](/en/casa-2)
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    4 guests
    2 bedrooms
    From €95 per night
    Registration number: 123456/AL
  `,
  ],
  undated: [
    (state) => several(state, { count: 1 }),
    `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    Open a property: it tells you whether it is free on your dates.
    Check-in: "2027-05-03"
    Check-out: "2027-05-06"
    Guests: <3 guests>
    [Show what is free]
    Lisbon, Portugal
    ## [Casa 1](/en/casa-1?from=2027-05-03&to=2027-05-06&guests=3)
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    From €95.50 per night
    Registration number: 123456/AL
  `,
  ],
  notSearched: [
    (state) => several(state, { count: 1 }),
    `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    alert| What is free could not be looked up
    alert| Please try again, or open a property: it tells you whether it is free.
    alert| [Try again] => retry.requested
    Check-in: "2027-05-03"
    Check-out: "2027-05-06"
    Guests: <3 guests>
    [Show what is free]
    Lisbon, Portugal
    ## [Casa 1](/en/casa-1?from=2027-05-03&to=2027-05-06&guests=3)
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    From €95.50 per night
    Registration number: 123456/AL
  `,
  ],
});
