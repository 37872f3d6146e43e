import { sendMessage, sendMessageReceived } from '../mail/sendMessage.ts';
import { sendOtp } from '../mail/sendOtp.ts';
import { sendPaymentFailed } from '../mail/sendPaymentFailed.ts';
import { sendStayMail, type StayMailKind } from '../mail/sendStayMail.ts';
import type { Outside } from '../outside.ts';
import { chargeInstalment } from '../payments/chargeInstalment.ts';
import { refundPayment, returnSurplus } from '../payments/refundPayment.ts';
import { settle } from '../payments/settle.ts';
import type { Handlers, Try } from './openJobs.ts';

const stayMail =
  (outside: Outside, kind: StayMailKind) =>
  ({ reservationId }: { reservationId: string }, { id }: Try) =>
    sendStayMail(outside, kind, reservationId, id);

/** Who does which job. */
export const handlersFor = (outside: Outside): Handlers => ({
  'mail.otp': ({ reservationId }, { last }) => sendOtp(outside, reservationId, last),
  'mail.confirmed': stayMail(outside, 'confirmed'),
  'mail.cancelled': stayMail(outside, 'cancelled'),
  'mail.paidTooLate': stayMail(outside, 'paidTooLate'),
  'mail.registered': stayMail(outside, 'registered'),
  'mail.paymentReceived': stayMail(outside, 'paymentReceived'),
  'mail.hostConfirmed': stayMail(outside, 'hostConfirmed'),
  'mail.hostCancelled': stayMail(outside, 'hostCancelled'),
  'mail.paymentFailed': (failure, { id }) => sendPaymentFailed(outside, failure, id),
  'mail.message': ({ messageId }) => sendMessage(outside, messageId),
  'mail.messageReceived': ({ messageId }) => sendMessageReceived(outside, messageId),
  'payment.refund': ({ paymentId }) => refundPayment(outside, paymentId),
  'payment.returnSurplus': ({ gatewayPaymentId, amount }) => returnSurplus(outside, gatewayPaymentId, amount),
  'payment.charge': ({ paymentId }, attempt) => chargeInstalment(outside, paymentId, attempt),
  'checkout.expire': async ({ sessionId }) => {
    await outside.gateway.expireSession(sessionId);
    await settle(outside, sessionId);
  },
});
