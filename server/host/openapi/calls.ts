import type { OperationName } from '../../../contract/operations.ts';

/** The description of each call, in Markdown. */
export const aboutCalls: Readonly<Record<OperationName, string>> = {
  getRentalUnit:
    'Returns everything that the page of a property shows. The site caches it for a minute in each language, and requests ' +
    'the availability separately.',
  getAvailability:
    'Returns the data that changes by the day, which the site never caches. A host without this call answers 404, 405 or ' +
    '501; the site then uses the same data of the whole property.',
  listRentalUnits:
    'For the landing page of a site with several properties. The host decides which properties the site offers, and in which ' +
    'order; the embedded host uses FEATURED_UNITS. The site caches the answer for a minute in each language. A host without ' +
    'this call answers 404, 405 or 501; the site then requests each property of FEATURED_UNITS that a page shows.',
  searchStays:
    'For the landing page, where guests search by dates. It lists the same properties as `GET rental-units/{page}`, regardless ' +
    'of the caller, and counts like a price towards the rate limit. A host without this call answers 404, 405 or 501; guests ' +
    'then search each property separately.',
  previewPrice:
    'Returns the price to the cent, with all payment options. It holds nothing and needs no guest data, and the same ' +
    'request may be repeated with each change of dates.',
  createReservation:
    'Creates a reservation (the embedded host: for 15 minutes), and e-mails a one-time password of six digits to the guest. Two ' +
    'reservations never hold the same night: of simultaneous requests, one gets 201 and all others get 409 ' +
    '`dates-unavailable`. `expectedTotal` is the total that the guest accepted.',
  verifyOtp:
    'Accepts the password once, before it expires, or instead the token of the link in the same e-mail, which is valid and ' +
    'used up together with the password. Each wrong password uses up a try: `otp-incorrect` contains the number of ' +
    'remaining tries, and after the last one the answer is `otp-locked`.',
  readOtpLink:
    'For the page that the link in the e-mail opens, perhaps in another browser: it names the stay, and changes nothing, so ' +
    'that a mail scanner that opens the link uses nothing up. Only `POST reservation/otp` does, after a press of a button. A ' +
    'host whose e-mails contain no such link answers 404 or 501.',
  resendOtp:
    'For an e-mail that did not arrive. The embedded host sends at most three more, then it answers 429 with `Retry-After`.',
  createCheckout:
    'Requires a verified address. The guest is redirected to `url` and returns to `/{lang}/{unit}/success`, paid or ' +
    'not: the gateway reports the result of the payment to the host, and the site reads it from the reservation. For a ' +
    'booked stay, the same call opens a session for an instalment that could not be charged.',
  getReservation:
    'Returns the current state, so that any device can continue the booking. It never contains document data of guests.',
  requestAccess:
    'For a guest whose link was lost or damaged, or who continues an unpaid booking on another device. The answer and its duration are the same whether the ' +
    'reservation exists or not; a code of six digits is sent only to the address that is stored with it. A host without ' +
    'this call answers 404 or 501; guests are then advised to use the link, or to write to their host.',
  openAccess:
    'Accepts the code once, within ten minutes and five tries, together with the `accessId` of the browser that requested it. ' +
    'Only the answer contains the token.',
  cancelReservation:
    'Ends the reservation, and refunds the share of the paid amount that its policy grants. `expectedRefund`, `expectedPaid` and `onlyUnpaid` are what the ' +
    'guest saw; if it is no longer so, nothing is cancelled.',
  registerGuests:
    'Registers the data of each guest that the law requires (in Portugal Lei 23/2007, articles 15 and 16), for all guests together.',
  keepGuestsDraft:
    'Stores a draft, so that a phone that discards the page loses nothing. Only the structure of a draft is validated, and it registers ' +
    'no guest. The embedded host encrypts it with the link, and deletes it when the guests are registered, the stay is cancelled, ' +
    'the link is revoked or the guests have left. If the stored draft comes from another page and differs from the one that ' +
    '`follows` names, the answer is 409 `draft-changed`; an earlier draft of a page never replaces a later one. A host ' +
    'may lack this call and the next one; it then omits `registration.keepsDraft` of a reservation.',
  readGuestsDraft:
    'This is the only call that returns document data entered by guests, so the token is in the body and never in an address. It ' +
    'never returns submitted data.',
  saveStayDetails:
    'For details that a guest can also give with the booking. Both can be changed and removed while the ' +
    'stay is booked, until it ends. The embedded host sends the host one e-mail for all changes within five minutes.',
  getLegalText:
    'Every site has a privacy notice, terms and an imprint, and requests them from the host, who knows which guest data is ' +
    'stored and for how long. A text consists of blocks without HTML. A host that publishes none answers ' +
    '404, and guests are advised to ask for it. If the text does not exist in the requested language, `language` is the language ' +
    'of the answer.',
  contactHost: 'The content is not used for any lookup, and the answer only confirms the receipt.',
};
