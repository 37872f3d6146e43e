const codeRequests = /\/api\/host\/1\/session\/code$/;

const linkUses = /\/api\/host\/1\/session\/link$/;

const timelines = /\/api\/host\/1\/timeline\?/;

const reservationLists = /\/api\/host\/1\/reservations(\?|$)/;
const reservationLinks = /\/api\/host\/1\/reservations\/[^/]+\/link$/;
const offers = /\/api\/host\/1\/bookings\/offer$/;

const refundPreviews = /\/api\/host\/1\/reservations\/[^/]+\/refund\?/;

const reservations = /\/api\/host\/1\/reservations\/[\dA-Z]{4}-[\dA-Z]{4}$/;

const ratePreviews = /\/api\/host\/1\/nights\/preview$/;

const todays = /\/api\/host\/1\/today$/;

const registrationLists = /\/api\/host\/1\/registrations(\?|$)/;

const dueBulletins = /\/api\/host\/1\/bulletins$/;

const actions = /\/api\/host\/1\/actions(\?|$)/;

const users = /\/api\/host\/1\/users$/;

const propertyLists = /\/api\/host\/1\/properties$/;
const oneProperty = /\/api\/host\/1\/properties\/(?!order$)[^/]+$/;
const histories = /\/api\/host\/1\/properties\/[^/]+\/versions$/;
const drafts = /\/api\/host\/1\/properties\/[^/]+\/draft$/;

/** The address of each call of the dashboard's machines, by the id of its invocation. */
export const dashboardAddresses = {
  requestCode: codeRequests,
  requestAnotherCode: codeRequests,
  verifyCode: /\/api\/host\/1\/session\/code\/verify$/,
  readLink: /\/api\/host\/1\/session\/link\/read$/,
  openLink: linkUses,
  createOwner: linkUses,
  listSessions: /\/api\/host\/1\/sessions$/,
  endOtherSession: /\/api\/host\/1\/sessions\/[^/]+\/end$/,
  listActions: actions,
  listEarlierActions: actions,
  listPeople: users,
  invitePerson: users,
  changeAccess: /\/api\/host\/1\/users\/[^/]+\/(role|remove)$/,
  requestProof: /\/api\/host\/1\/session\/proof\/code$/,
  verifyProof: /\/api\/host\/1\/session\/proof\/code\/verify$/,
  requestPasskeyOptions: /\/api\/host\/1\/session\/(proof\/)?passkey\/options$/,
  verifyPasskey: /\/api\/host\/1\/session\/(proof\/)?passkey$/,
  fillExamples: /\/api\/host\/1\/examples\/fill$/,
  removeExamples: /\/api\/host\/1\/examples\/remove$/,
  listPasskeys: /\/api\/host\/1\/passkeys$/,
  requestCreation: /\/api\/host\/1\/passkeys\/options$/,
  savePasskey: /\/api\/host\/1\/passkeys\/add$/,
  removePasskey: /\/api\/host\/1\/passkeys\/[^/]+\/remove$/,
  loadSession: /\/api\/host\/1\/session$/,
  loadTimeline: timelines,
  moveWindow: timelines,
  refreshTimeline: timelines,
  previewAction: reservationLinks,
  reassessAction: reservationLinks,
  takeAction: reservationLinks,
  previewRefund: refundPreviews,
  reassessRefund: refundPreviews,
  lookAtReservation: reservations,
  reassessEntry: reservations,
  sendRefund: /\/api\/host\/1\/reservations\/[^/]+\/refund$/,
  saveEntry: /\/api\/host\/1\/reservations\/[^/]+\/notes$/,
  loadReservationDesk: reservations,
  refreshReservationDesk: reservations,
  closeNights: /\/api\/host\/1\/nights\/close$/,
  openNights: /\/api\/host\/1\/nights\/open$/,
  describeStay: /\/api\/host\/1\/calendars\/note$/,
  previewRates: ratePreviews,
  reassessRates: ratePreviews,
  changeRates: /\/api\/host\/1\/nights\/change$/,
  loadToday: todays,
  refreshToday: todays,
  reassessToday: todays,
  lookAtToday: todays,
  remindGuest: /\/api\/host\/1\/registrations\/[^/]+\/remind$/,
  listRegistrations: registrationLists,
  refreshRegistrations: registrationLists,
  listBulletins: dueBulletins,
  refreshBulletins: dueBulletins,
  exportBulletins: /\/api\/host\/1\/bulletins\/export$/,
  markFiled: /\/api\/host\/1\/bulletins\/filed$/,
  retryJob: /\/api\/host\/1\/jobs\/retry$/,
  listReservations: reservationLists,
  listMore: reservationLists,
  sortReservations: reservationLists,
  refreshReservations: reservationLists,
  exportReservations: /\/api\/host\/1\/reservations\/csv(\?|$)/,
  checkStay: offers,
  checkPayment: offers,
  createBooking: /\/api\/host\/1\/bookings$/,
  recheckBooking: offers,
  showProperty: oneProperty,
  refreshProperty: oneProperty,
  loadOtherVersion: oneProperty,
  saveContent: drafts,
  listProperties: propertyLists,
  refreshProperties: propertyLists,
  orderProperties: /\/api\/host\/1\/properties\/order$/,
  changeProperty: /\/api\/host\/1\/properties\/[^/]+\/retirement$/,
  createProperty: propertyLists,
  publishProperty: /\/api\/host\/1\/properties\/[^/]+\/publication$/,
  reassessProperty: oneProperty,
  lookAtProperty: oneProperty,
  loadHistory: histories,
  refreshHistory: histories,
  compareVersions: histories,
  restoreVersion: drafts,
  endSession: /\/api\/host\/1\/session\/end$/,
} as const;

/** All calls of the dashboard. */
export const dashboardCalls = Object.keys(dashboardAddresses) as (keyof typeof dashboardAddresses)[];
