// @vitest-environment jsdom
import { bookingTells } from './bookingTells.tsx';
import { codeTitle, sentTo } from './codeWords.ts';

bookingTells({
  'otp.locked': {
    en: `
      ${codeTitle.en}
      alert| Too many incorrect one-time passwords
      alert| For your safety, this reservation can no longer be confirmed. Please start again.
      [Start again] => booking.restarted
    `,
    de: `
      ${codeTitle.de}
      alert| Zu viele falsche Einmalcodes
      alert| Zu Ihrer Sicherheit kann diese Reservierung nicht mehr bestätigt werden. Bitte beginnen Sie von vorn.
      [Neu beginnen] => booking.restarted
    `,
    pt: `
      ${codeTitle.pt}
      alert| Demasiados códigos incorretos
      alert| Para sua segurança, esta reserva já não pode ser confirmada. Comece de novo.
      [Começar de novo] => booking.restarted
    `,
  },
  'otp.expired': {
    en: `
      ${sentTo.en}
      alert| The one-time password has expired
      alert| Ask for a new one and enter it here.
      [Send a new code] => otp.resendRequested
      [Start again] => booking.restarted
    `,
    de: `
      ${sentTo.de}
      alert| Der Einmalcode ist abgelaufen
      alert| Fordern Sie einen neuen an und geben Sie ihn hier ein.
      [Neuen Code senden] => otp.resendRequested
      [Neu beginnen] => booking.restarted
    `,
    es: `
      ${sentTo.es}
      alert| El código de un solo uso ha caducado
      alert| Pida uno nuevo e introdúzcalo aquí.
      [Enviar un código nuevo] => otp.resendRequested
      [Empezar de nuevo] => booking.restarted
    `,
  },
  'otp.noMoreCodes': {
    en: `
      ${sentTo.en}
      alert| Too many requests
      alert| Please wait a moment and try again.
      One-time password: "123456" => otp.changed {'otp':'typed'}
      [Confirm and continue to payment] => otp.submitted
      [Send a new code] (held back)
      Nothing there yet? It can take a minute, or be in the spam folder.
      Is the address wrong?
      [Start again] => booking.restarted
    `,
    de: `
      ${sentTo.de}
      alert| Zu viele Anfragen
      alert| Bitte warten Sie einen Moment und versuchen Sie es erneut.
      Einmalcode: "123456" => otp.changed {'otp':'typed'}
      [Bestätigen und weiter zur Zahlung] => otp.submitted
      [Neuen Code senden] (held back)
      Noch nichts da? Es kann eine Minute dauern, oder die E-Mail liegt im Spam-Ordner.
      Stimmt die Adresse nicht?
      [Neu beginnen] => booking.restarted
    `,
    fr: `
      ${sentTo.fr}
      alert| Trop de demandes
      alert| Veuillez patienter un instant et réessayer.
      Code à usage unique: "123456" => otp.changed {'otp':'typed'}
      [Confirmer et passer au paiement] => otp.submitted
      [Envoyer un nouveau code] (held back)
      Rien pour l’instant ? Comptez une minute, ou regardez dans les indésirables.
      L’adresse est incorrecte ?
      [Recommencer] => booking.restarted
    `,
  },
  'otp.restarting': {
    en: `
      ${sentTo.en}
      [Start again] (busy)
    `,
    de: `
      ${sentTo.de}
      [Neu beginnen] (busy)
    `,
    pt: `
      ${sentTo.pt}
      [Começar de novo] (busy)
    `,
  },
  'otp.notRestarted': {
    en: `
      ${sentTo.en}
      alert| Error cancelling the reservation
      alert| Refresh the page and try again.
      [Start again] => booking.restarted
      [Continue with this booking] => standing.requested
    `,
    de: `
      ${sentTo.de}
      alert| Fehler beim Stornieren der Reservierung
      alert| Laden Sie die Seite neu und versuchen Sie es erneut.
      [Neu beginnen] => booking.restarted
      [Mit dieser Buchung fortfahren] => standing.requested
    `,
    es: `
      ${sentTo.es}
      alert| Error al cancelar la reserva
      alert| Actualice la página y vuelva a intentarlo.
      [Empezar de nuevo] => booking.restarted
      [Continuar con esta reserva] => standing.requested
    `,
  },
});
