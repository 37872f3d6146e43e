import { lastDayToPay } from '../stays/linkPayment.ts';
import { guestEmail, type Email } from './guestEmail.ts';
import type { Translator } from '../base/translator.ts';
import { getPayments, getPolicies, getStay, getTouristTax } from './stayFacts.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

/** Composes the e-mail with the link on which a guest pays a stay that the host has entered. */
export function paymentLinkEmail(translator: Translator, data: ReservationEmailData): Email {
  const { say, money, date } = translator;
  const { number, property, host, holdExpiresAt, timeZone, dueNow, total } = data;
  const lastDay = date(lastDayToPay(holdExpiresAt, timeZone));
  const later = { ...data, payments: data.payments.filter((payment) => !payment.dueNow) };
  return guestEmail(translator, data, {
    subject: say('mail.paymentLink.subject', { number, date: lastDay }),
    title: say('mail.paymentLink.title'),
    intro: say('mail.paymentLink.intro', { host: host.name, property }),
    blocks: [
      { facts: getStay(translator, data) },
      {
        facts: [{ label: say('mail.label.dueNow'), value: money(dueNow) }, ...getPayments(translator, later)],
        sum: { label: say('mail.label.total'), value: money(total) },
      },
      { text: say('mail.paymentLink.until', { date: lastDay }) },
      { link: data.link, words: say('mail.link.pay') },
      { aside: say('mail.link.private') },
      ...getTouristTax(translator, data),
      ...getPolicies(translator, data),
    ],
  });
}
