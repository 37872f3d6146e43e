import type { Language } from '../../../contract/language.ts';

/** The refund, and what it is made of. */
export const comesBack: Record<Language, string> = {
  en: `
    You get back
    €225.50
    50% of the €451.00 you have paid
    It goes back to the card you paid with. Your bank decides when it shows.
  `,
  de: `
    Sie erhalten zurück
    225,50 €
    50 % der bezahlten 451,00 €
    Der Betrag geht auf die Karte zurück, mit der Sie bezahlt haben. Wann er dort erscheint, bestimmt Ihre Bank.
  `,
  fr: `
    Vous récupérez
    225,50 €
    50 % des 451,00 € que vous avez payés
    Le montant retourne sur la carte utilisée. C’est votre banque qui décide quand il apparaît.
  `,
  pt: `
    Recebe de volta
    225,50 €
    50% dos 451,00 € que pagou
    Volta para o cartão com que pagou. É o seu banco que decide quando aparece.
  `,
  es: `
    Recupera
    225,50 €
    El 50 % de los 451,00 € que ha pagado
    Vuelve a la tarjeta con la que pagó. Su banco decide cuándo aparece.
  `,
};

/** What a cancellation means. */
export const consequence: Record<Language, string> = {
  en: `
    Your nights are free for others at once, and this cannot be undone.
  `,
  de: `
    Ihre Nächte sind sofort für andere frei; das lässt sich nicht rückgängig machen.
  `,
  fr: `
    Vos nuits sont aussitôt libres pour d’autres, et c’est irréversible.
  `,
  pt: `
    As suas noites ficam logo livres para outras pessoas, e não é possível voltar atrás.
  `,
  es: `
    Sus noches quedan libres al momento para otras personas, y no se puede deshacer.
  `,
};

/** What comes back until when. */
export const policies: Record<Language, string> = {
  en: `
    Dates and times are those of the property.
    If you cancel | Comes back
    before 19 April 2027, 15:00 | 100%
    before 26 April 2027, 15:00 | 50%
    from 26 April 2027, 15:00 | 0%
  `,
  de: `
    Datum und Uhrzeit gelten am Ort der Unterkunft.
    Bei Stornierung | Erstattung
    vor dem 19. April 2027, 15:00 | 100 %
    vor dem 26. April 2027, 15:00 | 50 %
    ab dem 26. April 2027, 15:00 | 0 %
  `,
  fr: `
    Les dates et heures sont celles du logement.
    Si vous annulez | Remboursé
    avant le 19 avril 2027, 15:00 | 100 %
    avant le 26 avril 2027, 15:00 | 50 %
    à partir du 26 avril 2027, 15:00 | 0 %
  `,
  pt: `
    As datas e horas são as do alojamento.
    Se cancelar | É devolvido
    antes de 19 de abril de 2027, 15:00 | 100%
    antes de 26 de abril de 2027, 15:00 | 50%
    a partir de 26 de abril de 2027, 15:00 | 0%
  `,
  es: `
    Las fechas y horas son las del alojamiento.
    Si cancela | Se devuelve
    antes del 19 de abril de 2027, 15:00 | 100 %
    antes del 26 de abril de 2027, 15:00 | 50 %
    a partir del 26 de abril de 2027, 15:00 | 0 %
  `,
};
