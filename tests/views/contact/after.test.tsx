import { contactTells } from './contactTells.tsx';
import { typed, writer } from './contactWords.ts';

contactTells({
  tooMany: {
    en: `
      ${writer.en}
      ${typed.en}
      The [privacy notice](/en/privacy) explains what happens to your message.
      alert (focus)| Too many requests
      alert (focus)| Several messages were sent from here in a short time. Please try again in a moment.
      alert (focus)| What you typed is kept, and nothing is sent twice.
      [Send the message] => message.submitted
    `,
    de: `
      ${writer.de}
      ${typed.de}
      Unter [Datenschutz](/de/privacy) steht, was mit Ihrer Nachricht geschieht.
      alert (focus)| Zu viele Anfragen
      alert (focus)| Von hier kamen in kurzer Zeit mehrere Nachrichten. Bitte versuchen Sie es gleich noch einmal.
      alert (focus)| Ihre Eingaben bleiben erhalten, und nichts wird zweimal gesendet.
      [Nachricht senden] => message.submitted
    `,
    fr: `
      ${writer.fr}
      ${typed.fr}
      La [politique de confidentialité](/fr/privacy) explique ce que devient votre message.
      alert (focus)| Trop de demandes
      alert (focus)| Plusieurs messages ont été envoyés d’ici en peu de temps. Veuillez réessayer dans un instant.
      alert (focus)| Votre saisie est conservée, et rien n’est envoyé deux fois.
      [Envoyer le message] => message.submitted
    `,
    pt: `
      ${writer.pt}
      ${typed.pt}
      A [política de privacidade](/pt/privacy) explica o que acontece à sua mensagem.
      alert (focus)| Demasiados pedidos
      alert (focus)| Foram enviadas daqui várias mensagens em pouco tempo. Tente novamente dentro de momentos.
      alert (focus)| O que escreveu fica guardado e nada é enviado duas vezes.
      [Enviar a mensagem] => message.submitted
    `,
    es: `
      ${writer.es}
      ${typed.es}
      La [política de privacidad](/es/privacy) explica qué pasa con su mensaje.
      alert (focus)| Demasiadas solicitudes
      alert (focus)| Se han enviado varios mensajes desde aquí en poco tiempo. Vuelva a intentarlo en unos instantes.
      alert (focus)| Lo que ha escrito se conserva y nada se envía dos veces.
      [Enviar el mensaje] => message.submitted
    `,
  },
  notSent: {
    en: `
      ${writer.en}
      ${typed.en}
      The [privacy notice](/en/privacy) explains what happens to your message.
      alert (focus)| Error saving your contact
      alert (focus)| This could not be done. Please try again; if that does not help, write to your host.
      alert (focus)| What you typed is kept, and nothing is sent twice.
      [Send the message] => message.submitted
    `,
    de: `
      ${writer.de}
      ${typed.de}
      Unter [Datenschutz](/de/privacy) steht, was mit Ihrer Nachricht geschieht.
      alert (focus)| Fehler beim Speichern Ihrer Kontaktanfrage
      alert (focus)| Das hat nicht geklappt. Bitte versuchen Sie es erneut; wenn das nicht hilft, schreiben Sie an die Unterkunft.
      alert (focus)| Ihre Eingaben bleiben erhalten, und nichts wird zweimal gesendet.
      [Nachricht senden] => message.submitted
    `,
    es: `
      ${writer.es}
      ${typed.es}
      La [política de privacidad](/es/privacy) explica qué pasa con su mensaje.
      alert (focus)| Error al guardar su contacto
      alert (focus)| No se ha podido completar la solicitud. Vuelva a intentarlo; si no funciona, escriba al alojamiento.
      alert (focus)| Lo que ha escrito se conserva y nada se envía dos veces.
      [Enviar el mensaje] => message.submitted
    `,
  },
  sent: {
    en: `
      # Casa do Limoeiro
      Lisbon, Portugal
      ## Write to Inês Carvalhal
      ### Your message is with Inês Carvalhal (focus)
      We will send a confirmation to ana@example.com, and the reply will come to the same address.
      Back to Casa do Limoeiro → /en/casa-azul
      [Write another message] => message.anotherBegun
    `,
    de: `
      # Casa do Limoeiro
      Lisbon, Portugal
      ## An Inês Carvalhal schreiben
      ### Ihre Nachricht ist bei Inês Carvalhal (focus)
      Wir bestätigen den Eingang an ana@example.com; die Antwort kommt an dieselbe Adresse.
      Zurück zu Casa do Limoeiro → /en/casa-azul
      [Weitere Nachricht schreiben] => message.anotherBegun
    `,
    fr: `
      # Casa do Limoeiro
      Lisbon, Portugal
      ## Écrire à Inês Carvalhal
      ### Votre message est chez Inês Carvalhal (focus)
      Nous en confirmons la réception à ana@example.com, et la réponse arrivera à la même adresse.
      Retour à Casa do Limoeiro → /en/casa-azul
      [Écrire un autre message] => message.anotherBegun
    `,
    pt: `
      # Casa do Limoeiro
      Lisbon, Portugal
      ## Escrever a Inês Carvalhal
      ### A sua mensagem está com Inês Carvalhal (focus)
      Confirmamos a receção para ana@example.com, e a resposta chega ao mesmo endereço.
      Voltar a Casa do Limoeiro → /en/casa-azul
      [Escrever outra mensagem] => message.anotherBegun
    `,
    es: `
      # Casa do Limoeiro
      Lisbon, Portugal
      ## Escribir a Inês Carvalhal
      ### Su mensaje ya está en manos de Inês Carvalhal (focus)
      Confirmamos la recepción a ana@example.com, y la respuesta llegará a la misma dirección.
      Volver a Casa do Limoeiro → /en/casa-azul
      [Escribir otro mensaje] => message.anotherBegun
    `,
  },
});
