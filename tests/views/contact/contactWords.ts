import type { Language } from '../../../contract/language.ts';

/** Who will read it. */
export const writer: Record<Language, string> = {
  en: `
    # Casa do Limoeiro
    Lisbon, Portugal
    Back to Casa do Limoeiro → /en/casa-azul
    ## Write to Inês Carvalhal
    - Inês Carvalhal
    - Languages: Português, English and Français
    - Usually replies within an hour
    +351 210 000 001 → tel:+351210000001
    Write on WhatsApp → https://wa.me/351910000001
  `,
  de: `
    # Casa do Limoeiro
    Lisbon, Portugal
    Zurück zu Casa do Limoeiro → /en/casa-azul
    ## An Inês Carvalhal schreiben
    - Inês Carvalhal
    - Sprachen: Português, English und Français
    - Usually replies within an hour
    +351 210 000 001 → tel:+351210000001
    Per WhatsApp schreiben → https://wa.me/351910000001
  `,
  fr: `
    # Casa do Limoeiro
    Lisbon, Portugal
    Retour à Casa do Limoeiro → /en/casa-azul
    ## Écrire à Inês Carvalhal
    - Inês Carvalhal
    - Langues : Português, English et Français
    - Usually replies within an hour
    +351 210 000 001 → tel:+351210000001
    Écrire par WhatsApp → https://wa.me/351910000001
  `,
  pt: `
    # Casa do Limoeiro
    Lisbon, Portugal
    Voltar a Casa do Limoeiro → /en/casa-azul
    ## Escrever a Inês Carvalhal
    - Inês Carvalhal
    - Línguas: Português, English e Français
    - Usually replies within an hour
    +351 210 000 001 → tel:+351210000001
    Escrever por WhatsApp → https://wa.me/351910000001
  `,
  es: `
    # Casa do Limoeiro
    Lisbon, Portugal
    Volver a Casa do Limoeiro → /en/casa-azul
    ## Escribir a Inês Carvalhal
    - Inês Carvalhal
    - Idiomas: Português, English y Français
    - Usually replies within an hour
    +351 210 000 001 → tel:+351210000001
    Escribir por WhatsApp → https://wa.me/351910000001
  `,
};

/** The fields of somebody who has filled them in. */
export const typed: Record<Language, string> = {
  en: `
    Your name: "Ana Silva" => message.changed {'form':{'name':'typed'}}
    Email: "ana@example.com" — The reply will come to this address. => message.changed {'form':{'email':'typed'}}
    Country prefix: <Portugal (+351)> => message.changed {'form':{'phonePrefix':'+33'}}
    Phone number (optional): "912 345 678" => message.changed {'form':{'phone':'typed'}}
    Reservation number (optional): "E-7" — If you have already booked. You will find it in your confirmation email. => message.changed {'form':{'reservationId':'typed'}}
    Your message: "Is there a cot?" => message.changed {'form':{'message':'typed'}}
  `,
  de: `
    Ihr Name: "Ana Silva" => message.changed {'form':{'name':'typed'}}
    E-Mail: "ana@example.com" — Die Antwort kommt an diese Adresse. => message.changed {'form':{'email':'typed'}}
    Landesvorwahl: <Portugal (+351)> => message.changed {'form':{'phonePrefix':'+33'}}
    Telefonnummer (optional): "912 345 678" => message.changed {'form':{'phone':'typed'}}
    Reservierungsnummer (optional): "E-7" — Falls Sie schon gebucht haben. Sie finden sie in Ihrer Bestätigungs-E-Mail. => message.changed {'form':{'reservationId':'typed'}}
    Ihre Nachricht: "Is there a cot?" => message.changed {'form':{'message':'typed'}}
  `,
  fr: `
    Votre nom: "Ana Silva" => message.changed {'form':{'name':'typed'}}
    E-mail: "ana@example.com" — La réponse arrivera à cette adresse. => message.changed {'form':{'email':'typed'}}
    Indicatif du pays: <Portugal (+351)> => message.changed {'form':{'phonePrefix':'+33'}}
    Numéro de téléphone (facultatif): "912 345 678" => message.changed {'form':{'phone':'typed'}}
    Numéro de réservation (facultatif): "E-7" — Si vous avez déjà réservé. Il figure dans votre e-mail de confirmation. => message.changed {'form':{'reservationId':'typed'}}
    Votre message: "Is there a cot?" => message.changed {'form':{'message':'typed'}}
  `,
  pt: `
    O seu nome: "Ana Silva" => message.changed {'form':{'name':'typed'}}
    E-mail: "ana@example.com" — A resposta chega a este endereço. => message.changed {'form':{'email':'typed'}}
    Indicativo do país: <Portugal (+351)> => message.changed {'form':{'phonePrefix':'+33'}}
    Número de telefone (opcional): "912 345 678" => message.changed {'form':{'phone':'typed'}}
    Número da reserva (opcional): "E-7" — Se já reservou. Encontra-o no e-mail de confirmação. => message.changed {'form':{'reservationId':'typed'}}
    A sua mensagem: "Is there a cot?" => message.changed {'form':{'message':'typed'}}
  `,
  es: `
    Su nombre: "Ana Silva" => message.changed {'form':{'name':'typed'}}
    Correo electrónico: "ana@example.com" — La respuesta llegará a esta dirección. => message.changed {'form':{'email':'typed'}}
    Prefijo del país: <Portugal (+351)> => message.changed {'form':{'phonePrefix':'+33'}}
    Número de teléfono (opcional): "912 345 678" => message.changed {'form':{'phone':'typed'}}
    Número de reserva (opcional): "E-7" — Si ya ha reservado. Lo encontrará en su correo de confirmación. => message.changed {'form':{'reservationId':'typed'}}
    Su mensaje: "Is there a cot?" => message.changed {'form':{'message':'typed'}}
  `,
};
