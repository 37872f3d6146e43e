import { bookingTells } from './bookingTells.tsx';
import { codeTitle, sent, sentBefore, sentTo } from './codeWords.ts';

bookingTells({
  'otp.locked': {
    en: `
      ${codeTitle.en}
      alert (focus)| Too many incorrect one-time passwords
      alert (focus)| For your safety, this reservation can no longer be confirmed. Please start again.
      [Start again] => booking.restarted
    `,
    de: `
      ${codeTitle.de}
      alert (focus)| Zu viele falsche Einmalcodes
      alert (focus)| Zu Ihrer Sicherheit kann diese Reservierung nicht mehr bestätigt werden. Bitte beginnen Sie von vorn.
      [Neu beginnen] => booking.restarted
    `,
    pt: `
      ${codeTitle.pt}
      alert (focus)| Demasiados códigos incorretos
      alert (focus)| Para sua segurança, esta reserva já não pode ser confirmada. Comece de novo.
      [Começar de novo] => booking.restarted
    `,
  },
  'otp.expired': {
    en: `
      ${codeTitle.en}
      ${sent.en}
      alert (focus)| The one-time password has expired
      alert (focus)| Ask for a new one and enter it here.
      [Send a new code] => otp.resendRequested
      [Start again] => booking.restarted
    `,
    de: `
      ${codeTitle.de}
      ${sent.de}
      alert (focus)| Der Einmalcode ist abgelaufen
      alert (focus)| Fordern Sie einen neuen an und geben Sie ihn hier ein.
      [Neuen Code senden] => otp.resendRequested
      [Neu beginnen] => booking.restarted
    `,
    es: `
      ${codeTitle.es}
      ${sent.es}
      alert (focus)| El código de un solo uso ha caducado
      alert (focus)| Pida uno nuevo e introdúzcalo aquí.
      [Enviar un código nuevo] => otp.resendRequested
      [Empezar de nuevo] => booking.restarted
    `,
  },
  'otp.noMoreCodes': {
    en: `
      ${sentBefore.en}
      One-time password: "123456" — We check it as soon as all six digits are there. => otp.changed {'otp':'typed'}
      alert (focus)| Too many requests
      alert (focus)| No further code is sent for this booking. The last one still works for as long as its email says.
      [Confirm and continue to payment] => otp.submitted
      [Send a new code] (held back)
      Nothing yet? It can take a minute, or it may be in your spam folder.
      Is the address wrong?
      [Change the address] => booking.restarted
    `,
    de: `
      ${sentBefore.de}
      Einmalcode: "123456" — Wir prüfen ihn, sobald alle sechs Ziffern da sind. => otp.changed {'otp':'typed'}
      alert (focus)| Zu viele Anfragen
      alert (focus)| Für diese Buchung wird kein weiterer Code gesendet. Der letzte gilt weiterhin, so lange es in der E-Mail steht.
      [Bestätigen und weiter zur Zahlung] => otp.submitted
      [Neuen Code senden] (held back)
      Noch nichts da? Es kann eine Minute dauern, oder die E-Mail liegt im Spam-Ordner.
      Stimmt die Adresse nicht?
      [Adresse ändern] => booking.restarted
    `,
    fr: `
      ${sentBefore.fr}
      Code à usage unique: "123456" — Nous le vérifions dès que les six chiffres sont saisis. => otp.changed {'otp':'typed'}
      alert (focus)| Trop de demandes
      alert (focus)| Aucun autre code n’est envoyé pour cette réservation. Le dernier fonctionne encore, aussi longtemps que l’indique l’e-mail.
      [Confirmer et passer au paiement] => otp.submitted
      [Envoyer un nouveau code] (held back)
      Rien pour l’instant ? Comptez une minute, ou regardez dans les indésirables.
      L’adresse est incorrecte ?
      [Changer l’adresse] => booking.restarted
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
      ${sentBefore.en}
      alert (focus)| Error cancelling the reservation
      alert (focus)| The booking system is not answering right now. Please try again in a moment.
      [Start again] => booking.restarted
      [Continue with this booking] => standing.requested
    `,
    de: `
      ${sentBefore.de}
      alert (focus)| Fehler beim Stornieren der Reservierung
      alert (focus)| Das Buchungssystem antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.
      [Neu beginnen] => booking.restarted
      [Mit dieser Buchung fortfahren] => standing.requested
    `,
    es: `
      ${sentBefore.es}
      alert (focus)| Error al cancelar la reserva
      alert (focus)| El sistema de reservas no responde en este momento. Vuelva a intentarlo en unos instantes.
      [Empezar de nuevo] => booking.restarted
      [Continuar con esta reserva] => standing.requested
    `,
  },
});
