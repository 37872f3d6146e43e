import { operations, type Operation } from '../contract/operations.ts';
import type { Product, ProductCall } from './atlas/product.ts';

const describeCall = ({ method, path }: Operation, words: string): ProductCall => ({
  operation: `${method.toUpperCase()} ${path}`,
  words,
});

const price = describeCall(operations.previewPrice, 'what the stay costs; nothing is held');
const reservationStatus = describeCall(operations.getReservation, 'how the reservation stands');
const draft = describeCall(operations.readGuestsDraft, 'what was typed of the guests before');
const site = { operation: 'HEAD /health', words: 'whether the site can be reached' };

/** What machines ask of the host, and of the site itself. */
export const calls: Product['calls'] = {
  loadOffers: describeCall(
    operations.getRentalUnit,
    'each property, and what is free where dates are asked for',
  ),
  loadProperty: describeCall(operations.getRentalUnit, 'the property: its texts, prices and rules'),
  readAvailability: describeCall(operations.getAvailability, 'which nights are taken'),
  previewPrice: price,
  previewNewPrice: price,
  createReservation: describeCall(operations.createReservation, 'to hold the nights, and to mail a code'),
  verifyOtp: describeCall(operations.verifyOtp, 'whether the code is right'),
  resendOtp: describeCall(operations.resendOtp, 'to mail a new code'),
  cancelReservation: describeCall(operations.cancelReservation, 'to call the reservation off'),
  createCheckout: describeCall(operations.createCheckout, 'to open a page to pay at'),
  recallReservation: reservationStatus,
  recallReservationAgain: reservationStatus,
  checkOwnReservation: reservationStatus,
  loadReservation: reservationStatus,
  refreshReservation: reservationStatus,
  requestAccess: describeCall(operations.requestAccess, 'to mail a code that opens the reservation'),
  requestAnother: describeCall(operations.requestAccess, 'to mail another code'),
  openAccess: describeCall(operations.openAccess, 'whether the code is right, and for the token of the link'),
  saveGuests: describeCall(operations.registerGuests, 'to register the guests'),
  readDraft: draft,
  compareDraft: draft,
  saveDraft: describeCall(operations.keepGuestsDraft, 'to keep what is typed of the guests'),
  saveDetails: describeCall(
    operations.saveStayDetails,
    'to note when the guest arrives, and for whom the invoice is',
  ),
  sendMessage: describeCall(operations.contactHost, 'to hand a message to the host'),
  loadText: describeCall(operations.getLegalText, 'the text'),
  requestToken: { operation: 'POST /token', words: 'a token for the calls to the host' },
  checkSite: site,
  checkSiteAgain: site,
  fetchVersion: { operation: 'HEAD /health', words: 'which version the site is' },
  checkReload: {
    operation: 'HEAD /health',
    words: 'whether the site answers, and a reload would lose nothing',
  },
  finishCalls: { operation: 'calls under way', words: 'whether all of them have been answered' },
};

/** What goes on in the browser while a state lasts. */
export const activities: Product['activities'] = {
  awaitDeadlineOfCode: 'a clock runs until the nights are no longer held',
  awaitDeadlineOfRetry: 'a clock runs until the nights are no longer held',
  awaitDeadlineOfPayment: 'a clock runs until the nights are no longer held',
  awaitDeadlineOfDeclined: 'a clock runs until the nights are no longer held',
  awaitDeadlineOfOwnHold: 'a clock runs until the nights are no longer held',
  leaveForGateway: 'the browser leaves for the page of the payment gateway',
  persistDetails: 'the device keeps who books, where they ask for it',
  persistBooking: 'the tab keeps the booking, and other tabs are heard',
  syncHistory: 'the browser’s Back button goes back a step of the booking',
  persistMessage: 'the tab keeps the message as it is typed',
  persistForms: 'the tab keeps the forms as they are typed, and warns before they are left',
  followTypedDetails: 'the tab notices what would be lost with it',
  followHiding: 'the page notices when the guest goes elsewhere',
};
