import { euros } from '../support/quote.ts';
import { reservationTells } from './reservationTells.tsx';
import { price } from '../booking/priceWords.ts';
import { host, hostOfStay, registering, requests, stay, terms } from './reservationWords.ts';

reservationTells(
  'a stay whose guests are registered',
  { open: 'current' },
  { registration: { status: 'confirmed', guests: 3, confirmedAt: '2027-04-30T12:00:00Z' } },
  {
    en: `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
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
  'a stay that is over',
  { open: 'current' },
  { status: 'completed', specialRequests: null },
  {
    en: `
    Completed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Thank you for staying with us, Ana.
    [Print] => (print)
    ${stay.en}
    ## Price and payments
    (the payment)
    ${price.en}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${host.en}
    ${registering.en}
    ${terms.en}
  `,
    de: `
    Abgeschlossen
    Reservierung E-7
    # Casa Azul
    Porto, Portugal
    Danke für Ihren Aufenthalt, Ana.
    [Drucken] => (print)
    ${stay.de}
    ## Preis und Zahlungen
    (the payment)
    ${price.de}
    Bezahlt: 451,00 €
    Wird am 2. Mai 2027 von Ihrer Karte abgebucht: 300,65 €
    ${host.de}
    ${registering.de}
    ${terms.de}
  `,
    fr: `
    Terminée
    Réservation E-7
    # Casa Azul
    Porto, Portugal
    Merci pour votre séjour, Ana.
    [Imprimer] => (print)
    ${stay.fr}
    ## Prix et paiements
    (the payment)
    ${price.fr}
    Payé: 451,00 €
    Sera débité de votre carte le 2 mai 2027: 300,65 €
    ${host.fr}
    ${registering.fr}
    ${terms.fr}
  `,
  },
);

reservationTells(
  'a stay with a charge that failed',
  { open: 'current' },
  { payments: [{ dueDate: '2027-05-02', amount: euros(30_065), status: 'failed' }] },
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
    Could not be charged: €300.65
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
    Konnte nicht abgebucht werden: 300,65 €
    ${hostOfStay.de}
    ${registering.de}
    ${requests.de}
    ${terms.de}
  `,
    pt: `
    Confirmada
    Reserva E-7
    # Casa Azul
    Porto, Portugal
    Ana, a sua estadia está reservada. Tudo o que precisa está nesta página.
    [Registar os hóspedes]
    [Adicionar ao calendário] => (save the calendar)
    [Imprimir] => (print)
    ${stay.pt}
    ## Preço e pagamentos
    (the payment)
    ${price.pt}
    Não foi possível cobrar: 300,65 €
    ${hostOfStay.pt}
    ${registering.pt}
    ${requests.pt}
    ${terms.pt}
  `,
  },
);
