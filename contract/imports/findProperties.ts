import { isRecord } from '../values/isRecord.ts';
import { findAmenities } from './findAmenities.ts';
import { findTime } from './findTime.ts';
import {
  importedFields,
  isTechnical,
  noValues,
  type FoundProperty,
  type ImportedField,
} from './foundProperty.ts';
import { importLimits } from './limits.ts';
import { getFirstSentence } from './readPastedText.ts';

type Block = Readonly<Record<string, unknown>>;

/** The limits of a search: far above real files, so that a hostile one ends soon. */
const [mostNodes, deepest, deepestValue] = [300_000, 12, 4];

const toKey = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Names of values, in lower case without separators; earlier ones are preferred. */
const names: Readonly<Record<Exclude<ImportedField, 'summary' | 'description'>, readonly string[]>> = {
  name: ['name', 'title', 'listingname', 'listingtitle', 'publicname', 'propertyname', 'nickname'],
  neighbourhood: [
    'neighborhoodoverview',
    'neighbourhoodoverview',
    'neighborhood',
    'neighbourhood',
    'transit',
  ],
  rules: ['houserules', 'additionalhouserules', 'rules'],
  maxGuests: [
    'personcapacity',
    'maxguests',
    'accommodates',
    'guestcapacity',
    'numberofguests',
    'maxoccupancy',
    'capacity',
    'guests',
  ],
  bedrooms: ['bedrooms', 'numberofbedrooms', 'bedroomcount', 'numbedrooms'],
  beds: ['beds', 'numberofbeds', 'bedcount', 'numbeds'],
  bathrooms: ['bathrooms', 'numberofbathrooms', 'bathroomcount', 'numbathrooms'],
  checkIn: ['checkintime', 'checkintimestart', 'checkinfrom', 'checkinafter', 'checkinstart'],
  checkOut: ['checkouttime', 'checkoutuntil', 'checkoutbefore', 'checkoutend'],
  street: ['street', 'streetaddress', 'addressline1', 'address1', 'address'],
  postalCode: ['zipcode', 'postalcode', 'zip', 'postcode'],
  city: ['city', 'town', 'locality'],
  region: ['state', 'region', 'province', 'district'],
  country: ['country', 'countryname'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'lon', 'long'],
};

/** Parts of the description, in the order in which they are joined. */
const descriptionParts = [
  'description',
  'publicdescription',
  'longdescription',
  'space',
  'thespace',
  'access',
  'guestaccess',
  'interaction',
  'notes',
  'otherdetails',
];
const summaries = ['summary', 'tagline', 'shortdescription', 'headline'];
const amenityNames = ['amenities', 'amenitynames', 'facilities', 'features'];

/** Names of values that only properties have. */
const signals = new Set([
  'amenities',
  'facilities',
  'bedrooms',
  'beds',
  'bathrooms',
  'personcapacity',
  'maxguests',
  'accommodates',
  'roomtype',
  'propertytype',
  'houserules',
  'space',
  'summary',
  'checkintime',
  'checkouttime',
  'listingid',
  'neighborhoodoverview',
  'numberofbedrooms',
  'guestcapacity',
]);

/** The values within a block by their names, the outer ones first. Of lists of blocks, such as texts by language, the first counts. */
function collectValues(root: Block): Map<string, unknown> {
  const values = new Map<string, unknown>();
  let level: Block[] = [root];
  for (let depth = 0; depth <= deepestValue && level.length > 0; depth += 1) {
    const inner: Block[] = [];
    for (const block of level) {
      for (const [name, value] of Object.entries(block)) {
        const key = toKey(name);
        const first: unknown = Array.isArray(value) ? value[0] : value;
        const isPlain = !isRecord(first) || amenityNames.includes(key);
        if (isPlain && value !== null && value !== '' && !values.has(key)) values.set(key, value);
        else if (isRecord(first) && inner.length < 200) inner.push(first);
      }
    }
    level = inner;
  }
  return values;
}

/** Whether a block looks like a property: it has a name, and at least two values that only properties have. */
function isProperty(block: Block): boolean {
  const values = collectValues(block);
  if (!names.name.some((name) => typeof values.get(name) === 'string')) return false;
  const own = new Set(Object.keys(block).map(toKey));
  // Values of lists, such as a list of properties, do not count, only those of the block and of blocks in it.
  const nested = Object.values(block).flatMap((value) =>
    isRecord(value) ? Object.keys(value).map(toKey) : [],
  );
  return [...own, ...nested].filter((key) => signals.has(key)).length >= 2;
}

const toText = (value: unknown): string => {
  if (typeof value === 'string')
    return value
      .replaceAll(/<br\s*\/?>/gi, '\n')
      .replaceAll(/<[^>]{1,200}>/g, '')
      .trim();
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join('\n');
  return '';
};

/** Returns the names of amenities, which may be texts, or blocks with a name. */
function listAmenities(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split(/[,;\n]/)
      .map((name) => name.trim())
      .filter(Boolean);
  const items: unknown[] = Array.isArray(value)
    ? value
    : isRecord(value)
      ? Object.entries(value)
          .filter(([, one]) => one === true)
          .map(([name]) => name)
      : [];
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if (!isRecord(item)) return [];
    const name = ['name', 'title', 'type', 'amenity', 'label']
      .map((field) => item[field])
      .find((one) => typeof one === 'string');
    return typeof name === 'string' ? [name] : [];
  });
}

const whole = new Set<ImportedField>(['maxGuests', 'bedrooms', 'beds', 'bathrooms']);
const longest = 20_000;

function readValue(field: ImportedField, text: string): string {
  if (whole.has(field)) return /\d{1,2}/.exec(text)?.[0] ?? '';
  if (field === 'checkIn' || field === 'checkOut')
    return /^\d{1,2}$/.test(text) ? `${text.padStart(2, '0')}:00` : findTime(text);
  if (field === 'latitude' || field === 'longitude') return /^-?\d{1,3}(?:\.\d+)?$/.test(text) ? text : '';
  return text.slice(0, field === 'name' ? 200 : longest);
}

/** The number of values that are listed although they are not imported, and the longest one, in characters. */
const [mostUnknown, longestUnknown] = [40, 300];

function readProperty(block: Block): FoundProperty {
  const values = collectValues(block);
  const used = new Set<string>();
  const find = (keys: readonly string[]): string => {
    const key = keys.find((one) => toText(values.get(one)) !== '');
    if (key === undefined) return '';
    used.add(key);
    return toText(values.get(key));
  };
  const read = Object.fromEntries(
    Object.entries(names).map(([field, keys]) => [field, readValue(field as ImportedField, find(keys))]),
  ) as Partial<Record<ImportedField, string>>;
  const summary = find(summaries);
  const parts = [...new Set([summary, ...descriptionParts.map((name) => find([name]))])].filter(Boolean);
  const description = parts.join('\n\n').slice(0, longest);
  const amenityKey = amenityNames.find((name) => values.has(name));
  if (amenityKey !== undefined) used.add(amenityKey);
  const { found, unknown } = findAmenities(listAmenities(values.get(amenityKey ?? '')).slice(0, 300));
  const others = [...values].flatMap(([key, value]) => {
    const text = toText(value);
    return used.has(key) || text === '' || isTechnical(text)
      ? []
      : [`${key}: ${text.slice(0, longestUnknown)}`];
  });
  return {
    values: { ...noValues, ...read, description, summary: getFirstSentence(summary || description) },
    amenities: found,
    unknown: [...unknown, ...others].slice(0, mostUnknown),
  };
}

/** Finds the properties in the content of a JSON file of any structure. */
export function findProperties(json: unknown): FoundProperty[] {
  const found: FoundProperty[] = [];
  const waiting: [value: unknown, depth: number][] = [[json, 0]];
  let visited = 0;
  for (let at = 0; at < waiting.length && found.length < importLimits.properties; at += 1) {
    const [value, depth] = waiting[at]!;
    visited += 1;
    if (visited > mostNodes) break;
    if (isRecord(value) && isProperty(value)) found.push(readProperty(value));
    else if (depth < deepest && (Array.isArray(value) || isRecord(value))) {
      for (const inner of Array.isArray(value) ? (value as unknown[]) : Object.values(value)) {
        if (typeof inner === 'object' && inner !== null && waiting.length < mostNodes)
          waiting.push([inner, depth + 1]);
      }
    }
  }
  return found;
}

/** The number of fields that were found. */
export const countFields = ({ values }: Pick<FoundProperty, 'values'>): number =>
  importedFields.filter((field) => values[field] !== '').length;
