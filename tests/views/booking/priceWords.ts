import type { Language } from '../../../contract/language.ts';

/** The price, line by line. */
export const price: Record<Language, string> = {
  en: `
    €95.50 × 7 nights: €668.50
    Cleaning: €45.00
    Additional guests: €105.00
    Long-stay discount: −€66.85
    Total: €751.65
  `,
  de: `
    95,50 € × 7 Nächte: 668,50 €
    Reinigung: 45,00 €
    Zusätzliche Gäste: 105,00 €
    Rabatt für längere Aufenthalte: −66,85 €
    Gesamtpreis: 751,65 €
  `,
  fr: `
    95,50 € × 7 nuits: 668,50 €
    Ménage: 45,00 €
    Voyageurs supplémentaires: 105,00 €
    Remise long séjour: −66,85 €
    Total: 751,65 €
  `,
  pt: `
    95,50 € × 7 noites: 668,50 €
    Limpeza: 45,00 €
    Hóspedes adicionais: 105,00 €
    Desconto de estadia longa: −66,85 €
    Total: 751,65 €
  `,
  es: `
    95,50 € × 7 noches: 668,50 €
    Limpieza: 45,00 €
    Huéspedes adicionales: 105,00 €
    Descuento por estancia larga: −66,85 €
    Total: 751,65 €
  `,
};

/** What is good about booking at that price, where it is told for the first time. */
export const advantages: Partial<Record<Language, string>> = {
  en: `
    - Free cancellation before 19 April 2027, 15:00, with “Everything today”
    - Pay nothing today, with “In parts”
  `,
  de: `
    - Kostenlose Stornierung vor dem 19. April 2027, 15:00 Uhr, mit „Everything today“
    - Heute nichts bezahlen, mit „In parts“
  `,
  es: `
    - Cancelación gratuita antes del 19 de abril de 2027, 15:00, con «Everything today»
    - Hoy no paga nada, con «In parts»
  `,
};

/** The ways to pay, the first of them chosen. */
export const options: Record<Language, string> = {
  en: `
    How would you like to pay?
    (x) — €751.65 now Free cancellation before 19 April 2027, 15:00 The simple way.
    Everything today
    ( ) — Nothing now, €225.50 on 15 Jan, €526.15 on 2 May No refund => details.changed {'details':{'paymentOptionId':'parts'}}
    In parts
  `,
  de: `
    Wie möchten Sie bezahlen?
    (x) — 751,65 € jetzt Kostenlose Stornierung vor dem 19. April 2027, 15:00 Uhr The simple way.
    Everything today
    ( ) — Jetzt nichts, 225,50 € am 15. Jan., 526,15 € am 2. Mai Keine Erstattung => details.changed {'details':{'paymentOptionId':'parts'}}
    In parts
  `,
  fr: `
    Comment souhaitez-vous payer ?
    (x) — 751,65 € maintenant Annulation gratuite avant le 19 avril 2027 à 15 h The simple way.
    Everything today
    ( ) — Rien maintenant, 225,50 € le 15 janv., 526,15 € le 2 mai Aucun remboursement => details.changed {'details':{'paymentOptionId':'parts'}}
    In parts
  `,
  pt: `
    Como prefere pagar?
    (x) — 751,65 € agora Cancelamento gratuito antes de 19 de abril de 2027, 15:00 The simple way.
    Everything today
    ( ) — Nada agora, 225,50 € a 15/01, 526,15 € a 2/05 Sem reembolso => details.changed {'details':{'paymentOptionId':'parts'}}
    In parts
  `,
  es: `
    ¿Cómo prefiere pagar?
    (x) — 751,65 € ahora Cancelación gratuita antes del 19 de abril de 2027, 15:00 The simple way.
    Everything today
    ( ) — Nada ahora, 225,50 € el 15 ene, 526,15 € el 2 may Sin reembolso => details.changed {'details':{'paymentOptionId':'parts'}}
    In parts
  `,
};

/** What is ordered, up to its price. */
export const orderedStay: Record<Language, string> = {
  en: `
    #### Your booking: Casa do Limoeiro
    Check-in: Mon, 3 May 2027
    Check-out: Mon, 10 May 2027
    Stay: 7 nights, 3 guests
  `,
  de: `
    #### Ihre Buchung: Casa do Limoeiro
    Anreise: Mo., 3. Mai 2027
    Abreise: Mo., 10. Mai 2027
    Aufenthalt: 7 Nächte, 3 Gäste
  `,
  fr: `
    #### Votre réservation: Casa do Limoeiro
    Arrivée: lun. 3 mai 2027
    Départ: lun. 10 mai 2027
    Séjour: 7 nuits, 3 voyageurs
  `,
  pt: `
    #### A sua reserva: Casa do Limoeiro
    Check-in: segunda, 3/05/2027
    Check-out: segunda, 10/05/2027
    Estadia: 7 noites, 3 hóspedes
  `,
  es: `
    #### Su reserva: Casa do Limoeiro
    Llegada: lun, 3 may 2027
    Salida: lun, 10 may 2027
    Estancia: 7 noches, 3 huéspedes
  `,
};

/** What is paid with the first payment option, and what cancelling costs then. */
export const paidAtOnce: Record<Language, string> = {
  en: `
    You pay €751.65 now.
    - Free cancellation before 19 April 2027, 15:00
    - 50% refund if you cancel before 26 April 2027, 15:00
    - No refund from 26 April 2027, 15:00
  `,
  de: `
    751,65 € sind jetzt fällig.
    - Kostenlose Stornierung vor dem 19. April 2027, 15:00 Uhr
    - 50 % Erstattung bei Stornierung vor dem 26. April 2027, 15:00 Uhr
    - Keine Erstattung ab dem 26. April 2027, 15:00 Uhr
  `,
  fr: `
    Vous payez 751,65 € maintenant.
    - Annulation gratuite avant le 19 avril 2027 à 15 h
    - Remboursement de 50 % en cas d’annulation avant le 26 avril 2027 à 15 h
    - Aucun remboursement à partir du 26 avril 2027 à 15 h
  `,
  pt: `
    Paga 751,65 € agora.
    - Cancelamento gratuito antes de 19 de abril de 2027, 15:00
    - Reembolso de 50% se cancelar antes de 26 de abril de 2027, 15:00
    - Sem reembolso a partir de 26 de abril de 2027, 15:00
  `,
  es: `
    Ahora paga 751,65 €.
    - Cancelación gratuita antes del 19 de abril de 2027, 15:00
    - Reembolso del 50 % si cancela antes del 26 de abril de 2027, 15:00
    - Sin reembolso a partir del 26 de abril de 2027, 15:00
  `,
};

/** All that is ordered, as it stands before the button; the first way to pay is chosen. */
export const ordered = (language: Language): string =>
  orderedStay[language] + price[language] + paidAtOnce[language];
