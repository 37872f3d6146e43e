import type { Language } from '../../../contract/language.ts';

/** The refund, and what it is made of. */
export const comesBack: Record<Language, string> = {
  en: `
    Your refund
    €225.50
    50% of the €451.00 you have paid
    It is refunded to the card you paid with. How soon it shows depends on your bank.
  `,
  de: `
    Ihre Erstattung
    225,50 €
    50 % der bezahlten 451,00 €
    Der Betrag wird auf die Karte erstattet, mit der Sie bezahlt haben. Wann er dort erscheint, hängt von Ihrer Bank ab.
  `,
  fr: `
    Votre remboursement
    225,50 €
    50 % des 451,00 € que vous avez payés
    Le montant est remboursé sur la carte utilisée. Le délai dépend de votre banque.
  `,
  pt: `
    O seu reembolso
    225,50 €
    50% dos 451,00 € que pagou
    É devolvido ao cartão com que pagou. Quando aparece depende do seu banco.
  `,
  es: `
    Su reembolso
    225,50 €
    El 50 % de los 451,00 € que ha pagado
    Se devuelve a la tarjeta con la que pagó. Cuándo aparece depende de su banco.
  `,
};

/** What a cancellation means. */
export const consequence: Record<Language, string> = {
  en: `
    Your nights become available to others at once, and this cannot be undone.
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
    If you cancel | Refund
    before 19 April 2027, 15:00 | 100%
    before 26 April 2027, 15:00 | 50%
    from 26 April 2027, 15:00 | 0%
  `,
  de: `
    Datum und Uhrzeit gelten am Ort der Unterkunft.
    Bei Stornierung | Erstattung
    vor dem 19. April 2027, 15:00 Uhr | 100 %
    vor dem 26. April 2027, 15:00 Uhr | 50 %
    ab dem 26. April 2027, 15:00 Uhr | 0 %
  `,
  fr: `
    Les dates et heures sont celles du logement.
    Si vous annulez | Remboursement
    avant le 19 avril 2027 à 15 h | 100 %
    avant le 26 avril 2027 à 15 h | 50 %
    à partir du 26 avril 2027 à 15 h | 0 %
  `,
  pt: `
    As datas e horas são as do alojamento.
    Se cancelar | Reembolso
    antes de 19 de abril de 2027, 15:00 | 100%
    antes de 26 de abril de 2027, 15:00 | 50%
    a partir de 26 de abril de 2027, 15:00 | 0%
  `,
  es: `
    Las fechas y horas son las del alojamiento.
    Si cancela | Reembolso
    antes del 19 de abril de 2027, 15:00 | 100 %
    antes del 26 de abril de 2027, 15:00 | 50 %
    a partir del 26 de abril de 2027, 15:00 | 0 %
  `,
};
