import type { Language } from '../../../contract/language.ts';

/** The price, line by line. */
export const price: Record<Language, string> = {
  en: `
    €95.50 × 7 nights: €668.50
    Cleaning: €45.00
    Additional guests: €105.00
    Long-stay discount: -€66.85
    Total: €751.65
  `,
  de: `
    95,50 € × 7 Nächte: 668,50 €
    Reinigung: 45,00 €
    Zusätzliche Gäste: 105,00 €
    Rabatt für längere Aufenthalte: -66,85 €
    Gesamtpreis: 751,65 €
  `,
  fr: `
    95,50 € × 7 nuits: 668,50 €
    Ménage: 45,00 €
    Voyageurs supplémentaires: 105,00 €
    Remise long séjour: -66,85 €
    Total: 751,65 €
  `,
  pt: `
    95,50 € × 7 noites: 668,50 €
    Limpeza: 45,00 €
    Hóspedes adicionais: 105,00 €
    Desconto de estadia longa: -66,85 €
    Total: 751,65 €
  `,
  es: `
    95,50 € × 7 noches: 668,50 €
    Limpieza: 45,00 €
    Huéspedes adicionales: 105,00 €
    Descuento por estancia larga: -66,85 €
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
    - Kostenlose Stornierung vor dem 19. April 2027, 15:00, mit „Everything today“
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
    (x)
    Everything today
    The simple way.
    100% on reservation · €751.65 due now
    - Free cancellation before 19 April 2027, 15:00
    - 50% refund if you cancel before 26 April 2027, 15:00
    - No refund from 26 April 2027, 15:00
    ( ) => details.changed {'details':{'paymentOptionId':'parts'}}
    In parts
    30%, 14 days after reservation · €225.50 due on 15 January 2027
    30%, 1 day before check-in · €225.50 due on 2 May 2027
    40% the day before check-in · €300.65 due on 2 May 2027
    - No refund
  `,
  de: `
    Wie möchten Sie bezahlen?
    (x)
    Everything today
    The simple way.
    100 % bei der Buchung · 751,65 € jetzt fällig
    - Kostenlose Stornierung vor dem 19. April 2027, 15:00
    - 50 % Erstattung bei Stornierung vor dem 26. April 2027, 15:00
    - Keine Erstattung ab dem 26. April 2027, 15:00
    ( ) => details.changed {'details':{'paymentOptionId':'parts'}}
    In parts
    30 %, 14 Tage nach der Buchung · 225,50 € fällig am 15. Januar 2027
    30 %, 1 Tag vor der Anreise · 225,50 € fällig am 2. Mai 2027
    40 % am Tag vor der Anreise · 300,65 € fällig am 2. Mai 2027
    - Keine Erstattung
  `,
  fr: `
    Comment souhaitez-vous payer ?
    (x)
    Everything today
    The simple way.
    100 % à la réservation · 751,65 € à payer maintenant
    - Annulation gratuite avant le 19 avril 2027, 15:00
    - Remboursement de 50 % en cas d’annulation avant le 26 avril 2027, 15:00
    - Aucun remboursement à partir du 26 avril 2027, 15:00
    ( ) => details.changed {'details':{'paymentOptionId':'parts'}}
    In parts
    30 %, 14 jours après la réservation · 225,50 € à payer le 15 janvier 2027
    30 %, 1 jour avant l’arrivée · 225,50 € à payer le 2 mai 2027
    40 % la veille de l’arrivée · 300,65 € à payer le 2 mai 2027
    - Aucun remboursement
  `,
  pt: `
    Como prefere pagar?
    (x)
    Everything today
    The simple way.
    100% no ato da reserva · 751,65 € a pagar agora
    - Cancelamento gratuito antes de 19 de abril de 2027, 15:00
    - Reembolso de 50% se cancelar antes de 26 de abril de 2027, 15:00
    - Sem reembolso a partir de 26 de abril de 2027, 15:00
    ( ) => details.changed {'details':{'paymentOptionId':'parts'}}
    In parts
    30%, 14 dias após a reserva · 225,50 € a pagar a 15 de janeiro de 2027
    30%, 1 dia antes do check-in · 225,50 € a pagar a 2 de maio de 2027
    40% na véspera do check-in · 300,65 € a pagar a 2 de maio de 2027
    - Sem reembolso
  `,
  es: `
    ¿Cómo prefiere pagar?
    (x)
    Everything today
    The simple way.
    100 % al reservar · 751,65 € a pagar ahora
    - Cancelación gratuita antes del 19 de abril de 2027, 15:00
    - Reembolso del 50 % si cancela antes del 26 de abril de 2027, 15:00
    - Sin reembolso a partir del 26 de abril de 2027, 15:00
    ( ) => details.changed {'details':{'paymentOptionId':'parts'}}
    In parts
    30 %, 14 días después de reservar · 225,50 € a pagar el 15 de enero de 2027
    30 %, 1 día antes de la llegada · 225,50 € a pagar el 2 de mayo de 2027
    40 % el día antes de la llegada · 300,65 € a pagar el 2 de mayo de 2027
    - Sin reembolso
  `,
};
