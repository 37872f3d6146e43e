import { accessTells } from './accessTells.tsx';

const lead = {
  en: `
    # Open your reservation
    Enter the reservation number and the email address you booked with. We will email you a code.
  `,
  de: `
    # Ihre Reservierung öffnen
    Geben Sie die Reservierungsnummer und die E-Mail-Adresse ein, mit der Sie gebucht haben. Wir senden Ihnen einen Code per E-Mail.
  `,
};

const fields = {
  en: `
    Your reservation number: "K7M2-9QXR" — It is in your confirmation email and has the form K7M2-9QXR. If you have not paid yet, leave it empty. => access.changed {'form':{'number':'typed'}}
    Email: "ana@example.com" => access.changed {'form':{'email':'typed'}}
  `,
  de: `
    Ihre Reservierungsnummer: "K7M2-9QXR" — Sie steht in der Bestätigungs-E-Mail und lautet zum Beispiel K7M2-9QXR. Wenn Sie noch nicht bezahlt haben, lassen Sie das Feld leer. => access.changed {'form':{'number':'typed'}}
    E-Mail: "ana@example.com" => access.changed {'form':{'email':'typed'}}
  `,
};

accessTells('asking', {
  en: `
      ${lead.en}
      ${fields.en}
      [Send the code] => access.requested
    `,
  de: `
      ${lead.de}
      ${fields.de}
      [Code senden] => access.requested
    `,
});
accessTells('requesting', {
  en: `
      ${lead.en}
      ${fields.en}
      [Send the code] (busy)
    `,
  de: `
      ${lead.de}
      ${fields.de}
      [Code senden] (busy)
    `,
});
accessTells('refused', {
  en: `
      ${lead.en}
      alert (focus)| ## The code could not be requested
      alert (focus)| Please check the fields that are marked.
      alert (focus)| Email: Enter an email address in the form name@example.com. → #access-email
      Your reservation number: "K7M2-9QXR" — It is in your confirmation email and has the form K7M2-9QXR. If you have not paid yet, leave it empty. => access.changed {'form':{'number':'typed'}}
      Email: "ana@example.com" (refused) — Enter an email address in the form name@example.com. => access.changed {'form':{'email':'typed'}}
      [Send the code] => access.requested
    `,
  de: `
      ${lead.de}
      alert (focus)| ## Der Code konnte nicht angefordert werden
      alert (focus)| Bitte prüfen Sie die markierten Felder.
      alert (focus)| E-Mail: Geben Sie eine E-Mail-Adresse in der Form name@beispiel.de ein. → #access-email
      Ihre Reservierungsnummer: "K7M2-9QXR" — Sie steht in der Bestätigungs-E-Mail und lautet zum Beispiel K7M2-9QXR. Wenn Sie noch nicht bezahlt haben, lassen Sie das Feld leer. => access.changed {'form':{'number':'typed'}}
      E-Mail: "ana@example.com" (refused) — Geben Sie eine E-Mail-Adresse in der Form name@beispiel.de ein. => access.changed {'form':{'email':'typed'}}
      [Code senden] => access.requested
    `,
});
accessTells('tooMany', {
  en: `
      ${lead.en}
      ${fields.en}
      alert (focus)| Too many requests
      alert (focus)| Too many codes have been requested. Please try again in 10 minutes.
      alert (focus)| What you typed is kept, and nothing is sent twice.
      [Send the code] => access.requested
    `,
  de: `
      ${lead.de}
      ${fields.de}
      alert (focus)| Zu viele Anfragen
      alert (focus)| Es wurden zu viele Codes angefordert. Bitte versuchen Sie es in 10 Minuten noch einmal.
      alert (focus)| Ihre Eingaben bleiben erhalten, und nichts wird zweimal gesendet.
      [Code senden] => access.requested
    `,
});
accessTells('notRequested', {
  en: `
      ${lead.en}
      ${fields.en}
      alert (focus)| The code could not be requested
      alert (focus)| This website cannot be reached. Check your internet connection and try again.
      alert (focus)| What you typed is kept, and nothing is sent twice.
      [Send the code] => access.requested
    `,
  de: `
      ${lead.de}
      ${fields.de}
      alert (focus)| Der Code konnte nicht angefordert werden
      alert (focus)| Diese Website ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.
      alert (focus)| Ihre Eingaben bleiben erhalten, und nichts wird zweimal gesendet.
      [Code senden] => access.requested
    `,
});
accessTells('unsupported', {
  en: `
      ${lead.en}
      ${fields.en}
      alert (focus)| Codes cannot be sent here
      alert (focus)| Use the link in your confirmation email, or write to your host.
      [Send the code] => access.requested
    `,
  de: `
      ${lead.de}
      ${fields.de}
      alert (focus)| Hier können keine Codes gesendet werden
      alert (focus)| Verwenden Sie den Link in der Bestätigungs-E-Mail oder schreiben Sie an die Unterkunft.
      [Code senden] => access.requested
    `,
});
