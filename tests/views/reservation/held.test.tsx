import { euros } from '../support/quote.ts';
import { reservationTells } from './reservationTells.tsx';
import { price } from '../booking/priceWords.ts';
import { host, requests, stay, terms } from './reservationWords.ts';

reservationTells(
  'a hold whose address is not proved',
  { open: 'current' },
  { status: 'awaiting_otp', holdExpiresAt: '2027-01-01T12:15:00Z', nightsHeldUntil: null, payments: [] },
  {
    en: `
    Email to be confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, nothing is booked yet. Confirm your email with the code we sent you; you pay after that.
    Enter the code by 17:45. Your dates are reserved once it is confirmed.
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
    Ana, noch ist nichts gebucht. Bestätigen Sie Ihre E-Mail-Adresse mit dem Code, den wir Ihnen gesendet haben; danach bezahlen Sie.
    Geben Sie den Code bis 17:45 Uhr ein. Mit der Bestätigung sind Ihre Reisedaten vorgemerkt.
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
    Ana, todavía no hay nada reservado. Confirme su correo electrónico con el código que le hemos enviado; el pago viene después.
    Introduzca el código antes de las 17:45. Sus fechas quedan reservadas en cuanto se confirme.
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
    Ana, nothing is booked until the payment is made.
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
    Ana, gebucht ist erst, wenn bezahlt ist.
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
    Ana, rien n’est réservé tant que le paiement n’est pas effectué.
    Vos dates sont retenues jusqu’à 17 h 45.
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
  'a verified reservation that keeps no nights until it is paid',
  { open: 'current' },
  {
    status: 'awaiting_payment',
    checkout: 'failed',
    holdExpiresAt: '2027-01-01T12:15:00Z',
    nightsHeldUntil: null,
  },
  {
    en: `
    Still to be paid
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, nothing is booked until the payment is made.
    Your dates are secured as soon as you have paid.
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
    Ana, gebucht ist erst, wenn bezahlt ist.
    Ihre Reisedaten sind gesichert, sobald Sie bezahlt haben.
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
    Ana, rien n’est réservé tant que le paiement n’est pas effectué.
    Vos dates sont garanties dès que vous avez payé.
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
