import { SuccessView } from '../../../src/views/success/SuccessView.tsx';
import { bookingProps } from './bookingProps.ts';
import { tells } from '../support/screen.tsx';

tells(
  'a guest back from the gateway, before the browser has said what it knows',
  (send) => (
    <SuccessView
      pageState={{ value: { ready: { open: 'returning' } } }}
      booking={bookingProps('dates.choosing', send)}
      href="/en/casa"
    />
  ),
  {
    en: `
    # Casa do Limoeiro
    Lisbon, Portugal
    ## Your booking
    status| ### Looking up your booking… (focus)
    status| If you have just paid, an email with everything about your stay is on its way to the address you gave.
    status| Make another reservation → /en/casa
  `,
    de: `
    # Casa do Limoeiro
    Lisbon, Portugal
    ## Ihre Buchung
    status| ### Ihre Buchung wird gesucht… (focus)
    status| Wenn Sie gerade bezahlt haben, ist eine E-Mail mit allem zu Ihrem Aufenthalt an die angegebene Adresse unterwegs.
    status| Weitere Reservierung vornehmen → /en/casa
  `,
    fr: `
    # Casa do Limoeiro
    Lisbon, Portugal
    ## Votre réservation
    status| ### Recherche de votre réservation… (focus)
    status| Si vous venez de payer, un e-mail avec tout sur votre séjour est en route vers l’adresse indiquée.
    status| Faire une autre réservation → /en/casa
  `,
  },
);

tells(
  'a guest back from the gateway in another browser',
  (send) => (
    <SuccessView
      pageState={{ value: { ready: { open: 'byMail' } } }}
      booking={bookingProps('dates.choosing', send)}
      href="/en/casa"
    />
  ),
  {
    en: `
    # Casa do Limoeiro
    Lisbon, Portugal
    ## Your booking
    ### Your confirmation will come by email (focus)
    If you have just paid, an email with everything about your stay is on its way to the address you gave.
    Make another reservation → /en/casa
  `,
    de: `
    # Casa do Limoeiro
    Lisbon, Portugal
    ## Ihre Buchung
    ### Ihre Bestätigung kommt per E-Mail (focus)
    Wenn Sie gerade bezahlt haben, ist eine E-Mail mit allem zu Ihrem Aufenthalt an die angegebene Adresse unterwegs.
    Weitere Reservierung vornehmen → /en/casa
  `,
    fr: `
    # Casa do Limoeiro
    Lisbon, Portugal
    ## Votre réservation
    ### Votre confirmation arrive par e-mail (focus)
    Si vous venez de payer, un e-mail avec tout sur votre séjour est en route vers l’adresse indiquée.
    Faire une autre réservation → /en/casa
  `,
    pt: `
    # Casa do Limoeiro
    Lisbon, Portugal
    ## A sua reserva
    ### A sua confirmação chega por e-mail (focus)
    Se acabou de pagar, um e-mail com tudo sobre a sua estadia vai a caminho do endereço que indicou.
    Fazer outra reserva → /en/casa
  `,
    es: `
    # Casa do Limoeiro
    Lisbon, Portugal
    ## Su reserva
    ### Su confirmación llega por correo (focus)
    Si acaba de pagar, un correo con todo sobre su estancia va de camino a la dirección que indicó.
    Hacer otra reserva → /en/casa
  `,
  },
);

tells(
  'a guest back from the gateway without having paid',
  (send) => (
    <SuccessView
      pageState={{ value: { ready: { open: 'returned' } } }}
      booking={bookingProps('resuming.unpaid', send)}
      href="/en/casa"
    />
  ),
  {
    en: `
    # Casa do Limoeiro
    Lisbon, Portugal
    Mon 3 May – Mon 10 May · 7 nights · 3 guests
    Total €751.65
    ## Your booking
    ### Your booking is waiting for payment (focus)
    Your dates are held until 17:45.
    [Go to payment] => payment.requested
    [Start again] => booking.restarted
  `,
    de: `
    # Casa do Limoeiro
    Lisbon, Portugal
    Mo., 3. Mai – Mo., 10. Mai · 7 Nächte · 3 Gäste
    Gesamtpreis 751,65 €
    ## Ihre Buchung
    ### Ihre Buchung wartet auf die Zahlung (focus)
    Ihre Reisedaten sind bis 17:45 Uhr für Sie vorgemerkt.
    [Zur Zahlung] => payment.requested
    [Neu beginnen] => booking.restarted
  `,
    es: `
    # Casa do Limoeiro
    Lisbon, Portugal
    lun, 3 may – lun, 10 may · 7 noches · 3 huéspedes
    Total 751,65 €
    ## Su reserva
    ### Su reserva está pendiente de pago (focus)
    Sus fechas quedan retenidas hasta las 17:45.
    [Ir al pago] => payment.requested
    [Empezar de nuevo] => booking.restarted
  `,
  },
);
