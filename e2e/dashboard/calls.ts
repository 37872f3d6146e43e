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

const progresses = /\/api\/host\/1\/first-run$/;

const registrationLists = /\/api\/host\/1\/registrations(\?|$)/;

const dueBulletins = /\/api\/host\/1\/bulletins$/;

const actions = /\/api\/host\/1\/actions(\?|$)/;

const users = /\/api\/host\/1\/users$/;

const stayImports = /\/api\/host\/1\/stay-imports$/;

const propertyLists = /\/api\/host\/1\/properties$/;
const oneProperty = /\/api\/host\/1\/properties\/(?!order$)[^/]+$/;
const histories = /\/api\/host\/1\/properties\/[^/]+\/versions$/;
const channels = /\/api\/host\/1\/channels$/;
const calendarAddresses = /\/api\/host\/1\/channels\/[^/]+\/address$/;

const healths = /\/api\/host\/1\/health$/;
const checks = /\/api\/host\/1\/health\/checks$/;
const jobRetries = /\/api\/host\/1\/jobs\/retry$/;
/** The list, and the tasks that begin. */
const backups = /\/api\/host\/1\/backups(\/[^/]+\/drill)?$/;
const drafts = /\/api\/host\/1\/properties\/[^/]+\/draft$/;

const settings = /\/api\/host\/1\/settings$/;

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
  showProgress: progresses,
  refreshProgress: progresses,
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
  retryJob: jobRetries,
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
  getSettings: settings,
  refreshSettings: settings,
  reassessSettings: settings,
  lookAtSettings: settings,
  saveSettings: /\/api\/host\/1\/settings\/mail$/,
  sendTestMail: /\/api\/host\/1\/settings\/mail\/test$/,
  checkAddress: /\/api\/host\/1\/settings\/address\/check$/,
  showChannels: channels,
  refreshChannels: channels,
  fetchCalendars: /\/api\/host\/1\/channels\/[^/]+\/fetch$/,
  changeCalendar: /\/api\/host\/1\/channels\/[^/]+\/calendars\/[^/]+\/(options|removal)$/,
  testCalendar: /\/api\/host\/1\/channels\/[^/]+\/test$/,
  addCalendar: /\/api\/host\/1\/channels\/[^/]+\/calendars$/,
  getCalendarAddress: calendarAddresses,
  renewCalendarAddress: calendarAddresses,
  createImportedDraft: propertyLists,
  listStayImports: stayImports,
  refreshStayImports: stayImports,
  examineStays: /\/api\/host\/1\/stay-imports\/examination$/,
  importStays: stayImports,
  undoStayImport: /\/api\/host\/1\/stay-imports\/[^/]+\/undo$/,
  loadHealth: healths,
  refreshHealth: healths,
  reassessHealth: healths,
  lookAtHealth: healths,
  checkSite: checks,
  lookAtChecks: checks,
  retryJobs: jobRetries,
  repairWebhook: /\/api\/host\/1\/health\/webhook$/,
  listBackups: backups,
  refreshBackups: backups,
  reassessBackups: backups,
  lookAtBackups: backups,
  startTask: backups,
  prepareBackup: /\/api\/host\/1\/backups\/[^/]+\/download$/,
  endSession: /\/api\/host\/1\/session\/end$/,
} as const;

/** All calls of the dashboard. */
export const dashboardCalls = Object.keys(dashboardAddresses) as (keyof typeof dashboardAddresses)[];
