import type { Language } from '../../../contract/language.ts';

/** The title of the step in which the code is asked for, where the focus is somewhere else. */
export const codeTitle: Record<Language, string> = {
  en: '### Confirm your email',
  de: '### Bestätigen Sie Ihre E-Mail-Adresse',
  fr: '### Confirmez votre e-mail',
  pt: '### Confirme o seu e-mail',
  es: '### Confirme su correo',
};

export const sent: Record<Language, string> = {
  en: 'We have sent a one-time password to ana@example.com.',
  de: 'Wir haben einen Einmalcode an ana@example.com gesendet.',
  fr: 'Nous avons envoyé un code à usage unique à ana@example.com.',
  pt: 'Enviámos um código de utilização única para ana@example.com.',
  es: 'Hemos enviado un código de un solo uso a ana@example.com.',
};

/** On the clock of the device, for minutes count. */
const held: Record<Language, string> = {
  en: 'Your dates are held until 17:45.',
  de: 'Ihre Reisedaten sind bis 17:45 Uhr für Sie vorgemerkt.',
  fr: 'Vos dates sont retenues jusqu’à 17 h 45.',
  pt: 'As suas datas ficam guardadas até às 17:45.',
  es: 'Sus fechas quedan retenidas hasta las 17:45.',
};

const each = (words: (language: Language) => string): Record<Language, string> => ({
  en: words('en'),
  de: words('de'),
  fr: words('fr'),
  pt: words('pt'),
  es: words('es'),
});

/** The head of that step, when it begins. */
export const sentTo = each(
  (language) => `
  ${codeTitle[language]} (focus)
  ${sent[language]}
  ${held[language]}
`,
);

/** The head of that step, where the focus is somewhere else. */
export const sentBefore = each(
  (language) => `
  ${codeTitle[language]}
  ${sent[language]}
  ${held[language]}
`,
);

/** The code and the ways out of its step. */
export const codeForm: Record<Language, string> = {
  en: `
    One-time password: "123456" — We check it as soon as all six digits are there. => otp.changed {'otp':'typed'}
    [Confirm and continue to payment] => otp.submitted
    [Send a new code] => otp.resendRequested
    Nothing yet? It can take a minute, or it may be in your spam folder.
    Is the address wrong?
    [Change the address] => booking.restarted
  `,
  de: `
    Einmalcode: "123456" — Wir prüfen ihn, sobald alle sechs Ziffern da sind. => otp.changed {'otp':'typed'}
    [Bestätigen und weiter zur Zahlung] => otp.submitted
    [Neuen Code senden] => otp.resendRequested
    Noch nichts da? Es kann eine Minute dauern, oder die E-Mail liegt im Spam-Ordner.
    Stimmt die Adresse nicht?
    [Adresse ändern] => booking.restarted
  `,
  fr: `
    Code à usage unique: "123456" — Nous le vérifions dès que les six chiffres sont saisis. => otp.changed {'otp':'typed'}
    [Confirmer et passer au paiement] => otp.submitted
    [Envoyer un nouveau code] => otp.resendRequested
    Rien pour l’instant ? Comptez une minute, ou regardez dans les indésirables.
    L’adresse est incorrecte ?
    [Changer l’adresse] => booking.restarted
  `,
  pt: `
    Código de utilização única: "123456" — Verificamo-lo assim que os seis dígitos estiverem completos. => otp.changed {'otp':'typed'}
    [Confirmar e continuar para o pagamento] => otp.submitted
    [Enviar um novo código] => otp.resendRequested
    Ainda não chegou? Pode demorar um minuto ou estar no spam.
    O endereço está errado?
    [Alterar o endereço] => booking.restarted
  `,
  es: `
    Código de un solo uso: "123456" — Lo comprobamos en cuanto estén los seis dígitos. => otp.changed {'otp':'typed'}
    [Confirmar y continuar al pago] => otp.submitted
    [Enviar un código nuevo] => otp.resendRequested
    ¿Aún no ha llegado? Puede tardar un minuto o estar en la carpeta de spam.
    ¿La dirección no es correcta?
    [Cambiar la dirección] => booking.restarted
  `,
};
