import type { Language } from '../../../contract/language.ts';

/** The ways to pay for the property under test, as its host calls them. */
export const optionsIn: Readonly<Record<Language, readonly string[]>> = {
  en: ['Pay in full today', 'Pay in three parts', 'Pay the day before you arrive'],
  pt: ['Pagar tudo hoje', 'Pagar em três vezes', 'Pagar na véspera da chegada'],
  fr: ['Tout payer aujourd’hui', 'Payer en trois fois', 'Payer la veille de l’arrivée'],
  de: ['Heute alles bezahlen', 'In drei Teilen bezahlen', 'Am Tag vor der Anreise bezahlen'],
  es: ['Pagar todo hoy', 'Pagar en tres veces', 'Pagar la víspera de la llegada'],
};
