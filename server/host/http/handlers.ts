import type { OperationName } from '../../../contract/operations.ts';
import { contactHost } from '../contact/contactHost.ts';
import { getLegalText } from '../legal/getLegalText.ts';
import { openAccess, tokenOfAccess } from '../reservations/access/openAccess.ts';
import { requestAccess } from '../reservations/access/requestAccess.ts';
import { cancelReservation, prepareCancellation } from '../reservations/cancelReservation.ts';
import { createCheckout } from '../reservations/checkout/createCheckout.ts';
import { createReservation, tokenOfHold } from '../reservations/createReservation.ts';
import { getReservation } from '../reservations/getReservation.ts';
import { saveStayDetails } from '../reservations/saveStayDetails.ts';
import { readOtpLink } from '../reservations/readOtpLink.ts';
import { resendOtp } from '../reservations/resendOtp.ts';
import { tokenOfVerified, verifyOtp } from '../reservations/verifyOtp.ts';
import {
  alsoWrongWithForms,
  saveGuestsDraft,
  readGuestsDraft,
  registerGuests,
} from '../registration/index.ts';
import { getAvailability } from '../units/getAvailability.ts';
import { getRentalUnit } from '../units/getRentalUnit.ts';
import { listRentalUnits } from '../units/listRentalUnits.ts';
import { previewPrice } from '../units/previewPrice.ts';
import { searchStays } from '../units/searchStays.ts';
import type { Handler } from '../base/call.ts';

/** The handlers of the contract's operations. */
export const handlers: { readonly [N in OperationName]: Handler<N> } = {
  getRentalUnit: { reads: getRentalUnit, mayBeOld: true },
  getAvailability: { reads: getAvailability, mayBeOld: true },
  listRentalUnits: { reads: listRentalUnits, mayBeOld: true },
  searchStays: { reads: searchStays, mayBeOld: true },
  previewPrice: { reads: previewPrice },
  createReservation: { writes: createReservation, secret: tokenOfHold },
  verifyOtp: { writes: verifyOtp, secret: tokenOfVerified },
  readOtpLink: { reads: readOtpLink },
  resendOtp: { writes: resendOtp },
  createCheckout: { external: createCheckout },
  getReservation: { reads: getReservation },
  requestAccess: { writes: requestAccess },
  openAccess: { writes: openAccess, secret: tokenOfAccess },
  cancelReservation: { writes: cancelReservation, prepares: prepareCancellation },
  registerGuests: { writes: registerGuests, alsoWrong: alsoWrongWithForms },
  keepGuestsDraft: { writes: saveGuestsDraft },
  readGuestsDraft: { reads: readGuestsDraft },
  saveStayDetails: { writes: saveStayDetails },
  getLegalText: { reads: getLegalText },
  contactHost: { writes: contactHost },
};
