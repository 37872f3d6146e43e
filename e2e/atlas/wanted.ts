import type { Language } from '../../contract/language.ts';
import type { Device, Scheme } from '../../machines/atlas/pictures.ts';

/** The request of `npm run atlas -- pictures` to the walks. */
export interface Wanted {
  folder: string;
  /** Machine IDs. */
  machines: readonly string[];
  languages: readonly Language[];
  devices: readonly Device[];
  schemes: readonly Scheme[];
}

/** The pictures that a walk is to take. */
export interface Planned {
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
export const broughtFile = 'brought.json';

const variable = 'ATLAS_PICTURES';

/** The request as an environment variable. */
export const toEnvironment = (wanted: Wanted): Record<string, string> => ({
  [variable]: JSON.stringify(wanted),
});

/** The requested pictures; undefined in a test. */
export function picturesWanted(): Wanted | undefined {
  const wanted = process.env[variable];
  return wanted === undefined ? undefined : (JSON.parse(wanted) as Wanted);
}
