import type { Language } from '../../contract/values/language.ts';
import type { Device, Scheme } from 'statechart-atlas/pictures';

/** The request of `npm run atlas -- pictures` to the walks. */
export interface PictureRequest {
  folder: string;
  /** Machine IDs. */
  machines: readonly string[];
  languages: readonly Language[];
  devices: readonly Device[];
  schemes: readonly Scheme[];
}

/** The pictures that a walk is to take. */
export interface PlannedPictures {
  machine: string;
  language: string;
  device: string;
  states: readonly string[];
}

/** The tag of walks that take pictures, and the kind of the annotation with their plan. */
export const picturesTag = '@pictures';
export const plannedKind = 'pictures';

/** The name of each picture among the steps of its walk. */
export const pictureStep = 'picture';

/** The file in which a walk lists its pictures, in its own folder. */
export const takenFile = 'taken.json';

const variable = 'ATLAS_PICTURES';

/** The request as an environment variable. */
export const toEnvironment = (request: PictureRequest): Record<string, string> => ({
  [variable]: JSON.stringify(request),
});

/** The requested pictures; undefined in a test. */
export function readPictureRequest(): PictureRequest | undefined {
  const request = process.env[variable];
  return request === undefined ? undefined : (JSON.parse(request) as PictureRequest);
}
