import { BookingPolicies } from '../../../src/views/booking/price/BookingPolicies.tsx';
import { BookingBar, BookingSummary } from '../../../src/views/booking/Summary.tsx';
import { bookingProps } from './bookingProps.ts';
import { tells } from '../support/screen.tsx';
import { advantages, paidAtOnce, price } from './priceWords.ts';

tells('the summary with a price', (send) => <BookingSummary {...bookingProps('dates.priced', send)} />, {
  en: `
    Mon 3 May – Mon 10 May
    3 guests
    ${price.en}
    ${advantages.en}
    [Book now] => booking.begun
    No booking fees are added to this price.
  `,
  de: `
    Mo., 3. Mai – Mo., 10. Mai
    3 Gäste
    ${price.de}
    ${advantages.de}
    [Jetzt buchen] => booking.begun
    Zu diesem Preis kommen keine Buchungsgebühren hinzu.
  `,
  es: `
    lun, 3 may – lun, 10 may
    3 huéspedes
    ${price.es}
    ${advantages.es}
    [Reservar ahora] => booking.begun
    A este precio no se añaden gastos de reserva.
  `,
});

tells('the bar with a price', (send) => <BookingBar {...bookingProps('dates.priced', send)} />, {
  en: `
    €751.65
    3 May – 10 May
    [Book now] => booking.begun
  `,
  de: `
    751,65 €
    3. Mai – 10. Mai
    [Jetzt buchen] => booking.begun
  `,
  fr: `
    751,65 €
    3 mai – 10 mai
    [Réserver maintenant] => booking.begun
  `,
});

tells('the policies with a price', (send) => <BookingPolicies {...bookingProps('dates.priced', send)} />, {
  en: `
    #### Everything today
    - Free cancellation before 19 April 2027, 15:00
    - 50% refund if you cancel before 26 April 2027, 15:00
    - No refund from 26 April 2027, 15:00
    #### In parts
    - No refund
  `,
  de: `
    #### Everything today
    - Kostenlose Stornierung vor dem 19. April 2027, 15:00 Uhr
    - 50 % Erstattung bei Stornierung vor dem 26. April 2027, 15:00 Uhr
    - Keine Erstattung ab dem 26. April 2027, 15:00 Uhr
    #### In parts
    - Keine Erstattung
  `,
  pt: `
    #### Everything today
    - Cancelamento gratuito antes de 19 de abril de 2027, 15:00
    - Reembolso de 50% se cancelar antes de 26 de abril de 2027, 15:00
    - Sem reembolso a partir de 26 de abril de 2027, 15:00
    #### In parts
    - Sem reembolso
  `,
});

tells('the summary in the form', (send) => <BookingSummary {...bookingProps('form.editing', send)} />, {
  en: `
    Mon 3 May – Mon 10 May
    3 guests
    Total €751.65
    No booking fees are added to this price.
  `,
  de: `
    Mo., 3. Mai – Mo., 10. Mai
    3 Gäste
    Gesamtpreis 751,65 €
    Zu diesem Preis kommen keine Buchungsgebühren hinzu.
  `,
  es: `
    lun, 3 may – lun, 10 may
    3 huéspedes
    Total 751,65 €
    A este precio no se añaden gastos de reserva.
  `,
});

tells('the summary at the code', (send) => <BookingSummary {...bookingProps('otp.entering', send)} />, {
  en: `
    Mon 3 May – Mon 10 May
    3 guests
    ${price.en}
    ${paidAtOnce.en}
    No booking fees are added to this price.
  `,
  fr: `
    lun. 3 mai – lun. 10 mai
    3 voyageurs
    ${price.fr}
    ${paidAtOnce.fr}
    Aucuns frais de réservation ne s’ajoutent à ce prix.
  `,
});

tells('the summary of a booked stay', (send) => <BookingSummary {...bookingProps('success.paid', send)} />, {
  en: `
    Mon 3 May – Mon 10 May
    3 guests
  `,
});

tells('the bar in the form', (send) => <BookingBar {...bookingProps('form.editing', send)} />, {
  en: '',
});
