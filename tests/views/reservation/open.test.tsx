import { reservationTells } from './reservationTells.tsx';
import { reservation } from '../support/reservation.ts';
import { price } from '../booking/priceWords.ts';
import { hostOfStay, registering, requests, stay, terms } from './reservationWords.ts';

reservationTells(
  'a booked stay',
  { open: 'current' },
  {},
  {
    en: `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    [Register the guests]
    [Add to calendar] => (save the calendar)
    [Print] => (print)
    ${stay.en}
    ## Price and payments
    (the payment)
    ${price.en}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${hostOfStay.en}
    ${registering.en}
    ${requests.en}
    ${terms.en}
  `,
    de: `
    Bestätigt
    Reservierung E-7
    # Casa Azul
    Porto, Portugal
    Ana, Ihr Aufenthalt ist gebucht. Alles, was Sie dafür brauchen, steht auf dieser Seite.
    [Gäste anmelden]
    [Zum Kalender hinzufügen] => (save the calendar)
    [Drucken] => (print)
    ${stay.de}
    ## Preis und Zahlungen
    (the payment)
    ${price.de}
    Bezahlt: 451,00 €
    Wird am 2. Mai 2027 von Ihrer Karte abgebucht: 300,65 €
    ${hostOfStay.de}
    ${registering.de}
    ${requests.de}
    ${terms.de}
  `,
    es: `
    Confirmada
    Reserva E-7
    # Casa Azul
    Porto, Portugal
    Ana, su estancia está reservada. Todo lo que necesita está en esta página.
    [Registrar a los huéspedes]
    [Añadir al calendario] => (save the calendar)
    [Imprimir] => (print)
    ${stay.es}
    ## Precio y pagos
    (the payment)
    ${price.es}
    Pagado: 451,00 €
    Se cargará en su tarjeta el 2 de mayo de 2027: 300,65 €
    ${hostOfStay.es}
    ${registering.es}
    ${requests.es}
    ${terms.es}
  `,
  },
);

reservationTells(
  'a booked stay that is fetched anew',
  { open: 'refreshing' },
  {},
  {
    en: `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    [Register the guests]
    [Add to calendar] => (save the calendar)
    [Print] => (print)
    status| Updating your reservation…
    ${stay.en}
    ## Price and payments
    (the payment)
    ${price.en}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${hostOfStay.en}
    ${registering.en}
    ${requests.en}
    ${terms.en}
  `,
    de: `
    Bestätigt
    Reservierung E-7
    # Casa Azul
    Porto, Portugal
    Ana, Ihr Aufenthalt ist gebucht. Alles, was Sie dafür brauchen, steht auf dieser Seite.
    [Gäste anmelden]
    [Zum Kalender hinzufügen] => (save the calendar)
    [Drucken] => (print)
    status| Ihre Reservierung wird aktualisiert…
    ${stay.de}
    ## Preis und Zahlungen
    (the payment)
    ${price.de}
    Bezahlt: 451,00 €
    Wird am 2. Mai 2027 von Ihrer Karte abgebucht: 300,65 €
    ${hostOfStay.de}
    ${registering.de}
    ${requests.de}
    ${terms.de}
  `,
    fr: `
    Confirmée
    Réservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, votre séjour est réservé. Tout ce qu’il vous faut se trouve sur cette page.
    [Enregistrer les voyageurs]
    [Ajouter au calendrier] => (save the calendar)
    [Imprimer] => (print)
    status| Mise à jour de votre réservation…
    ${stay.fr}
    ## Prix et paiements
    (the payment)
    ${price.fr}
    Payé: 451,00 €
    Sera débité de votre carte le 2 mai 2027: 300,65 €
    ${hostOfStay.fr}
    ${registering.fr}
    ${requests.fr}
    ${terms.fr}
  `,
  },
);

/** How to reach the host, without what leads to the property's pages. */
const reachable = (card: string) => card.replaceAll(/^.* → \/.*\n/gm, '');

reservationTells(
  'a booked stay at a property that is let no more',
  { open: 'current' },
  { unit: { ...reservation.unit, retired: true } },
  {
    en: `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    [Register the guests]
    [Add to calendar] => (save the calendar)
    [Print] => (print)
    ${stay.en}
    ## Price and payments
    (the payment)
    ${price.en}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${reachable(hostOfStay.en)}
    ${registering.en}
    ${requests.en}
    ${terms.en}
  `,
  },
);
