/** The fields for dates and guests, once dates are chosen. */
export const stayFields = `
    Check-in: "2027-05-03" => stay.changed {'dates':{'startDate':'2027-06-01'}}
    Check-out: "2027-05-10" => stay.changed {'dates':{'endDate':'2027-06-01'}}
    [One guest fewer] => guests.changed {'guestCount':2}
    Guests: "3"
    [One guest more] => guests.changed {'guestCount':4}
  `;

/** The place of the calendar, once dates are chosen. */
export const calendarPlace = `
    Stays of 2 to 28 nights.
    [Clear dates] => stay.changed {'dates':{'startDate':'','endDate':''}}
  `;

/** The fields of somebody who has filled them in. */
export const filledIn = `
    First name: "Ana" => details.changed {'details':{'firstName':'typed'}}
    Last name: "Silva" => details.changed {'details':{'lastName':'typed'}}
    [ ] I have only one name => details.changed {'details':{'firstName':'Ana','lastName':'-'}}
    Email: "ana@example.com" — For the one-time password and the confirmation. => details.changed {'details':{'email':'typed'}}
    Country prefix: <Portugal (+351)> => details.changed {'details':{'phonePrefix':'+33'}}
    Phone number: "912 345 678" => details.changed {'details':{'phone':'typed'}}
    [ ] Remember my details on this device => (remember)
    [x] I have special requests => details.changed {'details':{'hasSpecialRequests':false}}
    Special requests: "A cot" — A cot, an allergy, a birthday. We will read it before you arrive. => details.changed {'details':{'specialRequests':'typed'}}
  `;
