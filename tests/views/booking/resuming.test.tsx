import { bookingTells } from './bookingTells.tsx';

bookingTells({
  'resuming.asking': {
    en: `
      status| ### Looking up your booking… (focus)
    `,
    de: `
      status| ### Ihre Buchung wird gesucht… (focus)
    `,
    pt: `
      status| ### A procurar a sua reserva… (focus)
    `,
  },
  'resuming.holdExpired': {
    en: `
      ### Your dates are no longer held (focus)
      The time to complete the booking has run out. Nothing was charged. Please choose your dates again.
      [Start again] => booking.startedAnew
    `,
    de: `
      ### Ihre Reisedaten sind nicht mehr vorgemerkt (focus)
      Die Zeit für den Abschluss der Buchung ist abgelaufen. Es wurde nichts abgebucht. Bitte wählen Sie Ihre Reisedaten erneut.
      [Neu beginnen] => booking.startedAnew
    `,
    es: `
      ### Sus fechas ya no están retenidas (focus)
      El tiempo para completar la reserva se ha agotado. No se ha cobrado nada. Elija de nuevo sus fechas.
      [Empezar de nuevo] => booking.startedAnew
    `,
  },
  'resuming.paidTooLate': {
    en: `
      ### The payment arrived too late (focus)
      Someone else has booked these nights in the meantime. You will be refunded in full.
      [Choose other dates] => booking.startedAnew
    `,
    de: `
      ### Die Zahlung kam zu spät (focus)
      Jemand anderes hatte diese Nächte inzwischen gebucht. Sie erhalten den vollen Betrag zurück.
      [Andere Reisedaten wählen] => booking.startedAnew
    `,
    fr: `
      ### Le paiement est arrivé trop tard (focus)
      Quelqu’un d’autre avait réservé ces nuits entre-temps. Le montant vous sera intégralement remboursé.
      [Choisir d’autres dates] => booking.startedAnew
    `,
  },
  'resuming.datesTaken': {
    en: `
      ### These dates are no longer available (focus)
      Someone else confirmed or paid for these nights before you. Nothing was charged. Please choose other dates.
      [Choose other dates] => booking.startedAnew
      Are you holding these dates yourself?
      Continue with a code → /en/reservation
    `,
    de: `
      ### Diese Reisedaten sind nicht mehr verfügbar (focus)
      Jemand anderes hat diese Nächte vor Ihnen bestätigt oder bezahlt. Es wurde nichts abgebucht. Bitte wählen Sie andere Reisedaten.
      [Andere Reisedaten wählen] => booking.startedAnew
      Haben Sie diese Reisedaten selbst vorgemerkt?
      Mit einem Code fortfahren → /de/reservation
    `,
    pt: `
      ### Estas datas já não estão disponíveis (focus)
      Outra pessoa confirmou ou pagou estas noites antes de si. Nada foi cobrado. Escolha outras datas.
      [Escolher outras datas] => booking.startedAnew
      Já tem estas datas guardadas para si?
      Continuar com um código → /pt/reservation
    `,
  },
  'resuming.checkingOwn': {
    en: `
      status| ### Looking up your booking… (focus)
    `,
    de: `
      status| ### Ihre Buchung wird gesucht… (focus)
    `,
  },
  'resuming.ownHold': {
    en: `
      ### You are holding these dates yourself (focus)
      3 May 2027 – 10 May 2027
      Your dates are held until 17:45.
      [Continue] => standing.requested
      [Start again] => booking.restarted
    `,
    de: `
      ### Sie haben diese Reisedaten selbst vorgemerkt (focus)
      3. Mai 2027 – 10. Mai 2027
      Ihre Reisedaten sind bis 17:45 Uhr für Sie vorgemerkt.
      [Fortfahren] => standing.requested
      [Neu beginnen] => booking.restarted
    `,
  },
  'resuming.ownStay': {
    en: `
      ### You have booked these dates yourself (focus)
      3 May 2027 – 10 May 2027
      Open your reservation → /en/reservation/reservation#token=token
      [Choose other dates] => booking.startedAnew
    `,
    de: `
      ### Sie haben diese Reisedaten selbst gebucht (focus)
      3. Mai 2027 – 10. Mai 2027
      Ihre Reservierung öffnen → /en/reservation/reservation#token=token
      [Andere Reisedaten wählen] => booking.startedAnew
    `,
  },
  'resuming.abandoned': {
    en: `
      ### This booking is no longer open (focus)
      It was cancelled, and nothing was charged. You can start again whenever you like.
      [Start again] => booking.startedAnew
    `,
    de: `
      ### Diese Buchung ist nicht mehr aktiv (focus)
      Sie wurde abgebrochen, und es wurde nichts abgebucht. Sie können jederzeit neu beginnen.
      [Neu beginnen] => booking.startedAnew
    `,
    pt: `
      ### Esta reserva já não está em curso (focus)
      Foi cancelada e nada foi cobrado. Pode recomeçar quando quiser.
      [Começar de novo] => booking.startedAnew
    `,
  },
  'resuming.notResumed': {
    en: `
      ### No connection (focus)
      This website cannot be reached. Check your internet connection and try again.
      We could not check the status of your booking. It is not lost; please try again.
      [Try again] => standing.requested
      [Start again] => booking.startedAnew
    `,
    de: `
      ### Keine Verbindung (focus)
      Diese Website ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.
      Wir konnten den Stand Ihrer Buchung nicht abfragen. Sie ist nicht verloren; versuchen Sie es bitte noch einmal.
      [Erneut versuchen] => standing.requested
      [Neu beginnen] => booking.startedAnew
    `,
    es: `
      ### Sin conexión (focus)
      No se puede acceder a este sitio web. Compruebe su conexión a Internet y vuelva a intentarlo.
      No hemos podido saber en qué punto está su reserva. No se ha perdido; inténtelo de nuevo.
      [Intentar de nuevo] => standing.requested
      [Empezar de nuevo] => booking.startedAnew
    `,
  },
});
