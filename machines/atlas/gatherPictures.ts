import { findReachedStates } from './graph.ts';
import type { Model } from './model.ts';
import type { Device, StateText, Manifest, Picture, Scheme } from './pictures.ts';

/** What pictures are asked for. */
export interface PictureQuery {
  machines: readonly string[];
  languages: readonly string[];
  devices: readonly Device[];
  schemes: readonly Scheme[];
}

/** What a walk brought home, in a folder of its own. */
export interface GatheredPicture {
  /** Whose walk it was. */
  walk: string;
  folder: string;
  /** With files in that folder. */
  pictures: readonly Picture[];
  texts: readonly StateText[];
}

/** A picture, and where it lies until all are taken. */
export interface Developed {
  picture: Picture;
  from: string;
}

/** Something that is seen in no picture. */
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

/** Where a picture stays. */
const getFile = ({ machine, state, language, device, scheme }: Key) =>
  `${machine}/${state}.${language}.${device}.${scheme}.webp`;

/**
 * The pictures that several walks brought home, each state once: two walks that come to the same state see it with
 * other things around it, so that always the same one is chosen.
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

/** What was heard on the same walks. */
export const getStateTexts = (gathered: readonly GatheredPicture[]): StateText[] =>
  inOrder(
    firstOfEach(
      inOrder(gathered, ({ walk }) => walk).flatMap(({ texts }) => texts),
      getTextKey,
    ),
    getTextKey,
  );

/** What stays of an earlier manifest: all that was not sought now. What was sought and not found is gone. */
export const remaining = (
  { pictures, texts }: Pick<Manifest, 'pictures' | 'texts'>,
  query: PictureQuery,
): Pick<Manifest, 'pictures' | 'texts'> => ({
  pictures: pictures.filter((picture) => !matchesQuery(query, picture)),
  texts: texts.filter(
    ({ machine, language }) => !query.machines.includes(machine) || !query.languages.includes(language),
  ),
});

/** The states of machines with a screen that were sought, and of which there is no picture in all colours. */
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
