import { bookingTells } from './bookingTells.tsx';
import { options, ordered } from './priceWords.ts';
import { filledIn, picker } from './stayWords.ts';

bookingTells({
  'form.creating': {
    en: `
      ### Your details (focus)
      ${filledIn.en}
      ${options.en}
      ${ordered('en')}
      These [terms](/en/terms) apply to your booking. The [privacy notice](/en/privacy) explains what is kept about you.
      status| Your order is being sent…
      [Book with obligation to pay] (busy)
      [Choose other dates] (held back)
      Next, we will email you a one-time password to confirm your address. You pay after that.
    `,
    de: `
      ### Ihre Angaben (focus)
      ${filledIn.de}
      ${options.de}
      ${ordered('de')}
      Für Ihre Buchung gelten diese [Bedingungen](/de/terms). Unter [Datenschutz](/de/privacy) steht, was über Sie gespeichert wird.
      status| Ihre Buchungsanfrage wird gesendet…
      [Zahlungspflichtig buchen] (busy)
      [Andere Reisedaten wählen] (held back)
      Als Nächstes senden wir Ihnen per E-Mail einen Einmalcode, um Ihre Adresse zu bestätigen. Erst danach bezahlen Sie.
    `,
    es: `
      ### Sus datos (focus)
      ${filledIn.es}
      ${options.es}
      ${ordered('es')}
      Estas [condiciones](/es/terms) se aplican a su reserva. La [política de privacidad](/es/privacy) explica qué se guarda sobre usted.
      status| Se está enviando su solicitud…
      [Reservar con obligación de pago] (busy)
      [Elegir otras fechas] (held back)
      A continuación le enviamos por correo un código de un solo uso para confirmar su dirección. El pago se hace después.
    `,
  },
  'form.datesTaken': {
    en: `
      ### Dates
      ${picker.en}
      alert (focus)| These dates are no longer available
      alert (focus)| Some of these nights are not available. Please choose other dates.
      Are you holding these dates yourself?
      Continue with a code → /en/reservation
    `,
    de: `
      ### Reisedaten
      ${picker.de}
      alert (focus)| Diese Reisedaten sind nicht mehr verfügbar
      alert (focus)| Einige dieser Nächte sind nicht verfügbar. Bitte wählen Sie andere Reisedaten.
      Haben Sie diese Reisedaten selbst vorgemerkt?
      Mit einem Code fortfahren → /de/reservation
    `,
    fr: `
      ### Dates
      ${picker.fr}
      alert (focus)| Ces dates ne sont plus disponibles
      alert (focus)| Certaines de ces nuits ne sont pas disponibles. Veuillez choisir d’autres dates.
      Ces dates sont-elles déjà retenues pour vous ?
      Continuer avec un code → /fr/reservation
    `,
  },
  'form.repricing': {
    en: `
      status| status: Calculating the price…
    `,
    de: `
      status| status: Der Preis wird ermittelt…
    `,
    pt: `
      status| status: O preço está a ser calculado…
    `,
  },
  'form.termsChanged': {
    en: `
      ### The price has changed (focus)
      status| The price has changed
      status| Nothing has been booked. Please read the new price before you continue.
      ${ordered('en')}
      [Book with obligation to pay] => terms.accepted
      [Choose other dates] => dates.revisited
    `,
    de: `
      ### Der Preis hat sich geändert (focus)
      status| Der Preis hat sich geändert
      status| Es wurde noch nichts gebucht. Bitte lesen Sie den neuen Preis, bevor Sie fortfahren.
      ${ordered('de')}
      [Zahlungspflichtig buchen] => terms.accepted
      [Andere Reisedaten wählen] => dates.revisited
    `,
    es: `
      ### El precio ha cambiado (focus)
      status| El precio ha cambiado
      status| Aún no se ha reservado nada. Consulte el nuevo precio antes de continuar.
      ${ordered('es')}
      [Reservar con obligación de pago] => terms.accepted
      [Elegir otras fechas] => dates.revisited
    `,
  },
  'form.noMoreHolds': {
    en: `
      ### Your details
      ${filledIn.en}
      ${options.en}
      ${ordered('en')}
      These [terms](/en/terms) apply to your booking. The [privacy notice](/en/privacy) explains what is kept about you.
      alert (focus)| No more bookings can be started right now
      alert (focus)| Many bookings were started in a short time and have not been confirmed yet. Please try again in 15 minutes.
      alert (focus)| What you typed is kept, and nothing is sent twice.
      [Book with obligation to pay] => form.submitted
      [Choose other dates] => dates.revisited
      Next, we will email you a one-time password to confirm your address. You pay after that.
    `,
    de: `
      ### Ihre Angaben
      ${filledIn.de}
      ${options.de}
      ${ordered('de')}
      Für Ihre Buchung gelten diese [Bedingungen](/de/terms). Unter [Datenschutz](/de/privacy) steht, was über Sie gespeichert wird.
      alert (focus)| Im Moment können keine weiteren Buchungen begonnen werden
      alert (focus)| In kurzer Zeit wurden viele Buchungen begonnen, die noch nicht bestätigt sind. Bitte versuchen Sie es in 15 Minuten noch einmal.
      alert (focus)| Ihre Eingaben bleiben erhalten, und nichts wird zweimal gesendet.
      [Zahlungspflichtig buchen] => form.submitted
      [Andere Reisedaten wählen] => dates.revisited
      Als Nächstes senden wir Ihnen per E-Mail einen Einmalcode, um Ihre Adresse zu bestätigen. Erst danach bezahlen Sie.
    `,
    es: `
      ### Sus datos
      ${filledIn.es}
      ${options.es}
      ${ordered('es')}
      Estas [condiciones](/es/terms) se aplican a su reserva. La [política de privacidad](/es/privacy) explica qué se guarda sobre usted.
      alert (focus)| En este momento no se pueden iniciar más reservas
      alert (focus)| Se han iniciado muchas reservas en poco tiempo y aún no están confirmadas. Vuelva a intentarlo dentro de 15 minutos.
      alert (focus)| Lo que ha escrito se conserva y nada se envía dos veces.
      [Reservar con obligación de pago] => form.submitted
      [Elegir otras fechas] => dates.revisited
      A continuación le enviamos por correo un código de un solo uso para confirmar su dirección. El pago se hace después.
    `,
  },
  'form.notCreated': {
    en: `
      ### Your details
      ${filledIn.en}
      ${options.en}
      ${ordered('en')}
      These [terms](/en/terms) apply to your booking. The [privacy notice](/en/privacy) explains what is kept about you.
      alert (focus)| Error creating reservation
      alert (focus)| This website cannot be reached. Check your internet connection and try again.
      alert (focus)| What you typed is kept, and nothing is sent twice.
      [Book with obligation to pay] => form.submitted
      [Choose other dates] => dates.revisited
      Next, we will email you a one-time password to confirm your address. You pay after that.
    `,
    de: `
      ### Ihre Angaben
      ${filledIn.de}
      ${options.de}
      ${ordered('de')}
      Für Ihre Buchung gelten diese [Bedingungen](/de/terms). Unter [Datenschutz](/de/privacy) steht, was über Sie gespeichert wird.
      alert (focus)| Fehler beim Erstellen der Reservierung
      alert (focus)| Diese Website ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.
      alert (focus)| Ihre Eingaben bleiben erhalten, und nichts wird zweimal gesendet.
      [Zahlungspflichtig buchen] => form.submitted
      [Andere Reisedaten wählen] => dates.revisited
      Als Nächstes senden wir Ihnen per E-Mail einen Einmalcode, um Ihre Adresse zu bestätigen. Erst danach bezahlen Sie.
    `,
    fr: `
      ### Vos coordonnées
      ${filledIn.fr}
      ${options.fr}
      ${ordered('fr')}
      Ces [conditions](/fr/terms) s’appliquent à votre réservation. La [politique de confidentialité](/fr/privacy) explique ce qui est conservé à votre sujet.
      alert (focus)| Erreur lors de la création de la réservation
      alert (focus)| Ce site ne peut pas être atteint. Vérifiez votre connexion à Internet et réessayez.
      alert (focus)| Votre saisie est conservée, et rien n’est envoyé deux fois.
      [Réserver avec obligation de paiement] => form.submitted
      [Choisir d’autres dates] => dates.revisited
      Nous vous envoyons ensuite par e-mail un code à usage unique pour confirmer votre adresse. Le paiement vient après.
    `,
  },
});
