import { languages, type Language } from '../contract/language.ts';
import { landingPage, legalPage, reservationAccessPage, successPage } from '../contract/rules/addresses.ts';
import { legalTexts } from '../contract/rules/legalTexts.ts';
import type { Product } from './atlas/product.ts';
import { models } from './models.ts';
import { calls, activities } from './productCalls.ts';
import { contactAddress, mails, propertyAddress, reservationAddress } from './productMails.ts';

const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  pt: 'Portuguese',
  fr: 'French',
  de: 'German',
  es: 'Spanish',
};

/** This product, as the atlas is told of it. */
export const product: Product = {
  name: 'Estadia',
  languages: languages.map((id) => ({ id, name: languageNames[id] })),
  models,
  pages: [
    { address: landingPage('{language}'), words: 'the properties of the site', machine: 'landing' },
    { address: propertyAddress, words: 'a property, and the booking of it', machine: 'property' },
    { address: successPage('{language}', '{unit}'), words: 'back from the payment', machine: 'property' },
    { address: contactAddress, words: 'a message to the host', machine: 'property', shows: ['contact'] },
    { address: reservationAddress, words: 'a reservation, by its mailed link', machine: 'reservation' },
    {
      address: reservationAccessPage('{language}'),
      words: 'a reservation, by its number and a code',
      machine: 'reservationAccess',
    },
    ...legalTexts.map((text) => ({
      address: legalPage('{language}', text),
      words: `the host’s ${text === 'privacy' ? 'privacy notice' : text}`,
      machine: 'legalText',
    })),
  ],
  calls,
  activities,
  mails,
  names: { otp: 'E-mail code', redirecting: 'On the way to pay', byMail: 'Confirmed by mail' },
  synonyms: [
    ['cancel', 'cancellation', 'called off', 'calls off', 'cancelled'],
    ['decline', 'refuse', 'failed', 'not charged'],
    ['mail', 'email', 'e-mail'],
    ['ask', 'request'],
    ['code', 'otp', 'one-time password'],
    ['pay', 'payment', 'charge'],
    ['expire', 'too old', 'no longer held', 'expiry'],
    ['wrong', 'incorrect', 'refuse'],
    ['offline', 'no connection', 'cannot be reached'],
    ['sold out', 'nights taken', 'unavailable', 'taken'],
    ['refund', 'money', 'comes back', 'given back'],
    ['check-in', 'register', 'registration'],
    ['arrive', 'arrival', 'directions'],
    ['property', 'house', 'apartment', 'flat', 'accommodation'],
    ['price', 'cost'],
    ['slow', 'on its way', 'waiting', 'loading'],
  ],
  way: [
    { machine: 'landing', states: ['loading', 'ready'], words: 'finds a property' },
    { machine: 'property', states: ['loading', 'ready.open.booking'], words: 'looks at it' },
    { machine: 'booking', states: ['dates.pricing', 'dates.priced'], words: 'chooses dates, sees the price' },
    { machine: 'booking', states: ['form.editing', 'form.creating'], words: 'says who books' },
    { machine: 'booking', states: ['otp.entering', 'otp.verifying'], words: 'proves their address' },
    { machine: 'checkout', states: ['creating', 'leaving'], words: 'leaves to pay' },
    { machine: 'property', states: ['ready.open.returning', 'ready.open.returned'], words: 'comes back' },
    { machine: 'booking', states: ['resuming.asking', 'success.paid'], words: 'has booked' },
    { machine: 'reservation', states: ['loading.asking', 'open.current'], words: 'opens the mailed link' },
    { machine: 'stayDetails', states: ['shown', 'editing', 'saving'], words: 'says when they arrive' },
    { machine: 'registration', states: ['collecting', 'saving', 'confirmed'], words: 'registers everybody' },
    { machine: 'cancellation', states: ['available', 'confirming'], words: 'thinks of calling it off' },
    { machine: 'cancellation', states: ['cancelling', 'cancelled'], words: 'calls it off' },
  ],
};
