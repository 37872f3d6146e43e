import type { Language } from '../../../contract/language.ts';
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

/** What questions depend on: what was answered already, and the languages of the site. */
export interface SoFar {
  answers: Partial<Answers>;
  offered: readonly Language[];
  /** The name of the site so far. */
  siteName: string | undefined;
}

export interface Question {
  /** As it stands on the terminal. */
  question: string;
  /** What can be answered, and what that means. */
  choices?: Readonly<Record<string, string>>;
  /** What is said beside it. */
  hint?: (so: SoFar) => string | undefined;
  /** What Enter takes. */
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
  if (zones.length > 8) return `such as ${zones[0]}`;
  return zones.length > 1 ? `of ${zones.join(', ')}` : undefined;
}

/** What is asked of a new property, in this order, below these headings. */
export const chapters: readonly (readonly [
  heading: string,
  Readonly<Partial<Record<AnswerName, Question>>>,
])[] = [
  [
    'The property',
    {
      name: { question: 'Name, as guests read it' },
      folder: {
        question: 'Name of its folder, which is the address of its page',
        proposed: ({ answers: { name = '' } }) => slug(name) || undefined,
      },
      country: { question: 'Country', proposed: always('Portugal') },
      city: { question: 'Town' },
      region: { question: 'Region', proposed: ({ answers: { city } }) => city },
      location: {
        question: 'Where the door is, in degrees, as maps on the internet tell it',
        hint: always('such as 38.7118, -9.1296'),
      },
      timeZone: { question: 'Time zone', hint: otherTimeZones, proposed: timeZone },
      registrationNumber: {
        question: 'Number it is registered under, which the law asks to be shown',
        hint: always('such as 123456/AL'),
      },
      maxGuests: { question: 'Guests at most', proposed: always('4') },
      bedrooms: { question: 'Bedrooms', proposed: half },
      beds: { question: 'Beds', proposed: half },
      bathrooms: { question: 'Bathrooms', proposed: always('1') },
    },
  ],
  [
    'Prices and terms',
    {
      price: { question: 'Price of a night for the whole property, in euros', hint: always('such as 120') },
      cleaning: { question: 'Cleaning, once a stay, in euros', proposed: always('0') },
      minNights: { question: 'Shortest stay, in nights', proposed: always('2') },
      checkIn: { question: 'Check-in from', proposed: always('16:00') },
      checkOut: { question: 'Check-out until', proposed: always('11:00') },
      payment: {
        question: 'How guests pay; where you name several, with commas, they choose',
        choices: {
          full: 'all at once',
          parts: '30 % at once, the rest 14 days before check-in',
          later: 'the day before check-in, by the card they leave',
        } satisfies Record<keyof typeof waysToPay, string>,
        proposed: always('full'),
      },
      cancellation: {
        question: 'What comes back when a guest cancels',
        choices: {
          flexible: 'all of it until a day before check-in',
          moderate: 'all of it until 7 days before check-in, half until 2',
          firm: 'all of it until 30 days before check-in, half until 14',
        } satisfies Record<keyof typeof cancellationTerms, string>,
        proposed: always('moderate'),
      },
    },
  ],
  [
    'You, the host',
    {
      host: { question: 'Your name, as guests read it' },
      siteName: {
        question: 'Name of the site, in titles and as the sender of mails',
        proposed: ({ answers: { name }, siteName }) => siteName ?? name,
      },
      since: {
        question: 'Year in which you began to let',
        proposed: () => String(new Date().getFullYear()),
      },
      email: { question: 'E-mail address where messages and bookings reach you' },
      phone: { question: 'Phone, for guests who have booked', hint: always('such as +351 210 000 001') },
      speaks: {
        question: 'Languages you speak, that of mails to you first',
        hint: always('of en, pt, fr, de, es'),
        proposed: ({ offered: [first] }) => first,
      },
      languages: {
        question: 'Languages you write the texts in now; others can follow',
        hint: always('of en, pt, fr, de, es'),
        proposed: ({ offered: [first] }) => first,
      },
    },
  ],
];

/** What is asked in each language. */
export const textQuestions: Readonly<Record<TextName, Question>> = {
  summary: { question: 'One sentence that makes people want to read on' },
  description: { question: 'The property in some sentences; you can write more in the file later' },
  about: { question: 'Some words about you' },
};
