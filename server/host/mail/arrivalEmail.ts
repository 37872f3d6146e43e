import type { Translator } from '../base/translator.ts';
import { arrivalBlocks } from './arrivalBlocks.ts';
import { guestEmail, type Email } from './guestEmail.ts';
import { getDates } from './stayFacts.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

const composeArrivalEmail = (
  translator: Translator,
  data: ReservationEmailData,
  headings: { subject: string; title: string },
): Email => {
  const { say, date } = translator;
  const { property, startDate } = data;
  return guestEmail(translator, data, {
    ...headings,
    intro: say('mail.arrival.intro', { property, date: date(startDate) }),
    blocks: [
      { facts: getDates(translator, data) },
      ...arrivalBlocks(translator, data),
      { link: data.link, words: say('mail.link.reservation') },
      { aside: say('mail.link.private') },
    ],
  });
};

/** Composes the e-mail with the arrival information that was held back until some days before arrival. */
export const arrivalEmail = (translator: Translator, data: ReservationEmailData): Email =>
  composeArrivalEmail(translator, data, {
    subject: translator.say('mail.arrival.subject', { number: data.number }),
    title: translator.say('mail.arrival.title'),
  });

/** Composes the same e-mail before its day, at the guest's request. */
export const earlyArrivalEmail = (translator: Translator, data: ReservationEmailData): Email =>
  composeArrivalEmail(translator, data, {
    subject: translator.say('mail.arrival.earlySubject', { number: data.number }),
    title: translator.say('mail.arrival.heading'),
  });
