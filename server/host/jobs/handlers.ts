import { readCalendar } from '../calendars/readCalendar.ts';
import { sendAccessCode } from '../mail/sendAccessCode.ts';
import { sendInvitation } from '../mail/sendInvitation.ts';
import { sendHostPayment } from '../mail/sendHostPayment.ts';
import { sendBulletinsDue } from '../mail/sendBulletinsDue.ts';
import { sendCalendarMail, sendConflict } from '../mail/sendCalendarMail.ts';
import { sendMessage, sendMessageReceived } from '../mail/sendMessage.ts';
import { sendOtp } from '../mail/sendOtp.ts';
import { sendPaymentFailed } from '../mail/sendPaymentFailed.ts';
import { sendSignInCode } from '../mail/sendSignInCode.ts';
import { sendRefunded } from '../mail/sendRefunded.ts';
import { sendUnpaidNights } from '../mail/sendUnpaidNights.ts';
import { sendStayMail, type StayMailKind } from '../mail/sendStayMail.ts';
import type { HostContext } from '../base/context.ts';
import { chargeInstalment } from '../payments/chargeInstalment.ts';
import { refundPart, refundPayment, refundOverpayment } from '../payments/refundPayment.ts';
import { readAndSettleSession } from '../payments/reconcile.ts';
import type { Attempt } from '../ports/jobs.ts';
import type { Handlers } from './openJobs.ts';

const stayMail =
  (context: HostContext, kind: StayMailKind) =>
  ({ reservationId }: { reservationId: string }, { id }: Attempt) =>
    sendStayMail(context, kind, reservationId, id);

/** Creates the handlers of all jobs. */
export const createHandlers = (context: HostContext): Handlers => ({
  'mail.otp': ({ reservationId }, { last }) => sendOtp(context, reservationId, last),
  'mail.accessCode': ({ accessId }, { last }) => sendAccessCode(context, accessId, last),
  'mail.signInCode': ({ codeId }, { last }) => sendSignInCode(context, codeId, last),
  'mail.invitation': (invitation, { id }) => sendInvitation(context, invitation, id),
  'mail.confirmed': stayMail(context, 'confirmed'),
  'mail.paymentLink': stayMail(context, 'paymentLink'),
  'mail.cancelled': stayMail(context, 'cancelled'),
  'mail.paidTooLate': stayMail(context, 'paidTooLate'),
  'mail.registered': stayMail(context, 'registered'),
  'mail.reopened': stayMail(context, 'reopened'),
  'mail.reminder': stayMail(context, 'reminder'),
  'mail.arrival': ({ reservationId, isEarly }, { id }) =>
    sendStayMail(context, isEarly ? 'earlyArrival' : 'arrival', reservationId, id),
  'mail.newLink': stayMail(context, 'newLink'),
  'mail.paymentReceived': stayMail(context, 'paymentReceived'),
  'mail.hostConfirmed': stayMail(context, 'hostConfirmed'),
  'mail.hostCancelled': stayMail(context, 'hostCancelled'),
  'mail.hostRegisteredAnew': stayMail(context, 'hostRegisteredAnew'),
  'mail.hostDetails': stayMail(context, 'hostDetails'),
  'mail.hostOverdue': stayMail(context, 'hostOverdue'),
  'mail.paymentFailed': (failure, { id }) => sendPaymentFailed(context, failure, id),
  'mail.refunded': ({ refundId }, { id }) => sendRefunded(context, refundId, id),
  'mail.hostBulletins': (due, { id }) => sendBulletinsDue(context, due, id),
  'mail.hostPayment': (news, { id }) => sendHostPayment(context, news, id),
  'mail.hostBesieged': (unpaid, { id }) => sendUnpaidNights(context, unpaid, id),
  'mail.hostConflict': (conflict, { id }) => sendConflict(context, conflict, id),
  'mail.hostCalendarFailing': (news, { id }) => sendCalendarMail(context, 'hostCalendarFailing', news, id),
  'mail.hostCalendarWell': (news, { id }) => sendCalendarMail(context, 'hostCalendarWell', news, id),
  'mail.hostCalendarUnreadable': (news, { id }) =>
    sendCalendarMail(context, 'hostCalendarUnreadable', news, id),
  'mail.message': ({ messageId }) => sendMessage(context, messageId),
  'mail.messageReceived': ({ messageId }) => sendMessageReceived(context, messageId),
  'payment.refund': ({ paymentId }) => refundPayment(context, paymentId),
  'payment.refundPart': ({ partId }) => refundPart(context, partId),
  'payment.returnSurplus': ({ gatewayPaymentId, amount }) =>
    refundOverpayment(context, gatewayPaymentId, amount),
  'payment.charge': (charge, attempt) => chargeInstalment(context, charge, attempt),
  'checkout.forgetGuest': ({ sessionId }) => context.gateway.deleteGuest(sessionId),
  'calendar.read': ({ calendarId }) => readCalendar(context, calendarId),
  'checkout.expire': async ({ sessionId }) => {
    await context.gateway.expireSession(sessionId);
    await readAndSettleSession(context, sessionId);
  },
});
