import { operations } from '../../contract/operations.ts';
import type { Operation } from '../../contract/operation.ts';
import { dashboardActivities, dashboardCalls } from './dashboardCalls.ts';
import type { Product, ProductCall } from 'statechart-atlas';

const describeCall = ({ method, path }: Operation, words: string): ProductCall => ({
  operation: `${method.toUpperCase()} ${path}`,
  description: words,
});

const price = describeCall(operations.previewPrice, 'the price of the stay, without holding the nights');
const reservationStatus = describeCall(operations.getReservation, 'the status of the reservation');
const draft = describeCall(operations.readGuestsDraft, 'the earlier draft of the guest registration');
const site = { operation: 'HEAD /health', description: 'a sign that the site can be reached' };

/** The requests of the machines to the host and to the site. */
export const calls: Product['calls'] = {
  loadOffers: describeCall(
    operations.getRentalUnit,
    'the properties, with availability and prices for requested dates',
  ),
  loadProperty: describeCall(operations.getRentalUnit, 'the property with its texts, prices and rules'),
  readAvailability: describeCall(operations.getAvailability, 'the unavailable nights'),
  searchAlternatives: describeCall(
    operations.searchStays,
    'the other properties that are free on the dates, with their prices',
  ),
  previewPrice: price,
  previewNewPrice: price,
  createReservation: describeCall(operations.createReservation, 'a reservation, and an e-mail with a code'),
  verifyOtp: describeCall(operations.verifyOtp, 'a check of the code'),
  readOtpLink: describeCall(operations.readOtpLink, 'the stay that the link in the e-mail confirms'),
  resendOtp: describeCall(operations.resendOtp, 'an e-mail with a new code'),
  cancelReservation: describeCall(operations.cancelReservation, 'the cancellation of the reservation'),
  createCheckout: describeCall(operations.createCheckout, 'a payment page'),
  recallReservation: reservationStatus,
  recallReservationAgain: reservationStatus,
  checkOwnReservation: reservationStatus,
  loadReservation: reservationStatus,
  refreshReservation: reservationStatus,
  requestAccess: describeCall(operations.requestAccess, 'an e-mail with a code that opens the reservation'),
  requestAnother: describeCall(operations.requestAccess, 'an e-mail with another code'),
  openAccess: describeCall(
    operations.openAccess,
    'a check of the code, and the token of the reservation link',
  ),
  saveGuests: describeCall(operations.registerGuests, 'the registration of the guests'),
  readDraft: draft,
  compareDraft: draft,
  saveDraft: describeCall(operations.keepGuestsDraft, 'the storage of the draft registration'),
  saveDetails: describeCall(
    operations.saveStayDetails,
    'the storage of the arrival time and invoice details',
  ),
  sendMessage: describeCall(operations.contactHost, 'the delivery of a message to the host'),
  loadText: describeCall(operations.getLegalText, 'the legal text'),
  requestToken: { operation: 'POST /token', description: 'a token for calls to the host' },
  checkSite: site,
  checkSiteAgain: site,
  fetchVersion: { operation: 'HEAD /health', description: 'the current version of the site' },
  checkReload: {
    operation: 'HEAD /health',
    description: 'a sign that the site can be reached, and that a reload would lose no input',
  },
  finishCalls: { operation: 'pending calls', description: 'the end of all pending calls' },
  ...dashboardCalls,
};

/** The activities in the browser while a state is active. */
export const activities: Product['activities'] = {
  awaitDeadlineOfCode: 'a clock runs until the hold ends',
  awaitDeadlineOfRetry: 'a clock runs until the hold ends',
  awaitDeadlineOfPayment: 'a clock runs until the hold ends',
  awaitDeadlineOfDeclined: 'a clock runs until the hold ends',
  awaitDeadlineOfOwnHold: 'a clock runs until the hold ends',
  leaveForGateway: 'the browser opens the page of the payment gateway',
  persistDetails: 'the device stores the guest’s details if they agree',
  persistBooking: 'the tab stores the booking and receives changes from other tabs',
  persistStay: 'the tab remembers the stay that the visitor looks for',
  syncHistory: 'the browser’s Back button returns to the previous step of the booking',
  persistMessage: 'the tab stores the message while the visitor types',
  persistForms: 'the tab stores the forms while the guest types, and warns before closing',
  followTypedDetails: 'the tab tracks input that closing would lose',
  followHiding: 'the page detects that the guest switches to another tab or app',
  ...dashboardActivities,
};
