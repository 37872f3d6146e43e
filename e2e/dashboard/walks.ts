import { examplesModel } from '../../machines/dashboard/examples/examples.model.ts';
import { passkeysModel } from '../../machines/dashboard/passkeys/passkeys.model.ts';
import { passkeyCreationModel } from '../../machines/dashboard/passkeyCreation/passkeyCreation.model.ts';
import { passkeyUseModel } from '../../machines/dashboard/passkeyUse/passkeyUse.model.ts';
import { proofModel } from '../../machines/dashboard/proof/proof.model.ts';
import { accountModel } from '../../machines/dashboard/account/account.model.ts';
import { auditLogModel } from '../../machines/dashboard/auditLog/auditLog.model.ts';
import { accessModel } from '../../machines/dashboard/access/access.model.ts';
import { accessLinkModel } from '../../machines/dashboard/accessLink/accessLink.model.ts';
import { signInModel } from '../../machines/dashboard/signIn/signIn.model.ts';
import { sessionModel } from '../../machines/dashboard/session/session.model.ts';
import { proofRules } from '../../tests/machines/rules/dashboard/proof.rules.ts';
import { accountRules } from '../../tests/machines/rules/dashboard/account.rules.ts';
import { auditLogRules } from '../../tests/machines/rules/dashboard/auditLog.rules.ts';
import { accessRules } from '../../tests/machines/rules/dashboard/access.rules.ts';
import { accessLinkRules } from '../../tests/machines/rules/dashboard/accessLink.rules.ts';
import { signInRules } from '../../tests/machines/rules/dashboard/signIn.rules.ts';
import { sessionRules } from '../../tests/machines/rules/dashboard/session.rules.ts';
import { reservationListModel } from '../../machines/dashboard/reservationList/reservationList.model.ts';
import { reservationListRules } from '../../tests/machines/rules/dashboard/reservationList.rules.ts';
import { reservationListExpected } from './reservationListExpected.ts';
import { todayModel } from '../../machines/dashboard/today/today.model.ts';
import { todayRules } from '../../tests/machines/rules/dashboard/today.rules.ts';
import { registrationsModel } from '../../machines/dashboard/registrations/registrations.model.ts';
import { registrationsRules } from '../../tests/machines/rules/dashboard/registrations.rules.ts';
import { registrationsExpected } from './registrationsExpected.ts';
import { bulletinsModel } from '../../machines/dashboard/bulletins/bulletins.model.ts';
import { bulletinsRules } from '../../tests/machines/rules/dashboard/bulletins.rules.ts';
import { bulletinsExpected } from './bulletinsExpected.ts';
import { todayExpected } from './todayExpected.ts';
import { propertyListModel } from '../../machines/dashboard/propertyList/propertyList.model.ts';
import { propertyListRules } from '../../tests/machines/rules/dashboard/propertyList.rules.ts';
import { propertyListExpected } from './propertyListExpected.ts';
import { newPropertyModel } from '../../machines/dashboard/newProperty/newProperty.model.ts';
import { newPropertyRules } from '../../tests/machines/rules/dashboard/newProperty.rules.ts';
import { newPropertyExpected } from './newPropertyExpected.ts';
import { channelsModel } from '../../machines/dashboard/channels/channels.model.ts';
import { channelsRules } from '../../tests/machines/rules/dashboard/channels.rules.ts';
import { channelsExpected } from './channelsExpected.ts';
import { newCalendarModel } from '../../machines/dashboard/newCalendar/newCalendar.model.ts';
import { newCalendarRules } from '../../tests/machines/rules/dashboard/newCalendar.rules.ts';
import { newCalendarExpected } from './newCalendarExpected.ts';
import { sharedCalendarModel } from '../../machines/dashboard/sharedCalendar/sharedCalendar.model.ts';
import { sharedCalendarRules } from '../../tests/machines/rules/dashboard/sharedCalendar.rules.ts';
import { sharedCalendarExpected } from './sharedCalendarExpected.ts';
import { propertyEditorModel } from '../../machines/dashboard/propertyEditor/propertyEditor.model.ts';
import { propertyEditorRules } from '../../tests/machines/rules/dashboard/propertyEditor.rules.ts';
import { propertyEditorExpected } from './propertyEditorExpected.ts';
import { propertyImportModel } from '../../machines/dashboard/propertyImport/propertyImport.model.ts';
import { propertyImportRules } from '../../tests/machines/rules/dashboard/propertyImport.rules.ts';
import { propertyImportExpected } from './propertyImportExpected.ts';
import { stayImportModel } from '../../machines/dashboard/stayImport/stayImport.model.ts';
import { stayImportRules } from '../../tests/machines/rules/dashboard/stayImport.rules.ts';
import { stayImportExpected } from './stayImportExpected.ts';
import { propertyReviewModel } from '../../machines/dashboard/propertyReview/propertyReview.model.ts';
import { propertyReviewRules } from '../../tests/machines/rules/dashboard/propertyReview.rules.ts';
import { propertyReviewExpected } from './propertyReviewExpected.ts';
import { propertyHistoryModel } from '../../machines/dashboard/propertyHistory/propertyHistory.model.ts';
import { propertyHistoryRules } from '../../tests/machines/rules/dashboard/propertyHistory.rules.ts';
import { backupsModel } from '../../machines/dashboard/backups/backups.model.ts';
import { backupsRules } from '../../tests/machines/rules/dashboard/backups.rules.ts';
import { backupsExpected } from './backupsExpected.ts';
import { healthModel } from '../../machines/dashboard/health/health.model.ts';
import { healthRules } from '../../tests/machines/rules/dashboard/health.rules.ts';
import { healthExpected } from './healthExpected.ts';
import { propertyHistoryExpected } from './propertyHistoryExpected.ts';
import { defineWalk } from '../support/defineWalk.ts';
import { proofExpected } from './proofExpected.ts';
import { accountExpected } from './accountExpected.ts';
import { auditLogExpected } from './auditLogExpected.ts';
import { accessExpected } from './accessExpected.ts';
import { accessLinkExpected } from './accessLinkExpected.ts';
import { signInExpected } from './signInExpected.ts';
import { sessionExpected } from './sessionExpected.ts';
import { nightsSelectionModel } from '../../machines/dashboard/nightsSelection/nightsSelection.model.ts';
import { nightsSelectionRules } from '../../tests/machines/rules/dashboard/nightsSelection.rules.ts';
import { nightsSelectionExpected } from './nightsSelectionExpected.ts';
import { phoneBookingExpected } from './phoneBookingExpected.ts';
import { timelineExpected } from './timelineExpected.ts';
import { firstRunModel } from '../../machines/dashboard/firstRun/firstRun.model.ts';
import { firstRunRules } from '../../tests/machines/rules/dashboard/firstRun.rules.ts';
import { firstRunExpected } from './firstRunExpected.ts';
import { phoneBookingModel } from '../../machines/dashboard/phoneBooking/phoneBooking.model.ts';
import { phoneBookingRules } from '../../tests/machines/rules/dashboard/phoneBooking.rules.ts';
import { timelineModel } from '../../machines/dashboard/timeline/timeline.model.ts';
import { deskActionModel } from '../../machines/dashboard/deskAction/deskAction.model.ts';
import { refundModel } from '../../machines/dashboard/refund/refund.model.ts';
import { refundRules } from '../../tests/machines/rules/dashboard/refund.rules.ts';
import { refundExpected } from './refundExpected.ts';
import { deskFormModel } from '../../machines/dashboard/deskForm/deskForm.model.ts';
import { deskActionRules } from '../../tests/machines/rules/dashboard/deskAction.rules.ts';
import { deskFormRules } from '../../tests/machines/rules/dashboard/deskForm.rules.ts';
import { deskActionExpected } from './deskActionExpected.ts';
import { deskFormExpected } from './deskFormExpected.ts';
import { reservationDeskModel } from '../../machines/dashboard/reservationDesk/reservationDesk.model.ts';
import { reservationDeskRules } from '../../tests/machines/rules/dashboard/reservationDesk.rules.ts';
import { reservationDeskExpected } from './reservationDeskExpected.ts';
import { passkeyUseRules } from '../../tests/machines/rules/dashboard/passkeyUse.rules.ts';
import { passkeyUseExpected } from './passkeyUseExpected.ts';
import { passkeyCreationRules } from '../../tests/machines/rules/dashboard/passkeyCreation.rules.ts';
import { passkeyCreationExpected } from './passkeyCreationExpected.ts';
import { passkeysRules } from '../../tests/machines/rules/dashboard/passkeys.rules.ts';
import { passkeysExpected } from './passkeysExpected.ts';
import { examplesRules } from '../../tests/machines/rules/dashboard/examples.rules.ts';
import { examplesExpected } from './examplesExpected.ts';
import { timelineRules } from '../../tests/machines/rules/dashboard/timeline.rules.ts';
import { settingsModel } from '../../machines/dashboard/settings/settings.model.ts';
import { settingsRules } from '../../tests/machines/rules/dashboard/settings.rules.ts';
import { settingsExpected } from './settingsExpected.ts';
import { settingsFormModel } from '../../machines/dashboard/settingsForm/settingsForm.model.ts';
import { settingsFormRules } from '../../tests/machines/rules/dashboard/settingsForm.rules.ts';
import { settingsFormExpected } from './settingsFormExpected.ts';
import { mailTestModel } from '../../machines/dashboard/mailTest/mailTest.model.ts';
import { mailTestRules } from '../../tests/machines/rules/dashboard/mailTest.rules.ts';
import { mailTestExpected } from './mailTestExpected.ts';
import { addressCheckModel } from '../../machines/dashboard/addressCheck/addressCheck.model.ts';
import { addressCheckRules } from '../../tests/machines/rules/dashboard/addressCheck.rules.ts';
import { addressCheckExpected } from './addressCheckExpected.ts';

/**
 * Failures of changes that lead to the same screens as others. After the end of a session, the session shows sign-in
 * instead.
 */
const failuresAsOthers = [{ in: /./, event: /\.failed\.(unauthorized|unavailable)$/ }];

export const sessionWalk = defineWalk({
  model: sessionModel,
  rules: sessionRules,
  start: 'loading',
  expected: sessionExpected,
  exceptions: [
    // Sign-in and links have walks of their own.
    { in: /^(signed|following)/, event: /^session\.(opened|changed)/ },
    // The addresses of the navigation show the property; jsdom tests them.
    { in: /^signedIn/, event: /^property\.chosen$/ },
  ],
});

export const signInWalk = defineWalk({
  model: signInModel,
  rules: signInRules,
  start: 'address.asking',
  expected: signInExpected,
});

export const accessLinkWalk = defineWalk({
  model: accessLinkModel,
  rules: accessLinkRules,
  start: 'reading',
  expected: accessLinkExpected,
  // The session shows sign-in instead.
  exceptions: [{ in: /^expired$/, event: /^signIn\.requested$/ }],
});

export const accessWalk = defineWalk({
  model: accessModel,
  rules: accessRules,
  start: 'loading',
  expected: accessExpected,
  exceptions: failuresAsOthers,
});

/** The proof of identity for a change on the page about access. */
export const proofWalk = defineWalk({
  model: proofModel,
  rules: proofRules,
  start: 'passkey',
  expected: proofExpected,
});

export const accountWalk = defineWalk({
  model: accountModel,
  rules: accountRules,
  start: 'loading',
  expected: accountExpected,
});

export const auditLogWalk = defineWalk({
  model: auditLogModel,
  rules: auditLogRules,
  start: 'loading',
  expected: auditLogExpected,
});

export const timelineWalk = defineWalk({
  model: timelineModel,
  rules: timelineRules,
  start: 'loading',
  expected: timelineExpected,
});

export const reservationDeskWalk = defineWalk({
  model: reservationDeskModel,
  rules: reservationDeskRules,
  start: 'loading',
  expected: reservationDeskExpected,
});

/** The selection of nights in the calendar. */
export const nightsSelectionWalk = defineWalk({
  model: nightsSelectionModel,
  rules: nightsSelectionRules,
  start: 'none',
  expected: nightsSelectionExpected,
  exceptions: failuresAsOthers,
});

export const reservationListWalk = defineWalk({
  model: reservationListModel,
  rules: reservationListRules,
  start: 'loading',
  expected: reservationListExpected,
});

/** A new link for the guest of a reservation. */
export const deskActionWalk = defineWalk({
  model: deskActionModel,
  rules: deskActionRules,
  start: 'loading',
  expected: deskActionExpected,
  exceptions: failuresAsOthers,
});

/** A note about a reservation. */
export const deskFormWalk = defineWalk({
  model: deskFormModel,
  rules: deskFormRules,
  start: 'loading',
  expected: deskFormExpected,
  exceptions: failuresAsOthers,
});

export const phoneBookingWalk = defineWalk({
  model: phoneBookingModel,
  rules: phoneBookingRules,
  start: 'stay.editing',
  expected: phoneBookingExpected,
  exceptions: [
    ...failuresAsOthers,
    // Only a stored booking is opened again; keptDraft.spec.ts tests it.
    { in: /^stay/, event: /^booking\.resumed/ },
    // The payment would still be incomplete; incompletePayment.nightly.spec.ts tests it.
    { in: /^payment\.(editing|incomplete)/, event: /^step\.returned/ },
  ],
});

/** A refund of a part of what a guest paid. */
export const refundWalk = defineWalk({
  model: refundModel,
  rules: refundRules,
  start: 'loading',
  expected: refundExpected,
  exceptions: failuresAsOthers,
});

export const passkeyUseWalk = defineWalk({
  model: passkeyUseModel,
  rules: passkeyUseRules,
  start: 'preparing',
  expected: passkeyUseExpected,
});

export const passkeyCreationWalk = defineWalk({
  model: passkeyCreationModel,
  rules: passkeyCreationRules,
  start: 'offered',
  expected: passkeyCreationExpected,
});

export const passkeysWalk = defineWalk({
  model: passkeysModel,
  rules: passkeysRules,
  start: 'loading',
  expected: passkeysExpected,
});

export const examplesWalk = defineWalk({
  model: examplesModel,
  rules: examplesRules,
  start: 'offered',
  expected: examplesExpected,
});

export const firstRunWalk = defineWalk({
  model: firstRunModel,
  rules: firstRunRules,
  start: 'loading',
  expected: firstRunExpected,
});

export const todayWalk = defineWalk({
  model: todayModel,
  rules: todayRules,
  start: 'loading',
  expected: todayExpected,
  // The screens after too many requests are those after a refusal, with another explanation.
  exceptions: [...failuresAsOthers, { in: /./, event: /\.failed\.too-many-requests$/ }],
});

export const registrationsWalk = defineWalk({
  model: registrationsModel,
  rules: registrationsRules,
  start: 'loading',
  expected: registrationsExpected,
  exceptions: failuresAsOthers,
});

export const bulletinsWalk = defineWalk({
  model: bulletinsModel,
  rules: bulletinsRules,
  start: 'loading',
  expected: bulletinsExpected,
  exceptions: failuresAsOthers,
});

export const propertyListWalk = defineWalk({
  model: propertyListModel,
  rules: propertyListRules,
  start: 'loading',
  expected: propertyListExpected,
  exceptions: [
    ...failuresAsOthers,
    // "Show more" needs more than fifty properties, and the search more than twenty; the tests of the screens have them.
    { in: /^shown/, event: /^(more\.requested|search\.changed)$/ },
    // Only somebody who moves two properties at once causes it.
    { in: /^shown\.ordering/, event: /^orderProperties\.answered\.earlier$/ },
  ],
});

export const newPropertyWalk = defineWalk({
  model: newPropertyModel,
  rules: newPropertyRules,
  start: 'editing',
  expected: newPropertyExpected,
  exceptions: failuresAsOthers,
});

export const channelsWalk = defineWalk({
  model: channelsModel,
  rules: channelsRules,
  start: 'loading',
  expected: channelsExpected,
  exceptions: [
    ...failuresAsOthers,
    // "Show more" needs more than thirty properties; manyProperties.nightly.spec.ts has them.
    { in: /^shown/, event: /^more\.requested$/ },
  ],
});

export const newCalendarWalk = defineWalk({
  model: newCalendarModel,
  rules: newCalendarRules,
  start: 'editing',
  expected: newCalendarExpected,
  exceptions: failuresAsOthers,
});

export const sharedCalendarWalk = defineWalk({
  model: sharedCalendarModel,
  rules: sharedCalendarRules,
  start: 'loading',
  expected: sharedCalendarExpected,
  exceptions: failuresAsOthers,
});

/** A section of the editor of a property. */
export const propertyEditorWalk = defineWalk({
  model: propertyEditorModel,
  rules: propertyEditorRules,
  start: 'loading',
  expected: propertyEditorExpected,
  exceptions: [
    // Only the section of photos receives one; the tests of uploads have it.
    { in: /^editing/, event: /^photo\.added$/ },
    // The page is left then; the tests of drafts have it.
    { in: /^editing/, event: /^page\.left$/ },
  ],
});

export const propertyReviewWalk = defineWalk({
  model: propertyReviewModel,
  rules: propertyReviewRules,
  start: 'loading',
  expected: propertyReviewExpected,
  exceptions: failuresAsOthers,
});

export const propertyHistoryWalk = defineWalk({
  model: propertyHistoryModel,
  rules: propertyHistoryRules,
  start: 'loading',
  expected: propertyHistoryExpected,
  exceptions: [
    ...failuresAsOthers,
    // The fields cannot choose the versions that are shown already; the address leads to others.
    { in: /^compared$/, event: /^comparison\.chosen$/ },
  ],
});

export const settingsWalk = defineWalk({
  model: settingsModel,
  rules: settingsRules,
  start: 'loading',
  expected: settingsExpected,
});

/** The form of the mail server. */
export const settingsFormWalk = defineWalk({
  model: settingsFormModel,
  rules: settingsFormRules,
  start: 'loading',
  expected: settingsFormExpected,
  exceptions: [
    ...failuresAsOthers,
    // Only the form of the look receives a logo; the tests of the screens have it.
    { in: /./, event: /^photo\.added$/ },
    // Only the form of the payments sends a key to Stripe; the tests of the screens have it.
    { in: /^sending$/, event: /^saveSettings\.failed\.stripe-failed$/ },
  ],
});

export const mailTestWalk = defineWalk({
  model: mailTestModel,
  rules: mailTestRules,
  start: 'offered',
  expected: mailTestExpected,
});

export const addressCheckWalk = defineWalk({
  model: addressCheckModel,
  rules: addressCheckRules,
  start: 'loading',
  expected: addressCheckExpected,
});

/** An import of stays. */
export const stayImportWalk = defineWalk({
  model: stayImportModel,
  rules: stayImportRules,
  start: 'loading',
  expected: stayImportExpected,
  exceptions: [
    ...failuresAsOthers,
    // The dates of the walk’s file do not depend on it; dateOrder.nightly.spec.ts has such a file.
    { in: /^(mapping|incomplete)$/, event: /^dateOrder\.chosen$/ },
    // The missing choice comes first, and leads to `mapping`.
    { in: /^incomplete$/, event: /^examination\.requested$/ },
  ],
});

/** An import of a property. */
export const propertyImportWalk = defineWalk({
  model: propertyImportModel,
  rules: propertyImportRules,
  start: 'choosing',
  expected: propertyImportExpected,
  exceptions: failuresAsOthers,
});

export const backupsWalk = defineWalk({
  model: backupsModel,
  rules: backupsRules,
  start: 'loading',
  expected: backupsExpected,
  exceptions: [
    ...failuresAsOthers,
    // The screens after too many requests are those after a refusal, with another explanation.
    { in: /^shown/, event: /\.failed\.too-many-requests$/ },
  ],
});

export const healthWalk = defineWalk({
  model: healthModel,
  rules: healthRules,
  start: 'loading',
  expected: healthExpected,
  // The screens after too many requests are those after a refusal, with another explanation.
  exceptions: [...failuresAsOthers, { in: /./, event: /\.failed\.too-many-requests$/ }],
});
