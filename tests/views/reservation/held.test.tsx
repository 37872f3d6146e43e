import { euros } from '../support/quote.ts';
import { reservationTells } from './reservationTells.tsx';
import { price } from '../booking/priceWords.ts';
import { host, requests, stay, terms } from './reservationWords.ts';

reservationTells(
  'a hold whose address is not proved',
  { open: 'current' },
  { status: 'awaiting_otp', holdExpiresAt: '2027-01-01T12:15:00Z', payments: [] },
  {
    en: `
    Email to be confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your dates are held, and nothing is booked yet. Confirm your email with the code we sent you; you pay after that.
    Your dates are held until 17:45.
    Continue with this booking → /en/casa-azul
    ${stay.en}
    ## Price and payments
    (the payment)
    ${price.en}
    ${host.en}
    (the registration)
    ${requests.en}
    ${terms.en}
  `,
    de: `
    E-Mail noch zu bestätigen
    Reservierung E-7
    # Casa Azul
    Porto, Portugal
    Ana, Ihre Reisedaten sind vorgemerkt, aber noch nichts ist gebucht. Bestätigen Sie Ihre E-Mail-Adresse mit dem Code, den wir Ihnen gesendet haben; danach bezahlen Sie.
    Ihre Reisedaten sind bis 17:45 Uhr für Sie vorgemerkt.
    Mit dieser Buchung fortfahren → /de/casa-azul
    ${stay.de}
    ## Preis und Zahlungen
    (the payment)
    ${price.de}
    ${host.de}
    (the registration)
    ${requests.de}
    ${terms.de}
  `,
    es: `
    Correo por confirmar
    Reserva E-7
    # Casa Azul
    Porto, Portugal
    Ana, sus fechas están retenidas, pero aún no hay nada reservado. Confirme su correo con el código que le enviamos; el pago se hace después.
    Sus fechas quedan retenidas hasta las 17:45.
    Continuar con esta reserva → /es/casa-azul
    ${stay.es}
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
  'a hold that is not paid',
  { open: 'current' },
  { status: 'awaiting_payment', checkout: 'failed', holdExpiresAt: '2027-01-01T12:15:00Z' },
  {
    en: `
    Still to be paid
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your dates are held, and nothing is booked until the payment is made.
    Your dates are held until 17:45.
    Continue with this booking → /en/casa-azul
    ${stay.en}
    ## Price and payments
    (the payment)
    ${price.en}
    Paid: €451.00
    Due on 2 May 2027: €300.65
    ${host.en}
    (the registration)
    ${requests.en}
    ${terms.en}
  `,
    de: `
    Noch zu bezahlen
    Reservierung E-7
    # Casa Azul
    Porto, Portugal
    Ana, Ihre Reisedaten sind vorgemerkt; gebucht ist erst, wenn bezahlt ist.
    Ihre Reisedaten sind bis 17:45 Uhr für Sie vorgemerkt.
    Mit dieser Buchung fortfahren → /de/casa-azul
    ${stay.de}
    ## Preis und Zahlungen
    (the payment)
    ${price.de}
    Bezahlt: 451,00 €
    Fällig am 2. Mai 2027: 300,65 €
    ${host.de}
    (the registration)
    ${requests.de}
    ${terms.de}
  `,
    fr: `
    Reste à payer
    Réservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, vos dates sont retenues, mais rien n’est réservé tant que le paiement n’est pas fait.
    Vos dates sont retenues jusqu’à 17:45.
    Poursuivre cette réservation → /fr/casa-azul
    ${stay.fr}
    ## Prix et paiements
    (the payment)
    ${price.fr}
    Payé: 451,00 €
    À payer le 2 mai 2027: 300,65 €
    ${host.fr}
    (the registration)
    ${requests.fr}
    ${terms.fr}
  `,
  },
);

reservationTells(
  'a hold whose payment is on its way',
  { open: 'current' },
  {
    status: 'awaiting_payment',
    checkout: 'processing',
    payments: [{ dueDate: '2027-01-01', amount: euros(75_165), status: 'processing' }],
  },
  {
    en: `
    Payment being processed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, the bank has not replied yet. We will write to you as soon as it does; there is no need to pay twice.
    [Print] => (print)
    ${stay.en}
    ## Price and payments
    (the payment)
    ${price.en}
    Being charged to your card: €751.65
    ${host.en}
    (the registration)
    ${requests.en}
    ${terms.en}
  `,
    de: `
    Zahlung in Bearbeitung
    Reservierung E-7
    # Casa Azul
    Porto, Portugal
    Ana, die Bank hat noch nicht geantwortet. Wir schreiben Ihnen, sobald sie es tut; Sie brauchen nicht noch einmal zu bezahlen.
    [Drucken] => (print)
    ${stay.de}
    ## Preis und Zahlungen
    (the payment)
    ${price.de}
    Wird gerade von Ihrer Karte abgebucht: 751,65 €
    ${host.de}
    (the registration)
    ${requests.de}
    ${terms.de}
  `,
    pt: `
    Pagamento em processamento
    Reserva E-7
    # Casa Azul
    Porto, Portugal
    Ana, o banco ainda não respondeu. Escrevemos-lhe assim que responder; não é preciso pagar duas vezes.
    [Imprimir] => (print)
    ${stay.pt}
    ## Preço e pagamentos
    (the payment)
    ${price.pt}
    A ser cobrado no seu cartão: 751,65 €
    ${host.pt}
    (the registration)
    ${requests.pt}
    ${terms.pt}
  `,
  },
);
