import { bookingTells } from './bookingTells.tsx';

bookingTells({
  'redirecting.underWay': {
    en: `
      status| ### Redirecting (focus)
      status| You are on your way to the payment page. It opens in a moment.
    `,
    de: `
      status| ### Weiterleitung (focus)
      status| Die Zahlungsseite öffnet sich gleich.
    `,
    fr: `
      status| ### Redirection (focus)
      status| Direction la page de paiement : elle s’ouvre dans un instant.
    `,
  },
  'redirecting.notRedirected': {
    en: `
      ### Payment error (focus)
      We could not process your payment or redirect you to the checkout. Please try again in a moment.
      Your dates are held until 17:45.
      [Try again] => payment.requested
      [Start again] => booking.restarted
    `,
    de: `
      ### Fehler bei der Zahlung (focus)
      Wir konnten Ihre Zahlung nicht verarbeiten oder Sie nicht zur Bezahlseite weiterleiten. Bitte versuchen Sie es gleich noch einmal.
      Ihre Reisedaten sind bis 17:45 Uhr für Sie vorgemerkt.
      [Erneut versuchen] => payment.requested
      [Neu beginnen] => booking.restarted
    `,
    es: `
      ### Error en el pago (focus)
      No hemos podido procesar su pago ni redirigirle a la página de pago. Vuelva a intentarlo en unos instantes.
      Sus fechas quedan retenidas hasta las 17:45.
      [Intentar de nuevo] => payment.requested
      [Empezar de nuevo] => booking.restarted
    `,
  },
  'resuming.unpaid': {
    en: `
      ### Your booking is waiting for payment (focus)
      Your dates are held until 17:45.
      [Go to payment] => payment.requested
      [Start again] => booking.restarted
    `,
    de: `
      ### Ihre Buchung wartet auf die Zahlung (focus)
      Ihre Reisedaten sind bis 17:45 Uhr für Sie vorgemerkt.
      [Zur Zahlung] => payment.requested
      [Neu beginnen] => booking.restarted
    `,
    fr: `
      ### Votre réservation attend le paiement (focus)
      Vos dates sont retenues jusqu’à 17 h 45.
      [Passer au paiement] => payment.requested
      [Recommencer] => booking.restarted
    `,
  },
  'resuming.declined': {
    en: `
      ### The payment was declined (focus)
      Your card was not charged. You can try again or use another card.
      Your dates are held until 17:45.
      [Go to payment] => payment.requested
      [Start again] => booking.restarted
    `,
    de: `
      ### Die Zahlung wurde abgelehnt (focus)
      Ihre Karte wurde nicht belastet. Versuchen Sie es noch einmal oder verwenden Sie eine andere Karte.
      Ihre Reisedaten sind bis 17:45 Uhr für Sie vorgemerkt.
      [Zur Zahlung] => payment.requested
      [Neu beginnen] => booking.restarted
    `,
    pt: `
      ### O pagamento foi recusado (focus)
      O seu cartão não foi debitado. Pode tentar de novo ou usar outro cartão.
      As suas datas ficam guardadas até às 17:45.
      [Ir para o pagamento] => payment.requested
      [Começar de novo] => booking.restarted
    `,
  },
  'resuming.processing.waiting': {
    en: `
      status| ### Your payment is being processed (focus)
      status| The bank has not replied yet. This page keeps checking; there is no need to pay twice.
    `,
    de: `
      status| ### Ihre Zahlung wird verarbeitet (focus)
      status| Die Bank hat noch nicht geantwortet. Diese Seite fragt automatisch nach; Sie müssen nicht zweimal bezahlen.
    `,
    es: `
      status| ### Su pago se está procesando (focus)
      status| El banco aún no ha respondido. Esta página vuelve a comprobarlo automáticamente; no hace falta pagar dos veces.
    `,
  },
  'resuming.processing.asking': {
    en: `
      status| ### Your payment is being processed (focus)
      status| The bank has not replied yet. This page keeps checking; there is no need to pay twice.
    `,
    de: `
      status| ### Ihre Zahlung wird verarbeitet (focus)
      status| Die Bank hat noch nicht geantwortet. Diese Seite fragt automatisch nach; Sie müssen nicht zweimal bezahlen.
    `,
    fr: `
      status| ### Votre paiement est en cours de traitement (focus)
      status| La banque n’a pas encore répondu. Cette page vérifie automatiquement ; inutile de payer deux fois.
    `,
  },
  'resuming.takesLonger.waiting': {
    en: `
      ### Your payment is taking longer than usual (focus)
      The bank has not replied yet. Nothing is charged twice, and there is no need to pay again. This page keeps checking.
      Once the payment is confirmed, we will email the confirmation to ana@example.com. You can close this page.
      [Check now] => standing.requested
      View your reservation → /en/reservation/reservation#token=token
    `,
    de: `
      ### Ihre Zahlung dauert länger als gewöhnlich (focus)
      Die Bank hat noch nicht geantwortet. Es wird nichts zweimal abgebucht, und Sie müssen nicht erneut bezahlen. Diese Seite fragt weiter nach.
      Sobald die Zahlung bestätigt ist, kommt die Bestätigung per E-Mail an ana@example.com. Sie können diese Seite schließen.
      [Jetzt nachfragen] => standing.requested
      Reservierung ansehen → /en/reservation/reservation#token=token
    `,
    fr: `
      ### Votre paiement prend plus de temps que d’habitude (focus)
      La banque n’a pas encore répondu. Rien n’est débité deux fois ; inutile de payer à nouveau. Cette page continue de vérifier.
      Dès que le paiement sera confirmé, vous recevrez la confirmation par e-mail à ana@example.com. Vous pouvez fermer cette page.
      [Vérifier maintenant] => standing.requested
      Voir votre réservation → /en/reservation/reservation#token=token
    `,
    pt: `
      ### O seu pagamento está a demorar mais do que o habitual (focus)
      O banco ainda não respondeu. Nada é cobrado duas vezes e não precisa de pagar de novo. Esta página continua a verificar.
      Assim que o pagamento for confirmado, a confirmação chega por e-mail a ana@example.com. Pode fechar esta página.
      [Verificar agora] => standing.requested
      Ver a sua reserva → /en/reservation/reservation#token=token
    `,
    es: `
      ### Su pago está tardando más de lo habitual (focus)
      El banco aún no ha respondido. No se cobra nada dos veces y no hace falta volver a pagar. Esta página sigue comprobándolo.
      En cuanto se confirme el pago, la confirmación llegará por correo a ana@example.com. Puede cerrar esta página.
      [Comprobar ahora] => standing.requested
      Ver su reserva → /en/reservation/reservation#token=token
    `,
  },
  'resuming.takesLonger.asking': {
    en: `
      ### Your payment is taking longer than usual (focus)
      The bank has not replied yet. Nothing is charged twice, and there is no need to pay again. This page keeps checking.
      Once the payment is confirmed, we will email the confirmation to ana@example.com. You can close this page.
      [Check now] (busy)
      View your reservation → /en/reservation/reservation#token=token
    `,
    de: `
      ### Ihre Zahlung dauert länger als gewöhnlich (focus)
      Die Bank hat noch nicht geantwortet. Es wird nichts zweimal abgebucht, und Sie müssen nicht erneut bezahlen. Diese Seite fragt weiter nach.
      Sobald die Zahlung bestätigt ist, kommt die Bestätigung per E-Mail an ana@example.com. Sie können diese Seite schließen.
      [Jetzt nachfragen] (busy)
      Reservierung ansehen → /en/reservation/reservation#token=token
    `,
  },
});
