import { dashboardAddresses } from '../dashboard/calls.ts';

const prices = /\/api\/1\/reservation\/price-preview$/;
const readings = /\/api\/1\/reservation\/(?!otp\/|guests\/|access\/)[^/]+\/[^/]+$/;
const draftReadings = /\/api\/1\/reservation\/guests\/draft\/read$/;
const accessRequests = /\/api\/1\/reservation\/access$/;
const lists = /\/api\/1\/rental-units\/\d+$/;
const units = /\/api\/1\/rental-unit\/[^/]+$/;

/** The address of each call of a machine. */
export const addresses = {
  previewPrice: prices,
  previewNewPrice: prices,
  createReservation: /\/api\/1\/reservation$/,
  verifyOtp: /\/api\/1\/reservation\/otp$/,
  readOtpLink: /\/api\/1\/reservation\/otp\/link$/,
  resendOtp: /\/api\/1\/reservation\/otp\/resend$/,
  requestAccess: accessRequests,
  requestAnother: accessRequests,
  openAccess: /\/api\/1\/reservation\/access\/open$/,
  cancelReservation: /\/api\/1\/reservation\/cancel$/,
  createCheckout: /\/api\/1\/payment$/,
  recallReservation: readings,
  recallReservationAgain: readings,
  checkOwnReservation: readings,
  loadReservation: readings,
  refreshReservation: readings,
  saveGuests: /\/api\/1\/reservation\/guests$/,
  readDraft: draftReadings,
  saveDraft: /\/api\/1\/reservation\/guests\/draft$/,
  compareDraft: draftReadings,
  saveDetails: /\/api\/1\/reservation\/details$/,
  sendMessage: /\/api\/1\/contact$/,
  loadText: /\/api\/1\/legal\/[^/]+$/,
  loadOffers: lists,
  loadProperty: units,
  searchAlternatives: /\/api\/1\/stay-search\//,
  readAvailability: /\/api\/1\/rental-unit\/[^/]+\/availability$/,
  ...dashboardAddresses,
} as const;

export type Call = keyof typeof addresses;

/** The calls of the steps of a guest's journey, without those that load properties and their texts. */
export const journeyCalls = (Object.keys(addresses) as Call[]).filter(
  (call) =>
    !Object.hasOwn(dashboardAddresses, call) &&
    !['loadOffers', 'loadProperty', 'searchAlternatives', 'readAvailability', 'loadText'].includes(call),
);

export const isCall = (name: string): name is Call => Object.hasOwn(addresses, name);
