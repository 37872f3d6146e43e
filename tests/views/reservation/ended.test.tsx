import { euros } from '../support/quote.ts';
import { reservationTells } from './reservationTells.tsx';
import { price } from '../booking/priceWords.ts';
import { host, hostOfStay, registering, requests, stay, stayOff, terms } from './reservationWords.ts';

reservationTells(
  'a hold that ran out',
  { open: 'current' },
  { status: 'expired', endReason: 'hold_expired', payments: [] },
  {
    en: `
    Expired
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, the time to complete this booking has run out, and nothing was charged.
    Book again → /en/casa-azul
    [Print] => (print)
    ${stayOff.en}
    ## Price and payments
    (the payment)
    ${price.en}
    ${host.en}
    (the registration)
    ${requests.en}
    ${terms.en}
  `,
    de: `
    Verfallen
    Reservierung E-7
    # Casa Azul
    Porto, Portugal
    Ana, die Zeit für diese Buchung ist abgelaufen; es wurde nichts abgebucht.
    Erneut buchen → /de/casa-azul
    [Drucken] => (print)
    ${stayOff.de}
    ## Preis und Zahlungen
    (the payment)
    ${price.de}
    ${host.de}
    (the registration)
    ${requests.de}
    ${terms.de}
  `,
    es: `
    Caducada
    Reserva E-7
    # Casa Azul
    Porto, Portugal
    Ana, se agotó el tiempo para completar esta reserva y no se ha cobrado nada.
    Reservar de nuevo → /es/casa-azul
    [Imprimir] => (print)
    ${stayOff.es}
    ## Precio y pagos
    (the payment)
    ${price.es}
    ${host.es}
    (the registration)
    ${requests.es}
    ${terms.es}
  `,
  },
);

reservationTells(
  'a stay of which the host has given something back',
  { open: 'current' },
  {
    payments: [
      { dueDate: '2027-01-01', amount: euros(45_100), status: 'paid', refunded: euros(5_000) },
      { dueDate: '2027-05-02', amount: euros(30_065), status: 'scheduled' },
    ],
    registration: { status: 'confirmed', guests: 3, confirmedAt: '2027-04-30T12:00:00Z' },
  },
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
    Refunded: €50.00
    ${hostOfStay.en}
    ${registering.en}
    ${requests.en}
    ${terms.en}
  `,
  },
);

reservationTells(
  'a stay that was called off',
  { open: 'current' },
  {
    status: 'cancelled',
    endReason: 'cancelled',
    payments: [{ dueDate: '2027-01-01', amount: euros(45_100), status: 'refunded' }],
  },
  {
    en: `
    Cancelled
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, this reservation is cancelled. Nothing further will be charged.
    Book again → /en/casa-azul
    [Print] => (print)
    ${stayOff.en}
    ## Price and payments
    (the payment)
    ${price.en}
    Paid: €451.00
    Refunded: €225.50
    ${host.en}
    (the registration)
    ${requests.en}
    ${terms.en}
  `,
    de: `
    Storniert
    Reservierung E-7
    # Casa Azul
    Porto, Portugal
    Ana, diese Reservierung ist storniert. Es wird nichts weiter abgebucht.
    Erneut buchen → /de/casa-azul
    [Drucken] => (print)
    ${stayOff.de}
    ## Preis und Zahlungen
    (the payment)
    ${price.de}
    Bezahlt: 451,00 €
    Erstattet: 225,50 €
    ${host.de}
    (the registration)
    ${requests.de}
    ${terms.de}
  `,
    fr: `
    Annulée
    Réservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, cette réservation est annulée. Rien d’autre ne sera débité.
    Réserver à nouveau → /fr/casa-azul
    [Imprimer] => (print)
    ${stayOff.fr}
    ## Prix et paiements
    (the payment)
    ${price.fr}
    Payé: 451,00 €
    Remboursé: 225,50 €
    ${host.fr}
    (the registration)
    ${requests.fr}
    ${terms.fr}
  `,
  },
);

reservationTells(
  'a payment that came too late',
  { open: 'current' },
  {
    status: 'cancelled',
    endReason: 'paid_too_late',
    payments: [{ dueDate: '2027-01-01', amount: euros(75_165), status: 'refunded' }],
  },
  {
    en: `
    Not booked
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your payment arrived after somebody else had booked these nights. It will be refunded in full.
    Book again → /en/casa-azul
    [Print] => (print)
    ${stayOff.en}
    ## Price and payments
    (the payment)
    ${price.en}
    Refunded: €751.65
    ${host.en}
    (the registration)
    ${requests.en}
    ${terms.en}
  `,
    de: `
    Nicht gebucht
    Reservierung E-7
    # Casa Azul
    Porto, Portugal
    Ana, Ihre Zahlung kam an, als jemand anderes diese Nächte schon gebucht hatte. Sie wird vollständig erstattet.
    Erneut buchen → /de/casa-azul
    [Drucken] => (print)
    ${stayOff.de}
    ## Preis und Zahlungen
    (the payment)
    ${price.de}
    Erstattet: 751,65 €
    ${host.de}
    (the registration)
    ${requests.de}
    ${terms.de}
  `,
    pt: `
    Não reservada
    Reserva E-7
    # Casa Azul
    Porto, Portugal
    Ana, o seu pagamento chegou depois de outra pessoa ter reservado estas noites. É reembolsado na totalidade.
    Reservar de novo → /pt/casa-azul
    [Imprimir] => (print)
    ${stayOff.pt}
    ## Preço e pagamentos
    (the payment)
    ${price.pt}
    Reembolsado: 751,65 €
    ${host.pt}
    (the registration)
    ${requests.pt}
    ${terms.pt}
  `,
  },
);
