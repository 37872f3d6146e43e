import type { OperationName } from '../../../contract/operations.ts';

/** What is worth knowing of each call before it is answered or made, in Markdown. */
export const aboutCalls: Readonly<Record<OperationName, string>> = {
  getRentalUnit:
    'All that the page of a property shows. The site keeps it for a minute, in each language, and asks for availability ' +
    'apart from it.',
  getAvailability:
    'What changes by the day, and so what the site never keeps. A host that does not have this call answers 404, 405 or ' +
    '501: the site then takes the same from the whole property.',
  searchStays:
    'For the first page of a site with several properties, where guests ask with their dates first. It answers for all of ' +
    'them at once, without regard to who asks, and is counted like a price. A host that does not have this call answers ' +
    '404, 405 or 501: guests then ask each property.',
  previewPrice:
    'The price to the cent, with every way to pay it. Nothing is held, nobody is asked who they are, and the same ' +
    'question may be asked again with each change of dates.',
  createReservation:
    'Holds the nights (the embedded host: 15 minutes), and mails a one-time password of six digits to the guest. Two ' +
    'reservations never hold the same night: of those who ask at the same time one gets 201, all others 409 ' +
    '`dates-unavailable`. `expectedTotal` is what the guest agreed to.',
  verifyOtp:
    'Takes the password once, within its time. Each wrong one costs a try: `otp-incorrect` says how many are left, and ' +
    'after the last one it is `otp-locked`.',
  resendOtp:
    'For a mail that did not come. The embedded host sends three more at most, then 429 with `Retry-After`.',
  createCheckout:
    'Before this the address is proven. The guest is sent to `url` and comes back to `/{lang}/{unit}/success`, paid or ' +
    'not: what has become of the payment the gateway tells the host, and the site reads it from the reservation. Once it ' +
    'is booked, the same call opens a session for an instalment that could not be charged.',
  getReservation:
    'How it stands, so that any device can go on from there. Documents of guests are never in it.',
  requestAccess:
    'For a guest whose link was lost or damaged, or who goes on with an unpaid booking on another device. The answer is the same, and takes as long, whether there is such a ' +
    'reservation or not; a code of six digits goes only to the address that is stored with it. A host that does not have ' +
    'this call answers 404 or 501: guests are then told to use the link, or to write to their host.',
  openAccess:
    'Takes the code once, within ten minutes and five tries, together with the `accessId` of the browser that asked for it. ' +
    'The token is in the answer alone.',
  cancelReservation:
    'Ends it, and gives back what its policy says of what was paid. `expectedRefund` is what the guest was shown.',
  registerGuests:
    'What the authorities must be told of each guest (in Portugal Lei 23/2007, articles 15 and 16), all guests at once.',
  keepGuestsDraft:
    'So that a phone which drops the page loses nothing. Nothing of a draft is checked but its shape, and nobody is registered by ' +
    'it. The embedded host seals it under the link, and deletes it when the guests are registered, the stay is called off, ' +
    'the link is withdrawn or the guests have left. Where the draft that is kept is of another page, and not the one that ' +
    '`follows` names, it is 409 `draft-changed`; what a page sent earlier never takes the place of what it sent later. A host ' +
    'may have neither this call nor the next: then it leaves out `registration.keepsDraft` of a reservation.',
  readGuestsDraft:
    'The one call that answers what guests typed of their documents, so the token is in the body and in no address. What they ' +
    'have sent is never in it.',
  saveStayDetails:
    'For what a guest may tell with the booking as well, or think of later. Both may be changed and taken back while the ' +
    'stay is booked, until it ends. The embedded host mails who lets, once for all that changes within five minutes.',
  getLegalText:
    'Every site has a privacy notice, terms and an imprint, and asks the host for them, for it knows what it keeps of guests ' +
    'and for how long. A text comes in parts that pages draw: there is no HTML in it. A host that publishes none answers ' +
    '404, and guests are told to ask for it. Where it has none in the language that was asked for, `language` says which ' +
    'one it answers in.',
  contactHost: 'Nothing is looked up by what is written here, and nothing is answered but that it was taken.',
};
