/**
 * The phrases of channels and calendars in the languages of the site, without accents. A summary has one of these
 * meanings only if it consists of such phrases and nothing else: a guest can have any name.
 */
const phrases = {
  /** Nights that are blocked without a booking, as Airbnb, Vrbo and Google write. */
  blocked: [
    'not available|unavailable|not bookable|blocked|blocked off|blocked out|blocked dates?',
    'nicht verfugbar|nicht verfuegbar|nicht buchbar|blockiert|geblockt|gesperrt',
    'non disponible|pas disponible|indisponible|indisponibles|bloquee?s?',
    'no disponible|no disponibles|bloquead[oa]s?',
    'nao disponivel|nao disponiveis|indisponivel|indisponiveis',
  ],
  /** Booking.com writes "CLOSED - Not available", which can be a stay. */
  closed: ['closed', 'geschlossen', 'fermee?s?', 'cerrad[oa]s?', 'fechad[oa]s?|encerrad[oa]s?'],
  /** Nights that are taken in any way. */
  taken: [
    'booked|busy|occupied|taken',
    'gebucht|belegt|besetzt|beschaftigt|beschaeftigt',
    'occupee?s?|pris',
    'ocupad[oa]s?',
  ],
  /** The channel, the person who has blocked the nights, and the reason. */
  additions: [
    'airbnb|booking|booking com|vrbo|abritel|fewo direkt|fewodirekt|homeaway|homelidays|expedia|tripadvisor|holidu|google|ical',
    'by|owner|owner stays?|host|manual|manually|maintenance|renovation|own use|private use',
    'durch|vom|von|eigentumer|gastgeber|vermieter|manuell|wartung|renovierung|eigennutzung|eigenbedarf',
    'par|proprietaire|hote|manuel|manuellement|entretien|travaux|usage personnel',
    'por|propietari[oa]|anfitrion|manualmente|mantenimiento|obras|uso propio',
    'pel[oa]|proprietari[oa]|anfitria|anfitriao|manutencao|uso proprio',
  ],
} as const;

const createPattern = (...kinds: readonly (keyof typeof phrases)[]) => {
  const phrase = `(?:${kinds.flatMap((kind) => phrases[kind]).join('|')})`;
  return new RegExp(`^${phrase}(?: ${phrase})*$`);
};

const onlyBlocked = createPattern('blocked', 'additions');
const onlyClosure = createPattern('blocked', 'closed', 'taken', 'additions');
const onlyAdditions = createPattern('additions');

/** The words of a summary without accents, punctuation and case. */
const fold = (summary: string): string =>
  (
    summary
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

/** Whether a summary means a stay, and not nights that are blocked without a booking. */
export function isStay(summary: string): boolean {
  const words = fold(summary);
  return !onlyBlocked.test(words) || onlyAdditions.test(words);
}

/**
 * Whether a summary says only that nights are taken, as channels write for nights that they read from this site.
 * "Reserved" or a name means a booking of the channel itself.
 */
export function isClosure(summary: string): boolean {
  const words = fold(summary);
  return words === '' || (onlyClosure.test(words) && !onlyAdditions.test(words));
}
