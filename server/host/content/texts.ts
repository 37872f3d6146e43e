import * as v from 'valibot';
import { isRecord } from '../../../contract/isRecord.ts';
import { arrivalTexts } from './arrival.ts';
import { block, getList, paragraphs, text } from './fields.ts';
import { roomTexts } from './rooms.ts';

/** What a language file has to speak of, as `property.yaml` names it; undefined where it names that wrongly. */
export interface Named {
  readonly highlights: readonly string[] | undefined;
  readonly photos: readonly string[] | undefined;
  readonly paymentOptions: readonly string[] | undefined;
  readonly seasons: readonly string[] | undefined;
  readonly rooms: readonly string[] | undefined;
  /** Whether there is a photo of the host. */
  readonly hostPhoto: boolean;
}

/** Photo files as they are named, even in a file with mistakes in it. */
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

/** What `property.yaml` names, but for the fields that have mistakes: what follows from those is not told. */
export function findNamedTexts(property: Record<string, unknown>, wrongFields: ReadonlySet<string>): Named {
  const listed = (field: string) =>
    wrongFields.has(field) ? undefined : (property[field] as readonly unknown[]);
  return {
    highlights: listed('highlights')?.map(String),
    // Where the list is left out, or called otherwise, what is said of photos is of no use yet, and no mistake.
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

/** The same, which may be left out where nothing is named, or where nobody knows what is. */
const whereThereAre = <S extends v.GenericSchema<unknown, unknown>>(
  names: readonly string[] | undefined,
  schema: S,
) => (names?.length ? forEach(names, schema) : v.optional(forEach(names, schema), {}));

/** `en.yaml` and its sisters: every text of a property in one language. */
export const textsFile = ({ highlights, photos, paymentOptions, hostPhoto, seasons, rooms }: Named) =>
  block({
    name: text,
    summary: text,
    /** Paragraphs are separated by an empty line. */
    description: paragraphs,
    location: block({ city: text, region: text, country: text }),
    /** What is around it, in the host's own words. */
    neighbourhood: v.optional(paragraphs),
    host: block({
      about: text,
      responseTime: text,
      photoAlt: hostPhoto ? text : v.optional(text),
    }),
    highlights: whereThereAre(highlights, block({ title: text, text })),
    photos: whereThereAre(photos, text),
    /** What each room is called, and what there is to say of it. */
    rooms: whereThereAre(rooms, roomTexts),
    paymentOptions: forEach(paymentOptions, block({ name: text, description: v.optional(text) })),
    /** What each season is called. */
    seasons: whereThereAre(seasons, text),
    /** House rules in the host's own words, such as the municipal tourist tax. */
    notes: v.optional(getList(text)),
    /** The way in, for guests who have booked. */
    arrival: v.optional(arrivalTexts),
  });
export type Texts = v.InferOutput<ReturnType<typeof textsFile>>;
