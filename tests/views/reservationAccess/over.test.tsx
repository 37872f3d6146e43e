import { accessTells } from './accessTells.tsx';

accessTells('locked', {
  en: `
      # Enter the code
      alert (focus)| Too many incorrect one-time passwords
      alert (focus)| Request a new code and enter it here.
      [Send a new code] => otp.resendRequested
      [Change the number or the address] => access.restarted
    `,
  de: `
      # Geben Sie den Code ein
      alert (focus)| Zu viele falsche Einmalcodes
      alert (focus)| Fordern Sie einen neuen Code an und geben Sie ihn hier ein.
      [Neuen Code senden] => otp.resendRequested
      [Nummer oder Adresse ändern] => access.restarted
    `,
});
accessTells('expired', {
  en: `
      # Enter the code
      alert (focus)| The one-time password has expired
      alert (focus)| Request a new code and enter it here.
      [Send a new code] => otp.resendRequested
      [Change the number or the address] => access.restarted
    `,
  de: `
      # Geben Sie den Code ein
      alert (focus)| Der Einmalcode ist abgelaufen
      alert (focus)| Fordern Sie einen neuen Code an und geben Sie ihn hier ein.
      [Neuen Code senden] => otp.resendRequested
      [Nummer oder Adresse ändern] => access.restarted
    `,
});
accessTells('opened', {
  en: `
      # Your reservation is being opened
      Open my reservation → /en/reservation/r-1#token=token
    `,
  de: `
      # Ihre Reservierung wird geöffnet
      Meine Reservierung öffnen → /de/reservation/r-1#token=token
    `,
});
