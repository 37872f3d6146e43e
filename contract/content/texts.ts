import * as v from 'valibot';
import { isRecord } from '../values/isRecord.ts';
import { arrivalTexts } from './arrival.ts';
import { block, getList, name, paragraphs, text } from './fields.ts';
import { roomTexts } from './rooms.ts';

/** The names in `property.yaml` for which a language file needs texts; undefined if the field has errors. */
export interface Named {
  readonly highlights: readonly string[] | undefined;
  readonly photos: readonly string[] | undefined;
  readonly paymentOptions: readonly string[] | undefined;
  readonly seasons: readonly string[] | undefined;
  readonly rooms: readonly string[] | undefined;
  /** Whether the host has a photo. */
  readonly hostPhoto: boolean;
}

/** The names of photo files, even in a file with errors. */
export function findPhotos(property: unknown): { photos: string[]; hostPhoto: string | undefined } {
  const { photos, host } = isRecord(property) ? property : {};
  const hostPhoto = isRecord(host) ? host['photo'] : undefined;
  return {
    photos: Array.isArray(photos) ? photos.filter((item) => typeof item === 'string') : [],
    hostPhoto: typeof hostPhoto === 'string' ? hostPhoto : undefined,
  };
}

const findSeasons = (pricing: unknown): string[] => {
  const { seasons = [] } = pricing as { seasons?: { name: unknown }[] };
  return [...new Set(seasons.map(({ name }) => String(name)))];
};

/** The names in `property.yaml`, except fields with errors, so that no follow-up errors are reported. */
export function findNamedTexts(property: Record<string, unknown>, wrongFields: ReadonlySet<string>): Named {
  const listed = (field: string) =>
    wrongFields.has(field) ? undefined : (property[field] as readonly unknown[]);
  return {
    highlights: listed('highlights')?.map(String),
    // If the list is missing or misspelt, texts of photos are not needed and are not an error.
    photos: listed('photos')?.map(String),
    paymentOptions: listed('paymentOptions')?.map((option) => String((option as { id: unknown }).id)),
    rooms:
      property['rooms'] === undefined
        ? []
        : listed('rooms')?.map((room) => String((room as { name: unknown }).name)),
    seasons: wrongFields.has('pricing') ? undefined : findSeasons(property['pricing']),
    hostPhoto: !wrongFields.has('host') && findPhotos(property).hostPhoto !== undefined,
  };
}

const forEach = <S extends v.GenericSchema<unknown, unknown>>(
  names: readonly string[] | undefined,
  schema: S,
): v.GenericSchema<unknown, Record<string, v.InferOutput<S>>> =>
  names === undefined
    ? v.record(v.string(), schema)
    : block(Object.fromEntries(names.map((name) => [name, schema])));

/** The same, but optional if no names exist or they are unknown. */
const whereThereAre = <S extends v.GenericSchema<unknown, unknown>>(
  names: readonly string[] | undefined,
  schema: S,
) => (names?.length ? forEach(names, schema) : v.optional(forEach(names, schema), {}));

/** The schema of `en.yaml` and the other language files: all texts of a property in one language. */
export const createTextsSchema = ({ highlights, photos, paymentOptions, hostPhoto, seasons, rooms }: Named) =>
  block({
    name,
    summary: text,
    /** Paragraphs are separated by an empty line. */
    description: paragraphs,
    location: block({ city: text, region: text, country: text }),
    /** The surroundings, in the host's own words. */
    neighbourhood: v.optional(paragraphs),
    host: block({
      about: text,
      responseTime: text,
      photoAlt: hostPhoto ? text : v.optional(text),
    }),
    highlights: whereThereAre(highlights, block({ title: text, text })),
    photos: whereThereAre(photos, text),
    /** The title of each room, and an optional text about it. */
    rooms: whereThereAre(rooms, roomTexts),
    paymentOptions: forEach(paymentOptions, block({ name: text, description: v.optional(text) })),
    /** The name of each season. */
    seasons: whereThereAre(seasons, text),
    /** House rules in the host's own words, such as the municipal tourist tax. */
    notes: v.optional(getList(text)),
    /** The arrival information, for guests who have booked. */
    arrival: v.optional(arrivalTexts),
  });
export type Texts = v.InferOutput<ReturnType<typeof createTextsSchema>>;
