import { findReachedStates } from './graph.ts';
import type { Model } from './model.ts';
import type { Device, StateText, Manifest, Picture, Scheme } from './pictures.ts';

/** The requested pictures. */
export interface PictureQuery {
  machines: readonly string[];
  languages: readonly string[];
  devices: readonly Device[];
  schemes: readonly Scheme[];
}

/** The results of one walk, in its own folder. */
export interface GatheredPicture {
  /** The name of the walk. */
  walk: string;
  folder: string;
  /** Pictures whose files are in that folder. */
  pictures: readonly Picture[];
  texts: readonly StateText[];
}

/** A picture, and its temporary file. */
export interface Developed {
  picture: Picture;
  from: string;
}

/** A state without a picture. */
export interface Unseen {
  machine: string;
  state: string;
  language: string;
  device: Device;
}

type OfState = Pick<Picture, 'machine' | 'state' | 'language'>;
type Key = OfState & Pick<Picture, 'device' | 'scheme'>;

const matchesQuery = ({ machines, languages, devices, schemes }: PictureQuery, picture: Key) =>
  machines.includes(picture.machine) &&
  languages.includes(picture.language) &&
  devices.includes(picture.device) &&
  schemes.includes(picture.scheme);

const getKey = ({ machine, state, language, device, scheme }: Key) =>
  [machine, state, language, device, scheme].join(' ');
const getTextKey = ({ machine, state, language }: OfState) => [machine, state, language].join(' ');

const firstOfEach = <T>(all: readonly T[], key: (one: T) => string): T[] =>
  [...Map.groupBy(all, key).values()].map(([first]) => first!);

const inOrder = <T>(all: readonly T[], key: (one: T) => string) =>
  all.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));

/** Returns the final file name of a picture. */
const getFile = ({ machine, state, language, device, scheme }: Key) =>
  `${machine}/${state}.${language}.${device}.${scheme}.webp`;

/**
 * Returns the pictures of several walks, one per state. Two walks can reach the same state with different data; sorting
 * by the name of the walk always selects the same picture.
 */
export function developed(gathered: readonly GatheredPicture[]): Developed[] {
  const all = inOrder(gathered, ({ walk }) => walk).flatMap(({ folder, pictures }) =>
    pictures.map((picture) => ({
      picture: { ...picture, file: getFile(picture) },
      from: `${folder}/${picture.file}`,
    })),
  );
  return inOrder(
    firstOfEach(all, ({ picture }) => getKey(picture)),
    ({ picture }) => getKey(picture),
  );
}

/** Returns the screen reader texts of several walks, one per state. */
export const getStateTexts = (gathered: readonly GatheredPicture[]): StateText[] =>
  inOrder(
    firstOfEach(
      inOrder(gathered, ({ walk }) => walk).flatMap(({ texts }) => texts),
      getTextKey,
    ),
    getTextKey,
  );

/**
 * Returns the entries of an earlier manifest that were not requested now. Requested entries that were not found are
 * dropped.
 */
export const remaining = (
  { pictures, texts }: Pick<Manifest, 'pictures' | 'texts'>,
  query: PictureQuery,
): Pick<Manifest, 'pictures' | 'texts'> => ({
  pictures: pictures.filter((picture) => !matchesQuery(query, picture)),
  texts: texts.filter(
    ({ machine, language }) => !query.machines.includes(machine) || !query.languages.includes(language),
  ),
});

/** Returns the requested states of machines with a screen that lack a picture in a requested colour scheme. */
export function unseen(
  models: readonly Model[],
  query: PictureQuery,
  pictures: readonly Picture[],
): Unseen[] {
  const taken = new Set(pictures.map(getKey));
  return models
    .filter(({ machine, screenless }) => screenless === undefined && query.machines.includes(machine.id))
    .flatMap((model) => {
      const machine = model.machine.id;
      const states = [...new Set(findReachedStates(model).map(({ state }) => state))];
      return states.flatMap((state) =>
        query.languages.flatMap((language) =>
          query.devices
            .filter((device) =>
              query.schemes.some(
                (scheme) => !taken.has(getKey({ machine, state, language, device, scheme })),
              ),
            )
            .map((device) => ({ machine, state, language, device })),
        ),
      );
    });
}
