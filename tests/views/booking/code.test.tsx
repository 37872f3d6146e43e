import { bookingTells } from './bookingTells.tsx';
import { codeForm, sentBefore, sentTo } from './codeWords.ts';

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
      One-time password: "123456" (read only) — We check it as soon as all six digits are there.
      [Confirm and continue to payment] (busy)
      [Send a new code] (held back)
      Nothing yet? It can take a minute, or it may be in your spam folder.
      Is the address wrong?
      [Change the address] (held back)
    `,
    de: `
      ${sentTo.de}
      Einmalcode: "123456" (read only) — Wir prüfen ihn, sobald alle sechs Ziffern da sind.
      [Bestätigen und weiter zur Zahlung] (busy)
      [Neuen Code senden] (held back)
      Noch nichts da? Es kann eine Minute dauern, oder die E-Mail liegt im Spam-Ordner.
      Stimmt die Adresse nicht?
      [Adresse ändern] (held back)
    `,
    es: `
      ${sentTo.es}
      Código de un solo uso: "123456" (read only) — Lo comprobamos en cuanto estén los seis dígitos.
      [Confirmar y continuar al pago] (busy)
      [Enviar un código nuevo] (held back)
      ¿Aún no ha llegado? Puede tardar un minuto o estar en la carpeta de spam.
      ¿La dirección no es correcta?
      [Cambiar la dirección] (held back)
    `,
  },
  'otp.incorrect': {
    en: `
      ${sentBefore.en}
      One-time password: "123456" (refused) (focus) — Check your email and enter the correct one-time password. => otp.changed {'otp':'typed'}
      alert| Incorrect OTP
      alert| 4 attempts are left.
      [Confirm and continue to payment] => otp.submitted
      [Send a new code] => otp.resendRequested
      Nothing yet? It can take a minute, or it may be in your spam folder.
      Is the address wrong?
      [Change the address] => booking.restarted
    `,
    de: `
      ${sentBefore.de}
      Einmalcode: "123456" (refused) (focus) — Prüfen Sie Ihre E-Mails und geben Sie den richtigen Einmalcode ein. => otp.changed {'otp':'typed'}
      alert| Falscher Einmalcode
      alert| Sie haben noch 4 Versuche.
      [Bestätigen und weiter zur Zahlung] => otp.submitted
      [Neuen Code senden] => otp.resendRequested
      Noch nichts da? Es kann eine Minute dauern, oder die E-Mail liegt im Spam-Ordner.
      Stimmt die Adresse nicht?
      [Adresse ändern] => booking.restarted
    `,
    fr: `
      ${sentBefore.fr}
      Code à usage unique: "123456" (refused) (focus) — Consultez vos e-mails et saisissez le bon code à usage unique. => otp.changed {'otp':'typed'}
      alert| Code incorrect
      alert| Il reste 4 essais.
      [Confirmer et passer au paiement] => otp.submitted
      [Envoyer un nouveau code] => otp.resendRequested
      Rien pour l’instant ? Comptez une minute, ou regardez dans les indésirables.
      L’adresse est incorrecte ?
      [Changer l’adresse] => booking.restarted
    `,
  },
  'otp.notVerified': {
    en: `
      ${sentBefore.en}
      One-time password: "123456" => otp.changed {'otp':'typed'}
      alert (focus)| The code could not be checked
      alert (focus)| This website cannot be reached. Check your internet connection and try again.
      [Confirm and continue to payment] => otp.submitted
      [Send a new code] => otp.resendRequested
      Nothing yet? It can take a minute, or it may be in your spam folder.
      Is the address wrong?
      [Change the address] => booking.restarted
    `,
    de: `
      ${sentBefore.de}
      Einmalcode: "123456" => otp.changed {'otp':'typed'}
      alert (focus)| Der Code konnte nicht geprüft werden
      alert (focus)| Diese Website ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.
      [Bestätigen und weiter zur Zahlung] => otp.submitted
      [Neuen Code senden] => otp.resendRequested
      Noch nichts da? Es kann eine Minute dauern, oder die E-Mail liegt im Spam-Ordner.
      Stimmt die Adresse nicht?
      [Adresse ändern] => booking.restarted
    `,
    pt: `
      ${sentBefore.pt}
      Código de utilização única: "123456" => otp.changed {'otp':'typed'}
      alert (focus)| Não foi possível verificar o código
      alert (focus)| Não é possível aceder a este site. Verifique a sua ligação à Internet e tente novamente.
      [Confirmar e continuar para o pagamento] => otp.submitted
      [Enviar um novo código] => otp.resendRequested
      Ainda não chegou? Pode demorar um minuto ou estar no spam.
      O endereço está errado?
      [Alterar o endereço] => booking.restarted
    `,
  },
  'otp.resending': {
    en: `
      ${sentTo.en}
      One-time password: "123456" (read only) — We check it as soon as all six digits are there.
      [Confirm and continue to payment] (held back)
      [Send a new code] (busy)
      Nothing yet? It can take a minute, or it may be in your spam folder.
      Is the address wrong?
      [Change the address] (held back)
    `,
    de: `
      ${sentTo.de}
      Einmalcode: "123456" (read only) — Wir prüfen ihn, sobald alle sechs Ziffern da sind.
      [Bestätigen und weiter zur Zahlung] (held back)
      [Neuen Code senden] (busy)
      Noch nichts da? Es kann eine Minute dauern, oder die E-Mail liegt im Spam-Ordner.
      Stimmt die Adresse nicht?
      [Adresse ändern] (held back)
    `,
    es: `
      ${sentTo.es}
      Código de un solo uso: "123456" (read only) — Lo comprobamos en cuanto estén los seis dígitos.
      [Confirmar y continuar al pago] (held back)
      [Enviar un código nuevo] (busy)
      ¿Aún no ha llegado? Puede tardar un minuto o estar en la carpeta de spam.
      ¿La dirección no es correcta?
      [Cambiar la dirección] (held back)
    `,
  },
  'otp.notResent': {
    en: `
      ${sentBefore.en}
      One-time password: "123456" — We check it as soon as all six digits are there. => otp.changed {'otp':'typed'}
      alert (focus)| A new code could not be sent
      alert (focus)| The booking system is not answering right now. Please try again in a moment.
      [Confirm and continue to payment] => otp.submitted
      [Send a new code] => otp.resendRequested
      Nothing yet? It can take a minute, or it may be in your spam folder.
      Is the address wrong?
      [Change the address] => booking.restarted
    `,
    de: `
      ${sentBefore.de}
      Einmalcode: "123456" — Wir prüfen ihn, sobald alle sechs Ziffern da sind. => otp.changed {'otp':'typed'}
      alert (focus)| Es konnte kein neuer Code gesendet werden
      alert (focus)| Das Buchungssystem antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.
      [Bestätigen und weiter zur Zahlung] => otp.submitted
      [Neuen Code senden] => otp.resendRequested
      Noch nichts da? Es kann eine Minute dauern, oder die E-Mail liegt im Spam-Ordner.
      Stimmt die Adresse nicht?
      [Adresse ändern] => booking.restarted
    `,
    fr: `
      ${sentBefore.fr}
      Code à usage unique: "123456" — Nous le vérifions dès que les six chiffres sont saisis. => otp.changed {'otp':'typed'}
      alert (focus)| Impossible d’envoyer un nouveau code
      alert (focus)| Le système de réservation ne répond pas pour le moment. Veuillez réessayer dans un instant.
      [Confirmer et passer au paiement] => otp.submitted
      [Envoyer un nouveau code] => otp.resendRequested
      Rien pour l’instant ? Comptez une minute, ou regardez dans les indésirables.
      L’adresse est incorrecte ?
      [Changer l’adresse] => booking.restarted
    `,
  },
});
