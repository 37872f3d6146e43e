import type { Language } from '../../contract/language.ts';
import type { Device, Scheme } from '../../machines/atlas/pictures.ts';

/** What `npm run atlas -- pictures` asks the walks for. */
export interface Wanted {
  folder: string;
  /** Ids of machines. */
  machines: readonly string[];
  languages: readonly Language[];
  devices: readonly Device[];
  schemes: readonly Scheme[];
}

/** What a walk is to look at. */
export interface Planned {
  machine: string;
  language: string;
  device: string;
  states: readonly string[];
}

/** By what a walk that takes pictures is known: its tag, and the kind of annotation that says what it looks at. */
export const picturesTag = '@pictures';
export const plannedKind = 'pictures';

/** What each picture is called among the steps of its walk. */
export const pictureStep = 'picture';

/** Where a walk tells what it brought home, in its own folder. */
export const broughtFile = 'brought.json';

const variable = 'ATLAS_PICTURES';

/** How the walks are told. */
export const toEnvironment = (wanted: Wanted): Record<string, string> => ({
  [variable]: JSON.stringify(wanted),
});

/** The pictures that are asked for; none in a test. */
export function picturesWanted(): Wanted | undefined {
  const wanted = process.env[variable];
  return wanted === undefined ? undefined : (JSON.parse(wanted) as Wanted);
}
