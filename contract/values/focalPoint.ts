/** The point of a photo that stays visible when it is cropped, from 0 at the left and at the top to 1. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The points of photos by the ids of these. */
export type FocalPoints = Readonly<Record<string, FocalPoint>>;

/** The middle of a photo, around which it is cropped if nothing else was chosen. */
export const middle: FocalPoint = { x: 0.5, y: 0.5 };

/** The rules of styles for each position of a photo: quarters of its width and its height, whose rest is cropped. */
const steps = [0, 1, 2, 3, 4] as const;

const round = (share: number): number => Math.round(share * 4);

/** Returns the position of a cropped photo in its frame, as `object-position`. */
export const getCropPosition = ({ x, y }: FocalPoint): string => `${round(x) * 25}% ${round(y) * 25}%`;

/**
 * Returns the end of the version in the address of a photo, from which the style of guests' pages knows how to crop it
 * without a script; empty for the middle.
 */
export function getCropMark({ x, y }: FocalPoint): string {
  const mark = `.${round(x)}${round(y)}`;
  return mark === '.22' ? '' : mark;
}

/** The marks of all positions except the middle, with these. */
export const cropMarks: readonly (readonly [mark: string, position: string])[] = steps
  .flatMap((x) => steps.map((y) => ({ x: x / 4, y: y / 4 })))
  .map((point) => [getCropMark(point), getCropPosition(point)] as const)
  .filter(([mark]) => mark !== '');
