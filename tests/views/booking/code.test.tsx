// @vitest-environment jsdom
import { bookingTells } from './bookingTells.tsx';
import { codeForm, sentTo } from './codeWords.ts';

bookingTells({
  'otp.entering': {
    en: `
      ${sentTo.en}
      ${codeForm.en}
    `,
    de: `
      ${sentTo.de}
      ${codeForm.de}
    `,
    pt: `
      ${sentTo.pt}
      ${codeForm.pt}
    `,
  },
  'otp.verifying': {
    en: `
      ${sentTo.en}
      One-time password: "123456" (read only)
      [Confirm and continue to payment] (busy)
      [Send a new code] (held back)
      Nothing there yet? It can take a minute, or be in the spam folder.
      Is the address wrong?
      [Start again] (held back)
    `,
    de: `
      ${sentTo.de}
      Einmalcode: "123456" (read only)
      [Bestätigen und weiter zur Zahlung] (busy)
      [Neuen Code senden] (held back)
      Noch nichts da? Es kann eine Minute dauern, oder die E-Mail liegt im Spam-Ordner.
      Stimmt die Adresse nicht?
      [Neu beginnen] (held back)
    `,
    es: `
      ${sentTo.es}
      Código de un solo uso: "123456" (read only)
      [Confirmar y continuar al pago] (busy)
      [Enviar un código nuevo] (held back)
      ¿Aún no ha llegado? Puede tardar un minuto o estar en la carpeta de spam.
      ¿La dirección no es correcta?
      [Empezar de nuevo] (held back)
    `,
  },
  'otp.incorrect': {
    en: `
      ${sentTo.en}
      alert| Incorrect OTP
      alert| Check your email and enter the correct one-time password.
      alert| 4 tries are left.
      One-time password: "123456" (refused) — Incorrect OTP => otp.changed {'otp':'typed'}
      [Confirm and continue to payment] => otp.submitted
      [Send a new code] => otp.resendRequested
      Nothing there yet? It can take a minute, or be in the spam folder.
      Is the address wrong?
      [Start again] => booking.restarted
    `,
    de: `
      ${sentTo.de}
      alert| Falscher Einmalcode
      alert| Prüfen Sie Ihre E-Mails und geben Sie den richtigen Einmalcode ein.
      alert| Sie haben noch 4 Versuche.
      Einmalcode: "123456" (refused) — Falscher Einmalcode => otp.changed {'otp':'typed'}
      [Bestätigen und weiter zur Zahlung] => otp.submitted
      [Neuen Code senden] => otp.resendRequested
      Noch nichts da? Es kann eine Minute dauern, oder die E-Mail liegt im Spam-Ordner.
      Stimmt die Adresse nicht?
      [Neu beginnen] => booking.restarted
    `,
    fr: `
      ${sentTo.fr}
      alert| Code incorrect
      alert| Consultez vos e-mails et saisissez le bon code à usage unique.
      alert| Il reste 4 essais.
      Code à usage unique: "123456" (refused) — Code incorrect => otp.changed {'otp':'typed'}
      [Confirmer et passer au paiement] => otp.submitted
      [Envoyer un nouveau code] => otp.resendRequested
      Rien pour l’instant ? Comptez une minute, ou regardez dans les indésirables.
      L’adresse est incorrecte ?
      [Recommencer] => booking.restarted
    `,
  },
  'otp.notVerified': {
    en: `
      ${sentTo.en}
      alert| OTP error
      alert| Check your email and enter the correct one-time password.
      ${codeForm.en}
    `,
    de: `
      ${sentTo.de}
      alert| Fehler beim Prüfen des Einmalcodes
      alert| Prüfen Sie Ihre E-Mails und geben Sie den richtigen Einmalcode ein.
      ${codeForm.de}
    `,
    pt: `
      ${sentTo.pt}
      alert| Erro ao verificar o código
      alert| Consulte o seu e-mail e introduza o código de utilização única correto.
      ${codeForm.pt}
    `,
  },
  'otp.resending': {
    en: `
      ${sentTo.en}
      One-time password: "123456" (read only)
      [Confirm and continue to payment] (held back)
      [Send a new code] (busy)
      Nothing there yet? It can take a minute, or be in the spam folder.
      Is the address wrong?
      [Start again] (held back)
    `,
    de: `
      ${sentTo.de}
      Einmalcode: "123456" (read only)
      [Bestätigen und weiter zur Zahlung] (held back)
      [Neuen Code senden] (busy)
      Noch nichts da? Es kann eine Minute dauern, oder die E-Mail liegt im Spam-Ordner.
      Stimmt die Adresse nicht?
      [Neu beginnen] (held back)
    `,
    es: `
      ${sentTo.es}
      Código de un solo uso: "123456" (read only)
      [Confirmar y continuar al pago] (held back)
      [Enviar un código nuevo] (busy)
      ¿Aún no ha llegado? Puede tardar un minuto o estar en la carpeta de spam.
      ¿La dirección no es correcta?
      [Empezar de nuevo] (held back)
    `,
  },
  'otp.notResent': {
    en: `
      ${sentTo.en}
      alert| A new code could not be sent
      alert| Please try again.
      ${codeForm.en}
    `,
    de: `
      ${sentTo.de}
      alert| Es konnte kein neuer Code gesendet werden
      alert| Bitte versuchen Sie es erneut.
      ${codeForm.de}
    `,
    fr: `
      ${sentTo.fr}
      alert| Impossible d’envoyer un nouveau code
      alert| Veuillez réessayer.
      ${codeForm.fr}
    `,
  },
});
