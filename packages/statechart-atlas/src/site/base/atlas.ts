import type { Chart } from '../../chart/charts.ts';
import type { MachineInfo } from '../../about/machine.ts';
import type { ArrowInfo } from '../../about/arrowInfo.ts';
import { getKind, type ArrowKind } from '../../about/kinds.ts';
import type { StateText, Manifest, Picture } from '../../pictures.ts';
import type { Product } from '../../product.ts';
import { humanize } from '../../words.ts';

/** A machine with its diagrams: the initial one, one for each opened state, and one with everything. */
export interface Mapped extends MachineInfo {
  charts: readonly Chart[];
}

/** The data of all pages of the atlas. */
export interface Atlas {
  product: Product;
  machines: readonly Mapped[];
  /** The chart of all machines and their connections. */
  overview: Chart;
  /** The pictures and screen reader texts; undefined if no pictures were taken. */
  manifest: Manifest | undefined;
  /** The addresses of the thumbnails, by the file of the picture. */
  thumbnails: ReadonlyMap<string, string>;
}

export const addressOfMachine = (machine: string): string => `${machine}/`;

/**
 * Returns the address of a state's page. A state value can consist of several parallel states: the page is that of the
 * last one, which is usually the one that changes.
 */
export function addressOfState({ id, states }: MachineInfo, state: string): string {
  const found = states.find((one) => one.id === state.split(' ').at(-1));
  return found ? `${id}/${found.slug}/` : `${id}/`;
}

/** Returns the title of a state with its parent states; for parallel states, that of the last one. */
export function getTitle({ states }: Pick<MachineInfo, 'states'>, state: string): string {
  const levels = (state.split(' ').at(-1) ?? '').split('.');
  const getPathTo = (depth: number) => levels.slice(0, depth + 1).join('.');
  return levels
    .map((level, depth) => states.find(({ id }) => id === getPathTo(depth))?.words ?? humanize(level))
    .join(' › ');
}

/** Returns the cause of an arrow, also for arrows of the main path. */
export function getCause({ product }: Atlas, machine: string, { event, kind }: ArrowInfo): ArrowKind {
  const model = product.models.find((one) => one.machine.id === machine);
  const found = model?.events.find(({ name }) => name === event);
  return kind !== 'expected' || !found ? kind : getKind(found);
}

const isSame = (seen: { machine: string; state: string }, machine: string, state: string) =>
  seen.machine === machine && seen.state.split(' ').includes(state);

export const getPictures = ({ manifest }: Atlas, machine: string, state: string): Picture[] =>
  manifest?.pictures.filter((picture) => isSame(picture, machine, state)) ?? [];

export const getTexts = ({ manifest }: Atlas, machine: string, state: string): StateText[] =>
  manifest?.texts.filter((text) => isSame(text, machine, state)) ?? [];

/** Returns the address of a picture. */
export const addressOfPicture = (file: string): string => `pictures/${file}`;

export const languageName = ({ product }: Atlas, language: string): string =>
  product.languages.find(({ id }) => id === language)?.name ?? language;
