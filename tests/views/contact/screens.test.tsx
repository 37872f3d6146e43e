import { contactTells } from './contactTells.tsx';
import { typed, writer } from './contactWords.ts';

contactTells({
  editing: {
    en: `
      ${writer.en}
      Your name: "" => message.changed {'form':{'name':'typed'}}
      Email: "" — The reply will come to this address. => message.changed {'form':{'email':'typed'}}
      Country prefix: <Choose> => message.changed {'form':{'phonePrefix':'+33'}}
      Phone number (optional): "" => message.changed {'form':{'phone':'typed'}}
      Reservation number (optional): "" — If you have already booked. You will find it in your confirmation email. => message.changed {'form':{'reservationId':'typed'}}
      Your message: "" => message.changed {'form':{'message':'typed'}}
      The [privacy notice](/en/privacy) explains what happens to your message.
      [Send the message] => message.submitted
    `,
    de: `
      ${writer.de}
      Ihr Name: "" => message.changed {'form':{'name':'typed'}}
      E-Mail: "" — Die Antwort kommt an diese Adresse. => message.changed {'form':{'email':'typed'}}
      Landesvorwahl: <Wählen> => message.changed {'form':{'phonePrefix':'+33'}}
      Telefonnummer (optional): "" => message.changed {'form':{'phone':'typed'}}
      Reservierungsnummer (optional): "" — Falls Sie schon gebucht haben. Sie finden sie in Ihrer Bestätigungs-E-Mail. => message.changed {'form':{'reservationId':'typed'}}
      Ihre Nachricht: "" => message.changed {'form':{'message':'typed'}}
      Unter [Datenschutz](/de/privacy) steht, was mit Ihrer Nachricht geschieht.
      [Nachricht senden] => message.submitted
    `,
    pt: `
      ${writer.pt}
      O seu nome: "" => message.changed {'form':{'name':'typed'}}
      E-mail: "" — A resposta chega a este endereço. => message.changed {'form':{'email':'typed'}}
      Indicativo do país: <Escolher> => message.changed {'form':{'phonePrefix':'+33'}}
      Número de telefone (opcional): "" => message.changed {'form':{'phone':'typed'}}
      Número da reserva (opcional): "" — Se já reservou. Encontra-o no e-mail de confirmação. => message.changed {'form':{'reservationId':'typed'}}
      A sua mensagem: "" => message.changed {'form':{'message':'typed'}}
      A [política de privacidade](/pt/privacy) explica o que acontece à sua mensagem.
      [Enviar a mensagem] => message.submitted
    `,
  },
  sending: {
    en: `
      ${writer.en}
      ${typed.en}
      The [privacy notice](/en/privacy) explains what happens to your message.
      status| Your message is on its way…
      [Send the message] (busy)
    `,
    de: `
      ${writer.de}
      ${typed.de}
      Unter [Datenschutz](/de/privacy) steht, was mit Ihrer Nachricht geschieht.
      status| Ihre Nachricht wird gesendet…
      [Nachricht senden] (busy)
    `,
    es: `
      ${writer.es}
      ${typed.es}
      La [política de privacidad](/es/privacy) explica qué pasa con su mensaje.
      status| Su mensaje se está enviando…
      [Enviar el mensaje] (busy)
    `,
  },
  refused: {
    en: `
      ${writer.en}
      alert (focus)| ### Error saving your contact
      alert (focus)| We could not save your message. Please check for validation errors and try again; what you typed is kept.
      alert (focus)| Email: Enter an email address in the form name@example.com. → #contact-email
      alert (focus)| Your message: This value is too long. → #contact-message
      Your name: "Ana Silva" => message.changed {'form':{'name':'typed'}}
      Email: "ana@example.com" (refused) — Enter an email address in the form name@example.com. — The reply will come to this address. => message.changed {'form':{'email':'typed'}}
      Country prefix: <Portugal (+351)> => message.changed {'form':{'phonePrefix':'+33'}}
      Phone number (optional): "912 345 678" => message.changed {'form':{'phone':'typed'}}
      Reservation number (optional): "E-7" — If you have already booked. You will find it in your confirmation email. => message.changed {'form':{'reservationId':'typed'}}
      Your message: "Is there a cot?" (refused) — This value is too long. => message.changed {'form':{'message':'typed'}}
      The [privacy notice](/en/privacy) explains what happens to your message.
      [Send the message] => message.submitted
    `,
    de: `
      ${writer.de}
      alert (focus)| ### Fehler beim Speichern Ihrer Kontaktanfrage
      alert (focus)| Ihre Nachricht konnte nicht gespeichert werden. Bitte prüfen Sie, ob Eingaben fehlerhaft sind, und versuchen Sie es erneut; Ihre Eingaben bleiben erhalten.
      alert (focus)| E-Mail: Geben Sie eine E-Mail-Adresse in der Form name@beispiel.de ein. → #contact-email
      alert (focus)| Ihre Nachricht: Dieser Wert ist zu lang. → #contact-message
      Ihr Name: "Ana Silva" => message.changed {'form':{'name':'typed'}}
      E-Mail: "ana@example.com" (refused) — Geben Sie eine E-Mail-Adresse in der Form name@beispiel.de ein. — Die Antwort kommt an diese Adresse. => message.changed {'form':{'email':'typed'}}
      Landesvorwahl: <Portugal (+351)> => message.changed {'form':{'phonePrefix':'+33'}}
      Telefonnummer (optional): "912 345 678" => message.changed {'form':{'phone':'typed'}}
      Reservierungsnummer (optional): "E-7" — Falls Sie schon gebucht haben. Sie finden sie in Ihrer Bestätigungs-E-Mail. => message.changed {'form':{'reservationId':'typed'}}
      Ihre Nachricht: "Is there a cot?" (refused) — Dieser Wert ist zu lang. => message.changed {'form':{'message':'typed'}}
      Unter [Datenschutz](/de/privacy) steht, was mit Ihrer Nachricht geschieht.
      [Nachricht senden] => message.submitted
    `,
  },
});
