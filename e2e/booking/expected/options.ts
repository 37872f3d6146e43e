/** The payment options of the property under test, in its own words. */
export const paymentOptionNames: Readonly<Record<string, readonly string[]>> = {
  en: ['Pay in full today', 'Pay in parts', 'Pay the day before you arrive'],
  pt: ['Pagar tudo hoje', 'Pagar em prestações', 'Pagar na véspera da chegada'],
  fr: ['Tout payer aujourd’hui', 'Payer en plusieurs fois', 'Payer la veille de l’arrivée'],
  de: ['Heute alles bezahlen', 'In Teilen bezahlen', 'Am Tag vor der Anreise bezahlen'],
  es: ['Pagar todo hoy', 'Pagar a plazos', 'Pagar la víspera de la llegada'],
};
