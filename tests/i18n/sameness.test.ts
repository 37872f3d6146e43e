import { describe, expect, test } from 'vitest';
import { ids, locales, getText, tables } from './support/locales.ts';

/** The messages of the guests' pages; the dashboard has words of its own. */
const siteIds = Object.keys(tables.messages.en);

/** Words that are the same in English. */
const likeEnglish: Record<string, readonly string[]> = {
  pt: [
    'Café',
    'Kitchenette',
    'Check-in',
    'Check-out',
    'Hospital',
    'Total',
    'Wi-Fi',
    'Online',
    'Proxy',
    'Site',
    'Software',
  ],
  fr: [
    'Logo',
    'Maintenance',
    'Proxy',
    'Site',
    'Barbecue',
    'Bidet',
    'Café',
    'Code',
    'Commission',
    'Restaurant',
    'Garage',
    'Kitchenette',
    'Services',
    'Total',
    'Photos',
    'Dates',
    'Notification',
    'Wi-Fi',
    'Introduction',
    'Port',
    'STARTTLS (port 587)',
    'TLS (port 465)',
    'min. ',
    'Options',
    'Version',
  ],
  de: [
    'Logo',
    'Proxy',
    'Problem',
    'Software',
    'Bidet',
    'Café',
    'Code',
    'Garage',
    'Restaurant',
    'Safe',
    'Text',
    'Toaster',
    'System',
    'Name',
    'Details',
    'Status',
    'Version',
    'Online',
    'Optional',
    'Port',
    'Server',
  ],
  es: ['Proxy', 'Hospital', 'Total'],
};

/** Different in English, the same here on purpose. */
const alike: Record<string, readonly string[]> = {
  pt: ['Apelido', 'Em casa de {host}', 'Confirme o seu e-mail', 'A sua reserva'],
  fr: ['Nom', 'Votre réservation'],
  de: ['Nachname', 'Zu Gast bei {host}', 'Reservierung', 'Bestätigen Sie Ihre E-Mail-Adresse'],
  es: ['Nombre', 'Apellidos', 'En casa de {host}', 'Su reserva'],
};

/** Messages with the same text in English that differ here; the first of the ids that share the English text. */
const apart: Record<string, readonly string[]> = {
  pt: ['cancellation.when', 'mail.payment.scheduled', 'otp.goOn'],
  fr: ['cancellation.when'],
  de: ['cancellation.when', 'mail.payment.scheduled'],
  es: ['form.email'],
};

describe.each(['pt', 'fr', 'de', 'es'] as const)('texts in %s', (language) => {
  const messages = locales[language];
  const hasWords = (id: string) => /\p{Ll}{2}/u.test(getText(locales.en[id]!).join(' '));

  test('the texts are translated, except words that are the same in English', () => {
    const same = ids.filter((id) => messages[id] === locales.en[id] && hasWords(id));
    const words = same.map((id) => getText(messages[id]!).join('').replace(' ()', ''));
    expect(words.filter((word) => !likeEnglish[language]?.some((known) => word.startsWith(known)))).toEqual(
      [],
    );
  });

  test('differ from each other if they do in English', () => {
    const idsByEnglish = Map.groupBy(siteIds, (id) => messages[id]!);
    const repeated = [...idsByEnglish].filter(
      ([, same]) => new Set(same.map((id) => locales.en[id]!.toLowerCase())).size > 1,
    );
    expect(repeated.map(([text]) => text).toSorted()).toEqual(alike[language]?.toSorted());
  });

  test('texts that are equal in English are equal here', () => {
    const inEnglish = Map.groupBy(siteIds, (id) => locales.en[id]!);
    const split = [...inEnglish.values()].filter((same) => new Set(same.map((id) => messages[id])).size > 1);
    expect(split.map(([first]) => first)).toEqual(apart[language]);
  });

  test('the texts are about as long as in English', () => {
    const long = ids.filter((id) => {
      const [here, there] = [
        getText(messages[id]!).join(' ').length,
        getText(locales.en[id]!).join(' ').length,
      ];
      return there > 30 && (here > there * 1.9 || here < there * 0.55);
    });
    expect(long).toEqual([]);
  });
});
