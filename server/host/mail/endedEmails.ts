import { guestEmail, type Email } from './guestEmail.ts';
import type { Translator, TranslatedId } from '../base/translator.ts';
import { getStay } from './stayFacts.ts';
import {
  getRefundCase,
  amountRefunded,
  type RefundCase,
  type ReservationEmailData,
} from './reservationEmailData.ts';

const refundTexts: Readonly<Record<RefundCase, TranslatedId>> = {
  nothingPaid: 'mail.cancelled.nothingPaid',
  everything: 'mail.cancelled.fullRefund',
  inPart: 'mail.cancelled.refund',
  inPerson: 'mail.cancelled.refundInPerson',
  policyGivesNothing: 'mail.cancelled.noRefund',
  hostGivesNothing: 'mail.cancelled.hostGivesNothing',
};

/** Composes the e-mail about a cancelled reservation and its refund. */
export function cancellationEmail(translator: Translator, data: ReservationEmailData): Email {
  const { say, money } = translator;
  const refund = amountRefunded(data);
  const sum = { label: say('mail.label.refund'), value: money(refund) };
  return guestEmail(translator, data, {
    subject: say('mail.cancelled.subject', { number: data.number }),
    title: say('mail.cancelled.title'),
    intro: say('mail.cancelled.intro', { number: data.number, property: data.property }),
    blocks: [
      { text: say(refundTexts[getRefundCase(data)], { amount: money(refund), host: data.host.name }) },
      { facts: getStay(translator, data), sum },
      { link: data.link, words: say('mail.link.reservation') },
      { text: say('mail.cancelled.calendar') },
    ],
  });
}

/** Composes the e-mail to a guest whose payment arrived after the nights were taken. */
export function paidTooLateEmail(translator: Translator, data: ReservationEmailData): Email {
  const { say, money, date } = translator;
  const { property, number, startDate, endDate } = data;
  const refund = amountRefunded(data);
  return guestEmail(translator, data, {
    subject: say('mail.paidTooLate.subject', { number }),
    title: say('mail.paidTooLate.title'),
    intro: say('mail.paidTooLate.intro', { property, number, from: date(startDate), to: date(endDate) }),
    blocks: [
      {
        text:
          refund.amount > 0
            ? say('mail.paidTooLate.refund', { amount: money(refund) })
            : say('mail.paidTooLate.nothingTaken'),
      },
      ...(data.propertyLink === undefined
        ? []
        : [{ link: data.propertyLink, words: say('mail.link.property') }]),
    ],
  });
}
