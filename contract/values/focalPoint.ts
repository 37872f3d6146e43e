/** The point of a photo that stays visible when it is cropped, from 0 at the left and at the top to 1. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The points of photos by the ids of these. */
export type FocalPoints = Readonly<Record<string, FocalPoint>>;

/** The middle of a photo, around which it is cropped if nothing else was chosen. */
export const middle: FocalPoint = { x: 0.5, y: 0.5 };

/** Returns the edge that is not cropped: 0 left or top, 2 right or bottom, 1 neither. */
const getEdge = (share: number): number => Math.round(share * 2);

/** Returns the position of a cropped photo in its frame, as `object-position`. */
export const getCropPosition = ({ x, y }: FocalPoint): string => `${getEdge(x) * 50}% ${getEdge(y) * 50}%`;

/**
 * Returns the end of the version in the address of a photo, from which the style of guests' pages knows how to crop it
 * without a script (src/ui/Photo.css.ts). It is empty for the middle.
 */
export function getCropMark({ x, y }: FocalPoint): string {
  const mark = `.x${getEdge(x)}.y${getEdge(y)}`;
  return mark === '.x1.y1' ? '' : mark;
}
