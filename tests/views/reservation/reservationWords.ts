import type { Language } from '../../../contract/language.ts';

/** When the guests come and go, and how many they are. */
export const stay: Record<Language, string> = {
  en: `
    section: Dates of your stay
    Check-in: Monday: 3 May 2027: from 15:00
    Check-out: Monday: 10 May 2027: until 11:00
    - 7 nights
    - 3 guests
    - Booked by Ana Silva
  `,
  de: `
    section: Daten Ihres Aufenthalts
    Anreise: Montag: 3. Mai 2027: ab 15:00 Uhr
    Abreise: Montag: 10. Mai 2027: bis 11:00 Uhr
    - 7 Nächte
    - 3 Gäste
    - Gebucht von Ana Silva
  `,
  fr: `
    section: Dates de votre séjour
    Arrivée: lundi: 3 mai 2027: à partir de 15 h
    Départ: lundi: 10 mai 2027: jusqu’à 11 h
    - 7 nuits
    - 3 voyageurs
    - Réservé par Ana Silva
  `,
  pt: `
    section: Datas da sua estadia
    Check-in: segunda-feira: 3 de maio de 2027: a partir das 15:00
    Check-out: segunda-feira: 10 de maio de 2027: até às 11:00
    - 7 noites
    - 3 hóspedes
    - Reservada por Ana Silva
  `,
  es: `
    section: Fechas de su estancia
    Llegada: lunes: 3 de mayo de 2027: a partir de las 15:00
    Salida: lunes: 10 de mayo de 2027: hasta las 11:00
    - 7 noches
    - 3 huéspedes
    - Reservada por Ana Silva
  `,
};

/** Who is expecting the guests, and how to reach them. */
export const host: Record<Language, string> = {
  en: `
    ## Hosted by Rui
    Within an hour
    rui@example.com → mailto:rui@example.com
    +351 912 345 678 → tel:+351912345678
    Write on WhatsApp → https://wa.me/351912345679
    About Casa Azul → /en/casa-azul
    Write to Rui → /en/casa-azul/contact
  `,
  de: `
    ## Zu Gast bei Rui
    Within an hour
    rui@example.com → mailto:rui@example.com
    +351 912 345 678 → tel:+351912345678
    Per WhatsApp schreiben → https://wa.me/351912345679
    Mehr über Casa Azul → /de/casa-azul
    An Rui schreiben → /de/casa-azul/contact
  `,
  fr: `
    ## Chez Rui
    Within an hour
    rui@example.com → mailto:rui@example.com
    +351 912 345 678 → tel:+351912345678
    Écrire par WhatsApp → https://wa.me/351912345679
    Découvrir Casa Azul → /fr/casa-azul
    Écrire à Rui → /fr/casa-azul/contact
  `,
  pt: `
    ## Em casa de Rui
    Within an hour
    rui@example.com → mailto:rui@example.com
    +351 912 345 678 → tel:+351912345678
    Escrever por WhatsApp → https://wa.me/351912345679
    Sobre Casa Azul → /pt/casa-azul
    Escrever a Rui → /pt/casa-azul/contact
  `,
  es: `
    ## En casa de Rui
    Within an hour
    rui@example.com → mailto:rui@example.com
    +351 912 345 678 → tel:+351912345678
    Escribir por WhatsApp → https://wa.me/351912345679
    Sobre Casa Azul → /es/casa-azul
    Escribir a Rui → /es/casa-azul/contact
  `,
};

const askForDates: Record<Language, string> = {
  en: 'Ask to change the dates → /en/casa-azul/contact',
  de: 'Um andere Daten bitten → /de/casa-azul/contact',
  fr: 'Demander d’autres dates → /fr/casa-azul/contact',
  pt: 'Pedir para alterar as datas → /pt/casa-azul/contact',
  es: 'Pedir un cambio de fechas → /es/casa-azul/contact',
};

const inEach = (words: (language: Language) => string): Record<Language, string> => ({
  en: words('en'),
  de: words('de'),
  fr: words('fr'),
  pt: words('pt'),
  es: words('es'),
});

/** The same while the stay is to come. */
export const hostOfStay = inEach((language) => `${host[language].trimEnd()}\n    ${askForDates[language]}\n`);

/** The dates of a stay that is not booked, on which nobody is expected at any hour. */
export const stayOff = inEach((language) => stay[language].replaceAll(/^(.+?: .+?: .+?): .*$/gm, '$1'));

/** What the guest asked for. */
export const requests: Record<Language, string> = {
  en: `
    ## Special requests
    A cot, please.
  `,
  de: `
    ## Besondere Wünsche
    A cot, please.
  `,
  fr: `
    ## Demandes particulières
    A cot, please.
  `,
  pt: `
    ## Pedidos especiais
    A cot, please.
  `,
  es: `
    ## Peticiones especiales
    A cot, please.
  `,
};

/** What cancelling costs; the terms are for paper. */
export const terms: Record<Language, string> = {
  en: `
    ## Cancellation
    (the cancellation)
    - Free cancellation before 19 April 2027, 15:00
    - 50% refund if you cancel before 26 April 2027, 15:00
    - No refund from 26 April 2027, 15:00
  `,
  de: `
    ## Stornierung
    (the cancellation)
    - Kostenlose Stornierung vor dem 19. April 2027, 15:00 Uhr
    - 50 % Erstattung bei Stornierung vor dem 26. April 2027, 15:00 Uhr
    - Keine Erstattung ab dem 26. April 2027, 15:00 Uhr
  `,
  fr: `
    ## Annulation
    (the cancellation)
    - Annulation gratuite avant le 19 avril 2027 à 15 h
    - Remboursement de 50 % en cas d’annulation avant le 26 avril 2027 à 15 h
    - Aucun remboursement à partir du 26 avril 2027 à 15 h
  `,
  pt: `
    ## Cancelamento
    (the cancellation)
    - Cancelamento gratuito antes de 19 de abril de 2027, 15:00
    - Reembolso de 50% se cancelar antes de 26 de abril de 2027, 15:00
    - Sem reembolso a partir de 26 de abril de 2027, 15:00
  `,
  es: `
    ## Cancelación
    (the cancellation)
    - Cancelación gratuita antes del 19 de abril de 2027, 15:00
    - Reembolso del 50 % si cancela antes del 26 de abril de 2027, 15:00
    - Sin reembolso a partir del 26 de abril de 2027, 15:00
  `,
};

/** Where the guests are registered. */
export const registering: Record<Language, string> = {
  en: `
    ## Guest registration
    (the registration)
  `,
  de: `
    ## Anmeldung der Gäste
    (the registration)
  `,
  fr: `
    ## Enregistrement des voyageurs
    (the registration)
  `,
  pt: `
    ## Registo dos hóspedes
    (the registration)
  `,
  es: `
    ## Registro de huéspedes
    (the registration)
  `,
};
