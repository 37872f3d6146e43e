/** When the guests come and go, and how many they are. */
export const stay = `
    section: Dates of your stay
    Check-in: Monday: 3 May 2027: from 15:00
    Check-out: Monday: 10 May 2027: until 11:00
    - 7 nights
    - 3 guests
    - Booked by Ana Silva
  `;

/** The host, with their address and number. */
export const host = `
    ## Hosted by Rui
    Within an hour
    rui@example.com → mailto:rui@example.com
    +351 912 345 678 → tel:+351912345678
    About Casa Azul → /en/casa-azul
  `;

const askForDates = 'Ask to change the dates → /en/casa-azul/contact';

/** The same while the stay is to come. */
export const hostOfStay = `${host.trimEnd()}\n    ${askForDates}\n`;

/** The row of icons of a booked stay. */
export const tools = `
    ul: Contact and travel
    [Add to calendar] => (save the calendar)
    Call → tel:+351912345678
    Write on WhatsApp → https://wa.me/351912345679
    Message → /en/casa-azul/contact
    [Print] => (print)
  `;

/** The same without a stay to come. */
export const toolsWithoutCalendar = tools.replace(/^.*calendar.*\n/m, '');

/** The same for an unfinished booking. */
export const toolsOfHold = toolsWithoutCalendar.replace(/^.*print.*\n/m, '');

/** The first thing for the guest to do. */
export const register = `
    Next step
    ## Register everyone by 3 May 2027
    The law requires it. Have the passport or identity card of each guest at hand.
    [Register the guests]
  `;

/** The same when nothing is left to do. */
export const wait = `
    Next step
    ## You are all set
    Everything you need for your stay is on this page.
  `;

/** The dates of a stay that is not booked, on which nobody is expected at any hour. */
export const stayOff = stay.replaceAll(/^(.+?: .+?: .+?): .*$/gm, '$1');

/** The requests of the guest. */
export const requests = `
    ## Special requests
    A cot, please.
  `;

/** The cancellation costs; the terms are for print. */
export const terms = `
    [Cancellation 50% refund if you cancel before 26 April 2027, 15:00]
    (the cancellation)
    - Free cancellation before 19 April 2027, 15:00
    - 50% refund if you cancel before 26 April 2027, 15:00
    - No refund from 26 April 2027, 15:00
  `;

/** The place of the registration. */
export const registering = `
    ## Guest registration
    (the registration)
  `;
