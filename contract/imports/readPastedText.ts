import { findAmenities } from './findAmenities.ts';
import { findTime } from './findTime.ts';
import { noValues, type FoundProperty, type ImportedField } from './foundProperty.ts';
import { importLimits } from './limits.ts';

type Section = 'description' | 'amenities' | 'rules' | 'neighbourhood' | 'capacity' | 'ignored';

/** The headings on pages of other sites, in English, Portuguese, French, German and Spanish, without accents. */
const headings: readonly (readonly [Section, RegExp])[] = [
  [
    'description',
    /^(?:about (?:this|the) (?:space|place|property|home)|description|the space|sobre este (?:espaco|alojamento)|descricao|o espaco|a propos de ce logement|le logement|uber (?:diese unterkunft|die unterkunft)|beschreibung|die unterkunft|acerca de este (?:espacio|alojamiento)|descripcion|el espacio|alojamiento)$/,
  ],
  [
    'amenities',
    /^(?:what this place offers|amenities|facilities|o que este (?:lugar|espaco) oferece|comodidades|equipamentos|ce que propose ce logement|equipements|das bietet dir diese unterkunft|ausstattung|lo que (?:este (?:lugar|alojamiento) ofrece|ofrece este lugar)|servicios|instalaciones)$/,
  ],
  [
    'rules',
    /^(?:house rules|things to know|rules|regras da casa|o que deve saber|reglement interieur|a savoir|hausregeln|hausordnung|was du wissen solltest|normas de la casa|reglas de la casa|lo que debes saber)$/,
  ],
  [
    'neighbourhood',
    /^(?:where you'll be|neighbou?rhood|the neighbou?rhood|onde vai estar|o bairro|bairro|ou se situe le logement|le quartier|quartier|wo du sein wirst|die umgebung|umgebung|nachbarschaft|a donde iras|donde vas a estar|el barrio|barrio)$/,
  ],
  ['ignored', /^(?:reviews|avaliacoes|commentaires|avis|bewertungen|evaluaciones|opiniones)$/],
];

/** Buttons and labels of pages that are copied with the text. */
const noise =
  /^(?:show (?:more|all.*)|read more|share|save|mostrar (?:mais|todas?.*|todo.*|mas)|ver mais|partilhar|guardar|afficher (?:plus|tous.*|les.*)|lire la suite|partager|enregistrer|mehr anzeigen|alle .* anzeigen|weiterlesen|teilen|speichern|compartir|translated automatically.*|·)$/;

const counts: readonly (readonly [ImportedField, RegExp])[] = [
  [
    'maxGuests',
    /(\d{1,2})\s*(?:guests?|hospedes?|pessoas|voyageurs?|personnes|gaste?|personen|huespedes?|viajeros?|personas)\b/,
  ],
  [
    'bedrooms',
    /(\d{1,2})\s*(?:bedrooms?|quartos?|chambres?|schlafzimmer|dormitorios?|habitaci(?:on|ones))\b/,
  ],
  ['beds', /(\d{1,2})\s*(?:beds?|camas?|lits?|betten|bett)\b/],
  [
    'bathrooms',
    /(\d{1,2})(?:[.,]5)?\s*(?:private |shared )?(?:bath(?:room)?s?|casas? de banho|banheiros?|salles? de bains?|badezimmer|bader|bad|banos?)\b/,
  ],
];

const checkIn = /check-?in|arrivee|anreise|llegada|entrada/;
const checkOut = /check-?out|depart|abreise|salida|saida/;

const normalize = (line: string): string =>
  line
    .slice(0, 300)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[:.]$/, '')
    .trim();

const findSection = (line: string): Section | undefined =>
  headings.find(([, pattern]) => pattern.test(normalize(line)))?.[0];

/** Whether a line states how many guests, bedrooms, beds or bathrooms there are, and little else. */
const isCapacity = (line: string): boolean =>
  line.length < 120 && counts.some(([, pattern]) => pattern.test(normalize(line))) && !hasSentence(line);

/** Whether a line contains the end of a sentence. */
const hasSentence = (line: string): boolean => /[.!?](?:\s|$)/.test(line);

/** Whether a line above the description is a label, such as the kind and the town of a property. */
const isLabel = (line: string): boolean => line !== '' && line.length < 80 && !hasSentence(line);

const join = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The longest summary, in characters. */
const longestSummary = 200;

/** Returns the first sentence of a text. */
export const getFirstSentence = (text: string): string => {
  const [paragraph = ''] = text.split('\n');
  const [sentence = paragraph] = /^.+?[.!?](?=\s|$)/.exec(paragraph) ?? [];
  return sentence.length <= longestSummary ? sentence : '';
};

/**
 * Reads the parts of a property from a text that a person has copied from a page: the first line is the name, headings
 * begin parts, and numbers of guests and rooms are found wherever they are.
 */
export function readPastedText(typed: string): FoundProperty {
  const text = typed.slice(0, importLimits.text).replaceAll(/\r\n?/g, '\n');
  const parts: Record<Section, string[]> = {
    description: [],
    amenities: [],
    rules: [],
    neighbourhood: [],
    capacity: [],
    ignored: [],
  };
  const unknown: string[] = [];
  let name = '';
  let section: Section = 'description';
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const next = line === '' ? undefined : findSection(line);
    if (next === 'description') {
      unknown.push(...parts.description.filter(isLabel));
      parts.description = parts.description.filter((one) => !isLabel(one));
    }
    if (next) section = next;
    else if (noise.test(normalize(line))) unknown.push(line);
    else if (name === '' && line !== '') name = line.slice(0, 200);
    else if (section === 'ignored') unknown.push(line);
    else if (section !== 'rules' && isCapacity(line)) parts.capacity.push(line);
    else parts[section].push(line);
  }
  const all = normalizeAll([...parts.capacity, ...parts.rules, ...parts.description]);
  const values = { ...noValues, name };
  for (const [field, pattern] of counts) {
    const count = all.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined);
    if (count !== undefined) values[field] = count;
  }
  const timed = normalizeAll([...parts.rules, ...parts.description]).filter((line) => findTime(line) !== '');
  const description = join(parts.description);
  // Without a heading, the words of the description say which amenities there are.
  const named = parts.amenities.filter((line) => line !== '');
  const { found, unknown: others } = findAmenities(named.length > 0 ? named : parts.description);
  return {
    values: {
      ...values,
      summary: getFirstSentence(description),
      description,
      neighbourhood: join(parts.neighbourhood),
      rules: join(parts.rules),
      checkIn: findTime(timed.find((line) => checkIn.test(line)) ?? ''),
      checkOut: findTime(timed.find((line) => checkOut.test(line)) ?? ''),
    },
    amenities: found,
    unknown: [...unknown, ...(named.length > 0 ? others : [])]
      .filter((line) => line !== '')
      .slice(0, mostUnknown),
  };
}

/** The number of parts that are listed although they are not imported. */
const mostUnknown = 50;

const normalizeAll = (lines: readonly string[]) => lines.map(normalize);
