import { languages, type Language } from '../../../contract/values/language.ts';
import {
  countryMeant,
  findTimeZone,
  getTimeZones,
  type AnswerName,
  type Answers,
  type cancellationTerms,
  type TextName,
  type waysToPay,
} from '../../host/index.ts';

/** The answers so far and the languages of the site, which later questions depend on. */
export interface SoFar {
  answers: Partial<Answers>;
  offered: readonly Language[];
  /** The current name of the site. */
  siteName: string | undefined;
}

export interface Question {
  /** The text on the terminal. */
  question: string;
  /** The possible answers and their meanings. */
  choices?: Readonly<Record<string, string>>;
  /** A hint in parentheses after the question. */
  hint?: (so: SoFar) => string | undefined;
  /** The suggested answer, which Enter accepts. */
  proposed?: (so: SoFar) => string | undefined;
}

const always = (text: string) => () => text;

const slug = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 64);

const half = ({ answers: { maxGuests } }: SoFar) =>
  maxGuests === undefined ? undefined : String(Math.ceil(Number(maxGuests) / 2));

const country = ({ answers }: SoFar) =>
  answers.country === undefined ? undefined : countryMeant(answers.country);

function timeZone(so: SoFar): string | undefined {
  const where = country(so);
  const [latitude, longitude] = (so.answers.location ?? '').split(', ').map(Number);
  return where && latitude !== undefined && longitude !== undefined
    ? findTimeZone(where, { latitude, longitude })
    : undefined;
}

function otherTimeZones(so: SoFar): string | undefined {
  const where = country(so);
  const zones = where ? getTimeZones(where) : [];
  if (zones.length > 8) return `for example ${zones[0]}`;
  return zones.length > 1 ? `of ${zones.join(', ')}` : undefined;
}

/** All questions about a new property in order, grouped under headings. */
export const chapters: readonly (readonly [
  heading: string,
  Readonly<Partial<Record<AnswerName, Question>>>,
])[] = [
  [
    'The property',
    {
      name: { question: 'Name of the property, shown to guests' },
      folder: {
        question: 'Name of its folder, which is also the address of its page',
        proposed: ({ answers: { name = '' } }) => slug(name) || undefined,
      },
      country: { question: 'Country', proposed: always('Portugal') },
      city: { question: 'Town' },
      region: { question: 'Region', proposed: ({ answers: { city } }) => city },
      location: {
        question: 'Coordinates of the door in degrees, as online maps show them',
        hint: always('for example 38.7118, -9.1296'),
      },
      timeZone: { question: 'Time zone', hint: otherTimeZones, proposed: timeZone },
      registrationNumber: {
        question: 'Registration number, which the law requires the site to show',
        hint: always('for example 123456/AL'),
      },
      maxGuests: { question: 'Maximum number of guests', proposed: always('4') },
      bedrooms: { question: 'Bedrooms', proposed: half },
      beds: { question: 'Beds', proposed: half },
      bathrooms: { question: 'Bathrooms', proposed: always('1') },
    },
  ],
  [
    'Prices and terms',
    {
      price: {
        question: 'Price per night for the whole property, in euros',
        hint: always('for example 120'),
      },
      cleaning: { question: 'Cleaning fee per stay, in euros', proposed: always('0') },
      minNights: { question: 'Minimum stay, in nights', proposed: always('2') },
      checkIn: { question: 'Check-in from', proposed: always('16:00') },
      checkOut: { question: 'Check-out until', proposed: always('11:00') },
      payment: {
        question: 'Payment options; separate several with commas, and guests choose one',
        choices: {
          full: 'everything on booking',
          parts: '30 % on booking, the rest 14 days before check-in',
          later: 'everything the day before check-in, from the stored card',
        } satisfies Record<keyof typeof waysToPay, string>,
        proposed: always('full'),
      },
      cancellation: {
        question: 'Refund when a guest cancels',
        choices: {
          flexible: 'full refund until one day before check-in',
          moderate: 'full refund until 7 days before check-in, half until 2 days before',
          firm: 'full refund until 30 days before check-in, half until 14 days before',
        } satisfies Record<keyof typeof cancellationTerms, string>,
        proposed: always('moderate'),
      },
    },
  ],
  [
    'You, the host',
    {
      host: { question: 'Your name, shown to guests' },
      siteName: {
        question: 'Name of the site, in titles and as the sender of e-mails',
        proposed: ({ answers: { name }, siteName }) => siteName ?? name,
      },
      since: {
        question: 'Year in which you started to rent to guests',
        proposed: () => String(new Date().getFullYear()),
      },
      email: { question: 'E-mail address for messages and bookings' },
      phone: {
        question: 'Phone number, for guests who have booked',
        hint: always('for example +351 210 000 001'),
      },
      speaks: {
        question: 'Languages you speak; the site uses the first one for e-mails to you',
        hint: always(`of ${languages.join(', ')}`),
        proposed: ({ offered: [first] }) => first,
      },
      languages: {
        question: 'Languages you write the texts in now; you can add others later',
        hint: always(`of ${languages.join(', ')}`),
        proposed: ({ offered: [first] }) => first,
      },
    },
  ],
];

/** The questions for each language. */
export const textQuestions: Readonly<Record<TextName, Question>> = {
  summary: { question: 'One sentence that invites guests to read more' },
  description: { question: 'A short description of the property; you can extend it in the file later' },
  about: { question: 'A few words about you' },
};
