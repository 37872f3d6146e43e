import { BookingPolicies } from '../../../src/views/booking/price/BookingPolicies.tsx';
import { BookingBar, BookingSummary } from '../../../src/views/booking/Summary.tsx';
import { bookingProps } from './bookingProps.ts';
import { tells } from '../support/screen.tsx';

tells(
  'the summary before dates are chosen',
  (send) => <BookingSummary {...bookingProps('dates.choosing', send)} />,
  {
    en: `
    From €140 per night
    Select dates → #book
    No booking fees are added to this price.
  `,
    de: `
    Ab 140 € pro Nacht
    Reisedaten wählen → #book
    Zu diesem Preis kommen keine Buchungsgebühren hinzu.
  `,
    fr: `
    À partir de 140 € par nuit
    Choisir les dates → #book
    Aucuns frais de réservation ne s’ajoutent à ce prix.
  `,
  },
);

tells('the bar before dates are chosen', (send) => <BookingBar {...bookingProps('dates.choosing', send)} />, {
  en: `
    From €140 per night
    Select dates → #book
  `,
  de: `
    Ab 140 € pro Nacht
    Reisedaten wählen → #book
  `,
  pt: `
    Desde 140 € por noite
    Escolher datas → #book
  `,
});

tells(
  'the policies before dates are chosen',
  (send) => <BookingPolicies {...bookingProps('dates.choosing', send)} />,
  {
    en: `
    Once you have chosen your dates, you will see here until when you can cancel and how much is refunded.
  `,
    de: `
    Sobald Sie Ihre Reisedaten gewählt haben, lesen Sie hier, bis wann Sie stornieren können und wie viel erstattet wird.
  `,
    es: `
    En cuanto elija las fechas, verá aquí hasta cuándo puede cancelar y cuánto se le reembolsa.
  `,
  },
);

tells(
  'the summary while the price is on its way',
  (send) => <BookingSummary {...bookingProps('dates.pricing', send)} />,
  {
    en: `
    Mon 3 May – Mon 10 May
    3 guests
    status| status: Calculating the price…
    [Book now] (busy)
    No booking fees are added to this price.
  `,
    de: `
    Mo., 3. Mai – Mo., 10. Mai
    3 Gäste
    status| status: Der Preis wird ermittelt…
    [Jetzt buchen] (busy)
    Zu diesem Preis kommen keine Buchungsgebühren hinzu.
  `,
    fr: `
    lun. 3 mai – lun. 10 mai
    3 voyageurs
    status| status: Le prix est en cours de calcul…
    [Réserver maintenant] (busy)
    Aucuns frais de réservation ne s’ajoutent à ce prix.
  `,
  },
);

tells(
  'the bar while the price is on its way',
  (send) => <BookingBar {...bookingProps('dates.pricing', send)} />,
  {
    en: `
    From €140 per night
    3 May – 10 May
    [Book now] (busy)
  `,
    de: `
    Ab 140 € pro Nacht
    3. Mai – 10. Mai
    [Jetzt buchen] (busy)
  `,
    pt: `
    Desde 140 € por noite
    3/05 – 10/05
    [Reservar agora] (busy)
  `,
  },
);
