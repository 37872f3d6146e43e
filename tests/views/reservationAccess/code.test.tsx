import { describe } from 'vitest';
import { accessTells } from './accessTells.tsx';

const codeLead = {
  en: `
    # Enter the code
    If reservation K7M2-9QXR was made with ana@example.com, a code is on its way to that address. It works for 10 minutes.
  `,
  de: `
    # Geben Sie den Code ein
    Wenn die Reservierung K7M2-9QXR mit ana@example.com gebucht wurde, ist ein Code an diese Adresse unterwegs. Er gilt 10 Minuten.
  `,
};

const buttons = {
  en: `
    [Open my reservation] => otp.submitted
    [Send a new code] => otp.resendRequested
    Nothing yet? Check the number and the address, and look in your spam folder.
    [Change the number or the address] => access.restarted
  `,
  de: `
    [Meine Reservierung öffnen] => otp.submitted
    [Neuen Code senden] => otp.resendRequested
    Noch nichts angekommen? Prüfen Sie Nummer und Adresse, und sehen Sie im Spam-Ordner nach.
    [Nummer oder Adresse ändern] => access.restarted
  `,
};

accessTells('entering', {
  en: `
      ${codeLead.en}
      One-time password: "" — We check it as soon as all six digits are there. => otp.changed {'otp':'typed'}
      ${buttons.en}
    `,
  de: `
      ${codeLead.de}
      Einmalcode: "" — Wir prüfen ihn, sobald alle sechs Ziffern da sind. => otp.changed {'otp':'typed'}
      ${buttons.de}
    `,
});
accessTells('opening', {
  en: `
      ${codeLead.en}
      One-time password: "" (read only) — We check it as soon as all six digits are there.
      [Open my reservation] (busy)
      [Send a new code] (held back)
      Nothing yet? Check the number and the address, and look in your spam folder.
      [Change the number or the address] (held back)
    `,
  de: `
      ${codeLead.de}
      Einmalcode: "" (read only) — Wir prüfen ihn, sobald alle sechs Ziffern da sind.
      [Meine Reservierung öffnen] (busy)
      [Neuen Code senden] (held back)
      Noch nichts angekommen? Prüfen Sie Nummer und Adresse, und sehen Sie im Spam-Ordner nach.
      [Nummer oder Adresse ändern] (held back)
    `,
});
accessTells('incorrect', {
  en: `
      ${codeLead.en}
      One-time password: "123456" (refused) — Check your email and enter the correct one-time password. => otp.changed {'otp':'typed'}
      alert (focus)| Incorrect OTP
      alert (focus)| 3 attempts are left.
      ${buttons.en}
    `,
  de: `
      ${codeLead.de}
      Einmalcode: "123456" (refused) — Prüfen Sie Ihre E-Mails und geben Sie den richtigen Einmalcode ein. => otp.changed {'otp':'typed'}
      alert (focus)| Falscher Einmalcode
      alert (focus)| Sie haben noch 3 Versuche.
      ${buttons.de}
    `,
});
accessTells('notOpened', {
  en: `
      ${codeLead.en}
      One-time password: "123456" => otp.changed {'otp':'typed'}
      alert (focus)| The code could not be checked
      alert (focus)| This website cannot be reached. Check your internet connection and try again.
      ${buttons.en}
    `,
  de: `
      ${codeLead.de}
      Einmalcode: "123456" => otp.changed {'otp':'typed'}
      alert (focus)| Der Code konnte nicht geprüft werden
      alert (focus)| Diese Website ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.
      ${buttons.de}
    `,
});
accessTells('resending', {
  en: `
      ${codeLead.en}
      One-time password: "" (read only) — We check it as soon as all six digits are there.
      [Open my reservation] (held back)
      [Send a new code] (busy)
      Nothing yet? Check the number and the address, and look in your spam folder.
      [Change the number or the address] (held back)
    `,
  de: `
      ${codeLead.de}
      Einmalcode: "" (read only) — Wir prüfen ihn, sobald alle sechs Ziffern da sind.
      [Meine Reservierung öffnen] (held back)
      [Neuen Code senden] (busy)
      Noch nichts angekommen? Prüfen Sie Nummer und Adresse, und sehen Sie im Spam-Ordner nach.
      [Nummer oder Adresse ändern] (held back)
    `,
});
accessTells('noMoreCodes', {
  en: `
      ${codeLead.en}
      One-time password: "" — We check it as soon as all six digits are there. => otp.changed {'otp':'typed'}
      alert (focus)| A new code could not be sent
      alert (focus)| Too many codes have been requested. Please try again in 10 minutes.
      ${buttons.en}
    `,
  de: `
      ${codeLead.de}
      Einmalcode: "" — Wir prüfen ihn, sobald alle sechs Ziffern da sind. => otp.changed {'otp':'typed'}
      alert (focus)| Es konnte kein neuer Code gesendet werden
      alert (focus)| Es wurden zu viele Codes angefordert. Bitte versuchen Sie es in 10 Minuten noch einmal.
      ${buttons.de}
    `,
});
accessTells('notResent', {
  en: `
      ${codeLead.en}
      One-time password: "" — We check it as soon as all six digits are there. => otp.changed {'otp':'typed'}
      alert (focus)| A new code could not be sent
      alert (focus)| This website cannot be reached. Check your internet connection and try again.
      ${buttons.en}
    `,
  de: `
      ${codeLead.de}
      Einmalcode: "" — Wir prüfen ihn, sobald alle sechs Ziffern da sind. => otp.changed {'otp':'typed'}
      alert (focus)| Es konnte kein neuer Code gesendet werden
      alert (focus)| Diese Website ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.
      ${buttons.de}
    `,
});
describe('without a number', () => {
  accessTells(
    'entering',
    {
      en: `
        # Enter the code
        If a booking made with ana@example.com is waiting for payment, a code is on its way to that address. It works for 10 minutes.
        One-time password: "" — We check it as soon as all six digits are there. => otp.changed {'otp':'typed'}
        ${buttons.en}
      `,
      de: `
        # Geben Sie den Code ein
        Wenn eine Buchung mit ana@example.com auf die Zahlung wartet, ist ein Code an diese Adresse unterwegs. Er gilt 10 Minuten.
        Einmalcode: "" — Wir prüfen ihn, sobald alle sechs Ziffern da sind. => otp.changed {'otp':'typed'}
        ${buttons.de}
      `,
    },
    { form: { number: '', email: 'ana@example.com' } },
  );
});
