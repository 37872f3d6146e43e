import type { paymentStatuses } from '../../../contract/reservation.ts';
import { BookingView } from '../../../src/views/booking/BookingView.tsx';
import { tells } from '../support/screen.tsx';
import { booked, bookingProps } from './bookingProps.ts';
import { bookingTells } from './bookingTells.tsx';

const order = [
  'refunded',
  'paid',
  'failed',
  'processing',
  'scheduled',
] as const satisfies (typeof paymentStatuses)[number][];

const withPaymentsOfAllKinds = {
  ...booked,
  payments: order.map((status, index) => ({
    dueDate: `2027-04-0${index + 1}`,
    amount: { amount: 10_000 * (index + 1), currency: 'EUR' as const },
    status,
  })),
};

bookingTells({
  'success.paid': {
    en: `
      ### Casa Azul is expecting you (focus)
      Your payment has arrived, and your stay is booked.
      Reservation number: E-7
      Check-in: 3 May 2027 from 15:00
      Check-out: 10 May 2027 until 11:00
      Guests: 3
      Paid: €751.65
      Everything is paid. Nothing further will be charged.
      Open your reservation → /en/reservation/reservation#token=token
      #### What happens next
      The confirmation is on its way to ana@example.com. Keep it: the link in it opens your reservation.
      Before you arrive, register everyone who is staying. This is required by law.
      Register the guests → /en/reservation/reservation#token=token
      Say when you arrive, and ask for an invoice if you need one.
      Arrival time and invoice → /en/reservation/reservation#token=token
      Add the dates to your calendar, with the check-in and check-out times.
      [Add to calendar] => (save the calendar)
      #### Hosted by Rui
      +351 912 345 678 → tel:+351912345678
      Write on WhatsApp → https://wa.me/351912345679
      [Make another reservation] => booking.startedAnew
    `,
    de: `
      ### Casa Azul erwartet Sie (focus)
      Ihre Zahlung ist eingegangen, und Ihr Aufenthalt ist gebucht.
      Reservierung: E-7
      Anreise: 3. Mai 2027 ab 15:00 Uhr
      Abreise: 10. Mai 2027 bis 11:00 Uhr
      Gäste: 3
      Bezahlt: 751,65 €
      Alles ist bezahlt. Es wird nichts weiter abgebucht.
      Ihre Reservierung öffnen → /en/reservation/reservation#token=token
      #### Wie es weitergeht
      Die Bestätigung ist unterwegs an ana@example.com. Bewahren Sie sie auf: Der Link darin öffnet Ihre Reservierung.
      Melden Sie vor der Anreise alle an, die übernachten. Das Gesetz verlangt es.
      Gäste anmelden → /en/reservation/reservation#token=token
      Geben Sie an, wann Sie ankommen, und ob Sie eine Rechnung brauchen.
      Ankunftszeit und Rechnung → /en/reservation/reservation#token=token
      Tragen Sie die Daten in Ihren Kalender ein, samt den Uhrzeiten für An- und Abreise.
      [Zum Kalender hinzufügen] => (save the calendar)
      #### Zu Gast bei Rui
      +351 912 345 678 → tel:+351912345678
      Per WhatsApp schreiben → https://wa.me/351912345679
      [Weitere Reservierung vornehmen] => booking.startedAnew
    `,
    pt: `
      ### Casa Azul espera por si (focus)
      O seu pagamento foi recebido e a sua estadia está reservada.
      Número da reserva: E-7
      Check-in: 3 de maio de 2027 a partir das 15:00
      Check-out: 10 de maio de 2027 até às 11:00
      Hóspedes: 3
      Pago: 751,65 €
      Está tudo pago. Nada mais será cobrado.
      Abrir a sua reserva → /en/reservation/reservation#token=token
      #### O que se segue
      A confirmação vai a caminho de ana@example.com. Guarde-a: a ligação que contém abre a sua reserva.
      Antes de vir, registe todas as pessoas que vão ficar. A lei assim o exige.
      Registar os hóspedes → /en/reservation/reservation#token=token
      Diga a que horas chega e, se precisar, peça uma fatura.
      Hora de chegada e fatura → /en/reservation/reservation#token=token
      Adicione as datas ao seu calendário, com as horas de check-in e check-out.
      [Adicionar ao calendário] => (save the calendar)
      #### Em casa de Rui
      +351 912 345 678 → tel:+351912345678
      Escrever por WhatsApp → https://wa.me/351912345679
      [Fazer outra reserva] => booking.startedAnew
    `,
  },
  'success.cardSaved': {
    en: `
      ### Casa Azul is expecting you (focus)
      Your stay is booked. Nothing was charged today; your card is kept for the agreed date.
      Reservation number: E-7
      Check-in: 3 May 2027 from 15:00
      Check-out: 10 May 2027 until 11:00
      Guests: 3
      Due on 19 April 2027: €451.00
      Due on 2 May 2027: €300.65
      Open your reservation → /en/reservation/reservation#token=token
      #### What happens next
      The confirmation is on its way to ana@example.com. Keep it: the link in it opens your reservation.
      Before you arrive, register everyone who is staying. This is required by law.
      Register the guests → /en/reservation/reservation#token=token
      Say when you arrive, and ask for an invoice if you need one.
      Arrival time and invoice → /en/reservation/reservation#token=token
      Add the dates to your calendar, with the check-in and check-out times.
      [Add to calendar] => (save the calendar)
      On 19 April 2027, €451.00 will be charged to the same card.
      On 2 May 2027, €300.65 will be charged to the same card.
      #### Hosted by Rui
      +351 912 345 678 → tel:+351912345678
      Write on WhatsApp → https://wa.me/351912345679
      [Make another reservation] => booking.startedAnew
    `,
    fr: `
      ### Casa Azul vous attend (focus)
      Votre séjour est réservé. Rien n’a été débité aujourd’hui ; votre carte est conservée jusqu’à la date convenue.
      Numéro de réservation: E-7
      Arrivée: 3 mai 2027 à partir de 15 h
      Départ: 10 mai 2027 jusqu’à 11 h
      Voyageurs: 3
      À payer le 19 avril 2027: 451,00 €
      À payer le 2 mai 2027: 300,65 €
      Ouvrir votre réservation → /en/reservation/reservation#token=token
      #### Et maintenant
      La confirmation est en route vers ana@example.com. Conservez-la : son lien ouvre votre réservation.
      Avant votre venue, enregistrez toutes les personnes qui séjournent. La loi l’exige.
      Enregistrer les voyageurs → /en/reservation/reservation#token=token
      Indiquez votre heure d’arrivée et demandez une facture si besoin.
      Heure d’arrivée et facture → /en/reservation/reservation#token=token
      Ajoutez les dates à votre calendrier, avec les heures d’arrivée et de départ.
      [Ajouter au calendrier] => (save the calendar)
      Le 19 avril 2027, 451,00 € seront débités de la même carte.
      Le 2 mai 2027, 300,65 € seront débités de la même carte.
      #### Chez Rui
      +351 912 345 678 → tel:+351912345678
      Écrire par WhatsApp → https://wa.me/351912345679
      [Faire une autre réservation] => booking.startedAnew
    `,
    es: `
      ### Casa Azul le espera (focus)
      Su estancia está reservada. Hoy no se ha cobrado nada; su tarjeta queda guardada para la fecha acordada.
      Número de reserva: E-7
      Llegada: 3 de mayo de 2027 a partir de las 15:00
      Salida: 10 de mayo de 2027 hasta las 11:00
      Huéspedes: 3
      A pagar el 19 de abril de 2027: 451,00 €
      A pagar el 2 de mayo de 2027: 300,65 €
      Abrir su reserva → /en/reservation/reservation#token=token
      #### Qué pasa ahora
      La confirmación va de camino a ana@example.com. Consérvela: su enlace abre su reserva.
      Antes de venir, registre a todas las personas que se alojan. La ley lo exige.
      Registrar a los huéspedes → /en/reservation/reservation#token=token
      Indique a qué hora llega y pida una factura si la necesita.
      Hora de llegada y factura → /en/reservation/reservation#token=token
      Añada las fechas a su calendario, con las horas de llegada y salida.
      [Añadir al calendario] => (save the calendar)
      El 19 de abril de 2027 se cargarán 451,00 € en la misma tarjeta.
      El 2 de mayo de 2027 se cargarán 300,65 € en la misma tarjeta.
      #### En casa de Rui
      +351 912 345 678 → tel:+351912345678
      Escribir por WhatsApp → https://wa.me/351912345679
      [Hacer otra reserva] => booking.startedAnew
    `,
  },
});

tells(
  'a booking whose payments became something else than paid',
  (send) => <BookingView {...bookingProps('success.cardSaved', send, { booked: withPaymentsOfAllKinds })} />,
  {
    en: `
      ### Casa Azul is expecting you (focus)
      Your stay is booked. Nothing was charged today; your card is kept for the agreed date.
      Reservation number: E-7
      Check-in: 3 May 2027 from 15:00
      Check-out: 10 May 2027 until 11:00
      Guests: 3
      Refunded: €100.00
      Paid: €200.00
      Could not be charged: €300.00
      Being charged to your card: €400.00
      Due on 5 April 2027: €500.00
      Open your reservation → /en/reservation/reservation#token=token
      #### What happens next
      The confirmation is on its way to ana@example.com. Keep it: the link in it opens your reservation.
      Before you arrive, register everyone who is staying. This is required by law.
      Register the guests → /en/reservation/reservation#token=token
      Say when you arrive, and ask for an invoice if you need one.
      Arrival time and invoice → /en/reservation/reservation#token=token
      Add the dates to your calendar, with the check-in and check-out times.
      [Add to calendar] => (save the calendar)
      On 5 April 2027, €500.00 will be charged to the same card.
      #### Hosted by Rui
      +351 912 345 678 → tel:+351912345678
      Write on WhatsApp → https://wa.me/351912345679
      [Make another reservation] => booking.startedAnew
    `,
  },
);
