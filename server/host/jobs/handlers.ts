import { sendMessage, sendMessageReceived } from '../mail/sendMessage.ts';
import { sendOtp } from '../mail/sendOtp.ts';
import { sendStayMail } from '../mail/sendStayMail.ts';
import type { Outside } from '../outside.ts';
import { chargeInstalment } from '../payments/chargeInstalment.ts';
import { refundPayment, returnSurplus } from '../payments/refundPayment.ts';
import { settle } from '../payments/settle.ts';
import type { Handlers } from './openJobs.ts';

/** Who does which job. */
export const handlersFor = (outside: Outside): Handlers => ({
  'mail.otp': ({ reservationId }, { last }) => sendOtp(outside, reservationId, last),
  'mail.confirmed': ({ reservationId }) => sendStayMail(outside, 'confirmed', reservationId),
  'mail.cancelled': ({ reservationId }) => sendStayMail(outside, 'cancelled', reservationId),
  'mail.paidTooLate': ({ reservationId }) => sendStayMail(outside, 'paidTooLate', reservationId),
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
