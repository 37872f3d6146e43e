import { alternativesModel } from './alternatives/alternatives.model.ts';
import { availabilityModel } from './availability/availability.model.ts';
import { bookingModel } from './booking/booking.model.ts';
import { cancellationModel } from './cancellation/cancellation.model.ts';
import { checkoutModel } from './checkout/checkout.model.ts';
import { clientAuthModel } from './clientAuth/clientAuth.model.ts';
import { connectionModel } from './connection/connection.model.ts';
import { contactModel } from './contact/contact.model.ts';
import { guestDetailsModel } from './guestDetails/guestDetails.model.ts';
import { guestsDraftModel } from './guestsDraft/guestsDraft.model.ts';
import { landingModel } from './landing/landing.model.ts';
import { legalTextModel } from './legalText/legalText.model.ts';
import { otpLinkModel } from './otpLink/otpLink.model.ts';
import { paymentModel } from './payment/payment.model.ts';
import { propertyModel } from './property/property.model.ts';
import { registrationModel } from './registration/registration.model.ts';
import { reservationAccessModel } from './reservationAccess/reservationAccess.model.ts';
import { reservationModel } from './reservation/reservation.model.ts';
import { stayDetailsModel } from './stayDetails/stayDetails.model.ts';
import { shellModel } from './shell/shell.model.ts';
import { signInModel } from './dashboard/signIn/signIn.model.ts';
import { accountModel } from './dashboard/account/account.model.ts';
import { auditLogModel } from './dashboard/auditLog/auditLog.model.ts';
import { accessModel } from './dashboard/access/access.model.ts';
import { accessLinkModel } from './dashboard/accessLink/accessLink.model.ts';
import { nightsSelectionModel } from './dashboard/nightsSelection/nightsSelection.model.ts';
import { timelineModel } from './dashboard/timeline/timeline.model.ts';
import { deskActionModel } from './dashboard/deskAction/deskAction.model.ts';
import { deskFormModel } from './dashboard/deskForm/deskForm.model.ts';
import { refundModel } from './dashboard/refund/refund.model.ts';
import { reservationDeskModel } from './dashboard/reservationDesk/reservationDesk.model.ts';
import { reservationListModel } from './dashboard/reservationList/reservationList.model.ts';
import { phoneBookingModel } from './dashboard/phoneBooking/phoneBooking.model.ts';
import { photoUploadModel } from './dashboard/photoUpload/photoUpload.model.ts';
import { passkeyCreationModel } from './dashboard/passkeyCreation/passkeyCreation.model.ts';
import { examplesModel } from './dashboard/examples/examples.model.ts';
import { passkeysModel } from './dashboard/passkeys/passkeys.model.ts';
import { passkeyUseModel } from './dashboard/passkeyUse/passkeyUse.model.ts';
import { settingsModel } from './dashboard/settings/settings.model.ts';
import { settingsFormModel } from './dashboard/settingsForm/settingsForm.model.ts';
import { mailTestModel } from './dashboard/mailTest/mailTest.model.ts';
import { addressCheckModel } from './dashboard/addressCheck/addressCheck.model.ts';
import { firstRunModel } from './dashboard/firstRun/firstRun.model.ts';
import { todayModel } from './dashboard/today/today.model.ts';
import { registrationsModel } from './dashboard/registrations/registrations.model.ts';
import { bulletinsModel } from './dashboard/bulletins/bulletins.model.ts';
import { propertyListModel } from './dashboard/propertyList/propertyList.model.ts';
import { newPropertyModel } from './dashboard/newProperty/newProperty.model.ts';
import { channelsModel } from './dashboard/channels/channels.model.ts';
import { newCalendarModel } from './dashboard/newCalendar/newCalendar.model.ts';
import { sharedCalendarModel } from './dashboard/sharedCalendar/sharedCalendar.model.ts';
import { propertyImportModel } from './dashboard/propertyImport/propertyImport.model.ts';
import { stayImportModel } from './dashboard/stayImport/stayImport.model.ts';
import { propertyReviewModel } from './dashboard/propertyReview/propertyReview.model.ts';
import { propertyHistoryModel } from './dashboard/propertyHistory/propertyHistory.model.ts';
import { propertyEditorModel } from './dashboard/propertyEditor/propertyEditor.model.ts';
import { proofModel } from './dashboard/proof/proof.model.ts';
import { sessionModel } from './dashboard/session/session.model.ts';
import { backupsModel } from './dashboard/backups/backups.model.ts';
import { healthModel } from './dashboard/health/health.model.ts';
import { siteVersionModel } from './siteVersion/siteVersion.model.ts';
import type { Model } from 'statechart-atlas';

/** The machines of the dashboard, in the order in which a host encounters them. */
const dashboardModels: readonly Model[] = [
  sessionModel,
  signInModel,
  passkeyUseModel,
  passkeyCreationModel,
  accessLinkModel,
  accessModel,
  proofModel,
  accountModel,
  auditLogModel,
  passkeysModel,
  firstRunModel,
  examplesModel,
  settingsModel,
  settingsFormModel,
  mailTestModel,
  addressCheckModel,
  todayModel,
  timelineModel,
  nightsSelectionModel,
  reservationDeskModel,
  reservationListModel,
  registrationsModel,
  bulletinsModel,
  deskActionModel,
  deskFormModel,
  phoneBookingModel,
  refundModel,
  photoUploadModel,
  propertyListModel,
  newPropertyModel,
  channelsModel,
  newCalendarModel,
  sharedCalendarModel,
  propertyReviewModel,
  propertyHistoryModel,
  propertyEditorModel,
  healthModel,
  backupsModel,
  propertyImportModel,
  stayImportModel,
];

/** Every machine of the product, in the order in which a guest, then a host encounters them. */
export const models: readonly Model[] = [
  landingModel,
  propertyModel,
  availabilityModel,
  bookingModel,
  alternativesModel,
  checkoutModel,
  otpLinkModel,
  reservationModel,
  reservationAccessModel,
  registrationModel,
  guestsDraftModel,
  stayDetailsModel,
  cancellationModel,
  paymentModel,
  contactModel,
  legalTextModel,
  guestDetailsModel,
  clientAuthModel,
  shellModel,
  connectionModel,
  siteVersionModel,
  ...dashboardModels,
];
