import { paymentTells } from './paymentTells.tsx';

paymentTells({
  loading: { en: '' },
  settled: { en: '' },
  due: {
    en: `
      A payment did not go through
      We could not charge €300.65 to your card. Please pay it now, with the same card or another one, to keep your booking.
      [Pay €300.65 now] => payment.requested
    `,
    de: `
      Eine Zahlung ist fehlgeschlagen
      300,65 € konnten nicht von Ihrer Karte abgebucht werden. Bitte zahlen Sie den Betrag jetzt, mit derselben oder einer anderen Karte, damit Ihre Buchung bestehen bleibt.
      [300,65 € jetzt zahlen] => payment.requested
    `,
    fr: `
      Un paiement n’a pas abouti
      Le montant de 300,65 € n’a pas pu être débité de votre carte. Veuillez le régler maintenant, avec la même carte ou une autre, afin de garder votre réservation.
      [Payer 300,65 € maintenant] => payment.requested
    `,
    pt: `
      Um pagamento não foi concluído
      Não foi possível cobrar 300,65 € ao seu cartão. Pague agora, com o mesmo cartão ou com outro, para manter a sua reserva.
      [Pagar 300,65 € agora] => payment.requested
    `,
    es: `
      Un pago no se ha realizado
      No se han podido cobrar 300,65 € de su tarjeta. Páguelos ahora, con la misma tarjeta o con otra, para conservar su reserva.
      [Pagar 300,65 € ahora] => payment.requested
    `,
  },
  'redirecting.creating': {
    en: `
      A payment did not go through
      We could not charge €300.65 to your card. Please pay it now, with the same card or another one, to keep your booking.
      [Pay €300.65 now] (busy)
    `,
    de: `
      Eine Zahlung ist fehlgeschlagen
      300,65 € konnten nicht von Ihrer Karte abgebucht werden. Bitte zahlen Sie den Betrag jetzt, mit derselben oder einer anderen Karte, damit Ihre Buchung bestehen bleibt.
      [300,65 € jetzt zahlen] (busy)
    `,
    pt: `
      Um pagamento não foi concluído
      Não foi possível cobrar 300,65 € ao seu cartão. Pague agora, com o mesmo cartão ou com outro, para manter a sua reserva.
      [Pagar 300,65 € agora] (busy)
    `,
  },
  'redirecting.leaving': {
    en: `
      A payment did not go through
      We could not charge €300.65 to your card. Please pay it now, with the same card or another one, to keep your booking.
      [Pay €300.65 now] (busy)
    `,
    de: `
      Eine Zahlung ist fehlgeschlagen
      300,65 € konnten nicht von Ihrer Karte abgebucht werden. Bitte zahlen Sie den Betrag jetzt, mit derselben oder einer anderen Karte, damit Ihre Buchung bestehen bleibt.
      [300,65 € jetzt zahlen] (busy)
    `,
    es: `
      Un pago no se ha realizado
      No se han podido cobrar 300,65 € de su tarjeta. Páguelos ahora, con la misma tarjeta o con otra, para conservar su reserva.
      [Pagar 300,65 € ahora] (busy)
    `,
  },
  notRedirected: {
    en: `
      A payment did not go through
      We could not charge €300.65 to your card. Please pay it now, with the same card or another one, to keep your booking.
      [Pay €300.65 now] => payment.requested
      alert (focus)| Payment error
      alert (focus)| We could not process your payment or redirect you to the checkout. Please try again.
    `,
    de: `
      Eine Zahlung ist fehlgeschlagen
      300,65 € konnten nicht von Ihrer Karte abgebucht werden. Bitte zahlen Sie den Betrag jetzt, mit derselben oder einer anderen Karte, damit Ihre Buchung bestehen bleibt.
      [300,65 € jetzt zahlen] => payment.requested
      alert (focus)| Fehler bei der Zahlung
      alert (focus)| Wir konnten Ihre Zahlung nicht verarbeiten oder Sie nicht zur Bezahlseite weiterleiten. Bitte versuchen Sie es erneut.
    `,
    fr: `
      Un paiement n’a pas abouti
      Le montant de 300,65 € n’a pas pu être débité de votre carte. Veuillez le régler maintenant, avec la même carte ou une autre, afin de garder votre réservation.
      [Payer 300,65 € maintenant] => payment.requested
      alert (focus)| Erreur de paiement
      alert (focus)| Nous n’avons pas pu traiter votre paiement ni vous rediriger vers la page de paiement. Veuillez réessayer.
    `,
    pt: `
      Um pagamento não foi concluído
      Não foi possível cobrar 300,65 € ao seu cartão. Pague agora, com o mesmo cartão ou com outro, para manter a sua reserva.
      [Pagar 300,65 € agora] => payment.requested
      alert (focus)| Erro no pagamento
      alert (focus)| Não foi possível processar o pagamento nem encaminhar para a página de pagamento. Tente novamente.
    `,
    es: `
      Un pago no se ha realizado
      No se han podido cobrar 300,65 € de su tarjeta. Páguelos ahora, con la misma tarjeta o con otra, para conservar su reserva.
      [Pagar 300,65 € ahora] => payment.requested
      alert (focus)| Error en el pago
      alert (focus)| No hemos podido procesar su pago ni redirigirle a la página de pago. Vuelva a intentarlo.
    `,
  },
});
