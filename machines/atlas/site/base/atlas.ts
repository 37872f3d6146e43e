import type { Chart } from '../../chart/charts.ts';
import type { MachineInfo } from '../../about/machine.ts';
import type { ArrowInfo } from '../../about/arrows.ts';
import { getKind, type ArrowKind } from '../../about/kinds.ts';
import type { StateText, Manifest, Picture } from '../../pictures.ts';
import type { Product } from '../../product.ts';
import { humanize } from '../../words.ts';

/** A machine with its diagrams: folded, with one state opened, with all of them. */
export interface Mapped extends MachineInfo {
  charts: readonly Chart[];
}

/** All that the pages of the atlas are made from. */
export interface Atlas {
  product: Product;
  machines: readonly Mapped[];
  /** How they hang together. */
  overview: Chart;
  /** What was seen and heard; nothing where no pictures were taken. */
  manifest: Manifest | undefined;
  /** The address of a small copy of a picture, by its file. */
  thumbnails: ReadonlyMap<string, string>;
}

export const addressOfMachine = (machine: string): string => `${machine}/`;

/**
 * The page of a state. What a machine is in may be several states at once, of parallel parts: the page is that of the
 * last of them, which is the one that goes on.
 */
export function addressOfState({ id, states }: MachineInfo, state: string): string {
  const found = states.find((one) => one.id === state.split(' ').at(-1));
  return found ? `${id}/${found.slug}/` : `${id}/`;
}

/** A state by the words of its name, with those around it; of parallel parts the one that goes on. */
export function getTitle({ states }: Pick<MachineInfo, 'states'>, state: string): string {
  const levels = (state.split(' ').at(-1) ?? '').split('.');
  const getPathTo = (depth: number) => levels.slice(0, depth + 1).join('.');
  return levels
    .map((level, depth) => states.find(({ id }) => id === getPathTo(depth))?.words ?? humanize(level))
    .join(' › ');
}

/** How an arrow comes about, whether or not it lies on the way that is wanted. */
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

/** Where the pictures lie. */
export const addressOfPicture = (file: string): string => `pictures/${file}`;

export const languageName = ({ product }: Atlas, language: string): string =>
  product.languages.find(({ id }) => id === language)?.name ?? language;
