import { storedAt } from '../../../machines/shared/reservation.samples.ts';
import { reservationTells } from './reservationTells.tsx';
import { price } from '../booking/priceWords.ts';
import { hostOfStay, registering, requests, stay, terms } from './reservationWords.ts';

reservationTells(
  'a booked stay that could not be fetched anew',
  { open: 'stale' },
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
    This page may be out of date
    We could not check the current status of your reservation. Nothing is lost; please try again.
    Last updated: 20 April 2027, 23:34.
    [Try again] => retry.requested
    status| This page may be out of date
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
    Diese Seite ist möglicherweise nicht aktuell
    Der aktuelle Stand Ihrer Buchung konnte nicht abgerufen werden. Es ist nichts verloren; bitte versuchen Sie es noch einmal.
    Zuletzt aktualisiert: 20. April 2027, 23:34 Uhr.
    [Erneut versuchen] => retry.requested
    status| Diese Seite ist möglicherweise nicht aktuell
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
    pt: `
    Confirmada
    Reserva E-7
    # Casa Azul
    Porto, Portugal
    Ana, a sua estadia está reservada. Tudo o que precisa está nesta página.
    [Registar os hóspedes]
    [Adicionar ao calendário] => (save the calendar)
    [Imprimir] => (print)
    Esta página pode estar desatualizada
    Não foi possível saber como está a sua reserva neste momento. Nada se perdeu; tente novamente.
    Última atualização: 20 de abril de 2027, 23:34.
    [Tentar novamente] => retry.requested
    status| Esta página pode estar desatualizada
    ${stay.pt}
    ## Preço e pagamentos
    (the payment)
    ${price.pt}
    Pago: 451,00 €
    A cobrar no seu cartão a 2 de maio de 2027: 300,65 €
    ${hostOfStay.pt}
    ${registering.pt}
    ${requests.pt}
    ${terms.pt}
  `,
  },
  { asOf: storedAt, keeping: 'unable' },
);
