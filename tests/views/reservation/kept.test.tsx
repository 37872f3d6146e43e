import { storedAt } from '../../../machines/shared/reservation.samples.ts';
import { price } from '../booking/priceWords.ts';
import { reservationTells } from './reservationTells.tsx';
import { host, requests, stay, terms } from './reservationWords.ts';

const kept = { asOf: storedAt, keeping: 'on' } as const;

/** Without the ways to other pages. */
const reached = (words: string) =>
  words
    .split('\n')
    .filter((line) => !/→ \/\w\w\//.test(line))
    .join('\n');

const withoutCancelling = (words: string, instead: string) => words.replace('(the cancellation)', instead);

reservationTells(
  'a booked stay as the device keeps it, without a connection',
  { kept: 'offline' },
  {},
  {
    en: `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    [Add to calendar] => (save the calendar)
    [Print] => (print)
    As of 20 April 2027, 23:34
    This is your reservation as saved on this device. To register guests, pay, make changes or cancel, you need a connection; as soon as there is one, this page is updated.
    [Try again] => retry.requested
    status| As of 20 April 2027, 23:34
    ${stay.en}
    ## Price and payments
    ${price.en}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${reached(host.en)}
    ## Guest registration
    Guests can be registered as soon as there is a connection.
    ${requests.en}
    ${withoutCancelling(terms.en, 'You can cancel as soon as there is a connection. Until then, these are the terms as saved on this device.')}
    ## Without a connection
    A copy of this page, including how to get there, is kept on this device, so that your link also opens without a connection. It is deleted when the reservation is cancelled, and after your departure. If other people use this device, remove it now.
    [Remove from this device] => keeping.stopped
  `,
    de: `
    Bestätigt
    Reservierung E-7
    # Casa Azul
    Porto, Portugal
    Ana, Ihr Aufenthalt ist gebucht. Alles, was Sie dafür brauchen, steht auf dieser Seite.
    [Zum Kalender hinzufügen] => (save the calendar)
    [Drucken] => (print)
    Stand: 20. April 2027, 23:34 Uhr
    Das ist Ihre Reservierung, wie dieses Gerät sie gespeichert hat. Um Gäste anzumelden, zu bezahlen, zu ändern oder zu stornieren, brauchen Sie eine Verbindung; sobald sie wieder da ist, wird diese Seite aktualisiert.
    [Erneut versuchen] => retry.requested
    status| Stand: 20. April 2027, 23:34 Uhr
    ${stay.de}
    ## Preis und Zahlungen
    ${price.de}
    Bezahlt: 451,00 €
    Wird am 2. Mai 2027 von Ihrer Karte abgebucht: 300,65 €
    ${reached(host.de)}
    ## Anmeldung der Gäste
    Gäste können Sie anmelden, sobald eine Verbindung besteht.
    ${requests.de}
    ${withoutCancelling(terms.de, 'Stornieren können Sie, sobald eine Verbindung besteht. Bis dahin sind diese Bedingungen so, wie dieses Gerät sie gespeichert hat.')}
    ## Ohne Verbindung
    Dieses Gerät speichert diese Seite samt Hinweisen zur Anreise, damit sich Ihr Link auch ohne Verbindung öffnet. Sie wird vom Gerät gelöscht, wenn die Reservierung storniert wird, und nach Ihrer Abreise. Wenn auch andere dieses Gerät benutzen, entfernen Sie sie jetzt.
    [Von diesem Gerät entfernen] => keeping.stopped
  `,
  },
  kept,
);

reservationTells(
  'a booked stay as the device keeps it, while the host does not answer',
  { kept: 'unanswered' },
  {},
  {
    en: `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    [Add to calendar] => (save the calendar)
    [Print] => (print)
    As of 20 April 2027, 23:34. No reply at the moment
    This is your reservation as saved on this device. Its current status could not be checked; until it can, guests cannot be registered here, and nothing can be paid, changed or cancelled.
    [Try again] => retry.requested
    status| As of 20 April 2027, 23:34. No reply at the moment
    ${stay.en}
    ## Price and payments
    ${price.en}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${reached(host.en)}
    ## Guest registration
    Guests can be registered as soon as there is a connection.
    ${requests.en}
    ${withoutCancelling(terms.en, 'You can cancel as soon as there is a connection. Until then, these are the terms as saved on this device.')}
    ## Without a connection
    A copy of this page, including how to get there, is kept on this device, so that your link also opens without a connection. It is deleted when the reservation is cancelled, and after your departure. If other people use this device, remove it now.
    [Remove from this device] => keeping.stopped
  `,
    de: `
    Bestätigt
    Reservierung E-7
    # Casa Azul
    Porto, Portugal
    Ana, Ihr Aufenthalt ist gebucht. Alles, was Sie dafür brauchen, steht auf dieser Seite.
    [Zum Kalender hinzufügen] => (save the calendar)
    [Drucken] => (print)
    Stand: 20. April 2027, 23:34 Uhr. Im Moment keine Antwort
    Das ist Ihre Reservierung, wie dieses Gerät sie gespeichert hat. Der aktuelle Stand konnte nicht abgerufen werden; bis dahin können Sie hier keine Gäste anmelden und nichts bezahlen, ändern oder stornieren.
    [Erneut versuchen] => retry.requested
    status| Stand: 20. April 2027, 23:34 Uhr. Im Moment keine Antwort
    ${stay.de}
    ## Preis und Zahlungen
    ${price.de}
    Bezahlt: 451,00 €
    Wird am 2. Mai 2027 von Ihrer Karte abgebucht: 300,65 €
    ${reached(host.de)}
    ## Anmeldung der Gäste
    Gäste können Sie anmelden, sobald eine Verbindung besteht.
    ${requests.de}
    ${withoutCancelling(terms.de, 'Stornieren können Sie, sobald eine Verbindung besteht. Bis dahin sind diese Bedingungen so, wie dieses Gerät sie gespeichert hat.')}
    ## Ohne Verbindung
    Dieses Gerät speichert diese Seite samt Hinweisen zur Anreise, damit sich Ihr Link auch ohne Verbindung öffnet. Sie wird vom Gerät gelöscht, wenn die Reservierung storniert wird, und nach Ihrer Abreise. Wenn auch andere dieses Gerät benutzen, entfernen Sie sie jetzt.
    [Von diesem Gerät entfernen] => keeping.stopped
  `,
  },
  kept,
);

reservationTells(
  'a booked stay as the device keeps it, while the host is asked',
  { kept: 'asking' },
  {},
  {
    en: `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    [Add to calendar] => (save the calendar)
    [Print] => (print)
    status| As of 20 April 2027, 23:34. Checking for changes…
    ${stay.en}
    ## Price and payments
    ${price.en}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${reached(host.en)}
    ## Guest registration
    Guests can be registered as soon as there is a connection.
    ${requests.en}
    ${withoutCancelling(terms.en, 'You can cancel as soon as there is a connection. Until then, these are the terms as saved on this device.')}
    ## Without a connection
    A copy of this page, including how to get there, is kept on this device, so that your link also opens without a connection. It is deleted when the reservation is cancelled, and after your departure. If other people use this device, remove it now.
    [Remove from this device] => keeping.stopped
  `,
    de: `
    Bestätigt
    Reservierung E-7
    # Casa Azul
    Porto, Portugal
    Ana, Ihr Aufenthalt ist gebucht. Alles, was Sie dafür brauchen, steht auf dieser Seite.
    [Zum Kalender hinzufügen] => (save the calendar)
    [Drucken] => (print)
    status| Stand: 20. April 2027, 23:34 Uhr. Der aktuelle Stand wird abgerufen…
    ${stay.de}
    ## Preis und Zahlungen
    ${price.de}
    Bezahlt: 451,00 €
    Wird am 2. Mai 2027 von Ihrer Karte abgebucht: 300,65 €
    ${reached(host.de)}
    ## Anmeldung der Gäste
    Gäste können Sie anmelden, sobald eine Verbindung besteht.
    ${requests.de}
    ${withoutCancelling(terms.de, 'Stornieren können Sie, sobald eine Verbindung besteht. Bis dahin sind diese Bedingungen so, wie dieses Gerät sie gespeichert hat.')}
    ## Ohne Verbindung
    Dieses Gerät speichert diese Seite samt Hinweisen zur Anreise, damit sich Ihr Link auch ohne Verbindung öffnet. Sie wird vom Gerät gelöscht, wenn die Reservierung storniert wird, und nach Ihrer Abreise. Wenn auch andere dieses Gerät benutzen, entfernen Sie sie jetzt.
    [Von diesem Gerät entfernen] => keeping.stopped
  `,
  },
  kept,
);
