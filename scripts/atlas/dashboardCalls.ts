import type { Product, ProductCall } from 'statechart-atlas';
import type { Operation } from '../../contract/operation.ts';
import { dashboardOperations } from '../../contract/dashboard/operations.ts';

const describeCall = ({ method, path }: Operation, description: string): ProductCall => ({
  operation: `${method.toUpperCase()} /host${path}`,
  description,
});

/** The requests of the dashboard's machines, by the id of the invocation. */
export const dashboardCalls: Product['calls'] = {
  loadSession: describeCall(dashboardOperations.getSession, 'the person who is signed in'),
  requestCode: describeCall(dashboardOperations.requestCode, 'an e-mail with a sign-in code'),
  requestAnotherCode: describeCall(dashboardOperations.requestCode, 'an e-mail with another code'),
  verifyCode: describeCall(dashboardOperations.verifyCode, 'a check of the code, and the session'),
  readLink: describeCall(dashboardOperations.readLink, 'what a set-up or access link is for'),
  openLink: describeCall(dashboardOperations.openLink, 'the use of the link, and the session'),
  createOwner: describeCall(dashboardOperations.openLink, 'the first owner, and the session'),
  listSessions: describeCall(dashboardOperations.listSessions, 'the sessions of the person'),
  endOtherSession: describeCall(dashboardOperations.endSession, 'the end of another session'),
  listActions: describeCall(dashboardOperations.listActions, 'what people did, the newest first'),
  listEarlierActions: describeCall(dashboardOperations.listActions, 'earlier entries of the log'),
  listPeople: describeCall(dashboardOperations.listUsers, 'the people who have access'),
  invitePerson: describeCall(dashboardOperations.addUser, 'access for a person, and an invitation by e-mail'),
  changeAccess: {
    operation: 'POST /host/users/{id}/…',
    description: 'another role, or the end of an access',
  },
  requestProof: describeCall(dashboardOperations.requestProofCode, 'an e-mail with a code'),
  verifyProof: describeCall(dashboardOperations.proveByCode, 'a check of the code, and a fresh proof'),
  requestPasskeyOptions: {
    operation: 'POST /host/session/…/options',
    description: 'the question that a passkey answers',
  },
  verifyPasskey: { operation: 'POST /host/session/…passkey', description: 'a check of the passkey' },
  confirmPasskey: {
    operation: 'navigator.credentials.get',
    description: 'the browser’s question to the person, who confirms with a passkey',
  },
  createPasskey: {
    operation: 'navigator.credentials.create',
    description: 'the browser’s question to the person, who confirms a new passkey',
  },
  listPasskeys: describeCall(dashboardOperations.listPasskeys, 'the passkeys of the person'),
  requestCreation: describeCall(dashboardOperations.passkeyCreation, 'what the browser needs for a passkey'),
  savePasskey: describeCall(dashboardOperations.addPasskey, 'the storage of the passkey'),
  fillExamples: describeCall(dashboardOperations.fillExamples, 'a month of example stays'),
  removeExamples: describeCall(dashboardOperations.removeExamples, 'the end of the example stays'),
  removePasskey: describeCall(dashboardOperations.removePasskey, 'the end of the passkey'),
  loadTimeline: describeCall(dashboardOperations.getTimeline, 'the stays, blocked nights and prices'),
  moveWindow: describeCall(dashboardOperations.getTimeline, 'earlier or later nights'),
  refreshTimeline: describeCall(dashboardOperations.getTimeline, 'the same nights after a change'),
  loadReservationDesk: describeCall(
    dashboardOperations.getReservation,
    'the reservation, with its money and history',
  ),
  refreshReservationDesk: describeCall(dashboardOperations.getReservation, 'the reservation after a change'),
  closeNights: describeCall(dashboardOperations.closeNights, 'nights that cannot be booked any more'),
  openNights: describeCall(dashboardOperations.openNights, 'nights that can be booked again'),
  describeStay: describeCall(
    dashboardOperations.noteChannelStay,
    'a name and a note for a stay of a channel',
  ),
  previewRates: describeCall(dashboardOperations.previewNights, 'the effect of a price or minimum stay'),
  changeRates: describeCall(dashboardOperations.changeNights, 'another price or minimum stay'),
  loadToday: describeCall(dashboardOperations.getToday, 'the stays and tasks of today'),
  refreshToday: describeCall(dashboardOperations.getToday, 'the stays and tasks of today after a change'),
  remindGuest: describeCall(dashboardOperations.remindGuest, 'a reminder to register, by e-mail'),
  listRegistrations: describeCall(dashboardOperations.listRegistrations, 'whose guests are registered'),
  refreshRegistrations: describeCall(
    dashboardOperations.listRegistrations,
    'whose guests are registered after a change',
  ),
  listBulletins: describeCall(dashboardOperations.listBulletins, 'the stays whose guests must be reported'),
  refreshBulletins: describeCall(
    dashboardOperations.listBulletins,
    'the stays whose guests must be reported, after a change',
  ),
  exportBulletins: describeCall(
    dashboardOperations.exportBulletins,
    'the files for the authorities, which the site does not store',
  ),
  markFiled: describeCall(dashboardOperations.markFiled, 'a note that guests were reported'),
  retryJob: describeCall(dashboardOperations.retryJobs, 'another attempt of a failed job'),
  listReservations: describeCall(
    dashboardOperations.listReservations,
    'the reservations that match the filters',
  ),
  listMore: describeCall(dashboardOperations.listReservations, 'the next page of the list'),
  sortReservations: describeCall(dashboardOperations.listReservations, 'the list in another order'),
  refreshReservations: describeCall(dashboardOperations.listReservations, 'the list after a change'),
  exportReservations: describeCall(dashboardOperations.exportReservations, 'the list as a file'),
  previewAction: {
    operation: 'GET /host/reservations/{reservation}/…',
    description: 'the effect of an action on the reservation',
  },
  takeAction: {
    operation: 'POST /host/reservations/{reservation}/…',
    description: 'the action, and its result',
  },
  previewRefund: {
    operation: 'GET /host/reservations/{reservation}/…',
    description: 'what is paid, refunded and kept',
  },
  sendRefund: {
    operation: 'POST /host/reservations/{reservation}/…',
    description: 'a refund, or a cancellation with its refund',
  },
  reassessRates: describeCall(dashboardOperations.previewNights, 'the present effect of refused prices'),
  reassessToday: describeCall(dashboardOperations.getToday, 'today after a refused action'),
  lookAtToday: describeCall(dashboardOperations.getToday, 'today after an action without an answer'),
  reassessAction: {
    operation: 'GET /host/reservations/{reservation}/…',
    description: 'the present effect of a refused action',
  },
  reassessEntry: describeCall(dashboardOperations.getReservation, 'the reservation after a refused entry'),
  reassessRefund: {
    operation: 'GET /host/reservations/{reservation}/…',
    description: 'the present effect of a refused refund',
  },
  lookAtReservation: describeCall(
    dashboardOperations.getReservation,
    'the reservation after an attempt without an answer',
  ),
  saveEntry: {
    operation: 'POST /host/reservations/{reservation}/…',
    description: 'a note, an e-mail that is sent again, or received money',
  },
  checkStay: describeCall(dashboardOperations.offerBooking, 'the price, and what takes the nights'),
  checkPayment: describeCall(dashboardOperations.offerBooking, 'the price and instalments of a payment'),
  createBooking: describeCall(dashboardOperations.createBooking, 'the booking, and an e-mail to the guest'),
  recheckBooking: describeCall(dashboardOperations.offerBooking, 'the reason of a refused booking'),
  preparePhoto: {
    operation: 'createImageBitmap',
    description: 'the conversion of a HEIC picture by the browser',
  },
  startPhotoUpload: describeCall(dashboardOperations.startPhotoUpload, 'the start of the upload of a photo'),
  sendPhotoPart: describeCall(dashboardOperations.sendPhotoPart, 'the storage of a part of the photo'),
  getPhotoUpload: describeCall(dashboardOperations.getPhotoUpload, 'how much of the photo has arrived'),
  addPhoto: describeCall(dashboardOperations.addPhoto, 'a check of the photo, and its storage'),
  listProperties: describeCall(dashboardOperations.listProperties, 'the properties in the order of the site'),
  refreshProperties: describeCall(dashboardOperations.listProperties, 'the properties after a change'),
  orderProperties: describeCall(dashboardOperations.orderProperties, 'another order of the properties'),
  changeProperty: {
    operation: 'POST /host/properties/{property}/…',
    description: 'the retirement of a property, another manager, or the end of its draft',
  },
  createProperty: describeCall(dashboardOperations.createProperty, 'a property that guests do not see yet'),
  showProperty: describeCall(dashboardOperations.showProperty, 'the draft and the published content'),
  refreshProperty: describeCall(dashboardOperations.showProperty, 'the content after a change'),
  publishProperty: describeCall(dashboardOperations.publishProperty, 'the publication of the draft'),
  reassessProperty: describeCall(
    dashboardOperations.showProperty,
    'the present content after a refused publication',
  ),
  lookAtProperty: describeCall(
    dashboardOperations.showProperty,
    'the content after a publication without an answer',
  ),
  saveContent: describeCall(dashboardOperations.saveDraft, 'the storage of the draft of a property'),
  loadOtherVersion: describeCall(
    dashboardOperations.showProperty,
    'the stored content, to compare it with unsaved changes',
  ),
  loadHistory: describeCall(dashboardOperations.listVersions, 'the versions of a property'),
  refreshHistory: describeCall(dashboardOperations.listVersions, 'the versions after a change'),
  compareVersions: describeCall(dashboardOperations.showVersion, 'the contents of two versions'),
  restoreVersion: describeCall(dashboardOperations.saveDraft, 'an earlier version as the draft'),
  endSession: describeCall(dashboardOperations.signOut, 'the end of the session'),
};

/** The activities of the dashboard's machines in the browser. */
export const dashboardActivities: Product['activities'] = {
  awaitAutofill: 'the browser offers the passkeys of the person in the e-mail field',
  awaitTurn: 'the photo waits until at most one other photo is being sent',
  followPhotoUploads: 'the editor receives the photos that the tab has sent',
  awaitConnection: 'the upload waits until the device has a network again',
  syncTabs: 'sign-in and sign-out reach the other tabs of the browser',
  followChanges: 'changes of data reach the open page',
};
