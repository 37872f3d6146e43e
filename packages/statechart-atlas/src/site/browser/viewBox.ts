/** The visible part of a drawing, in its own units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const most = 12;

/** Returns the zoom factor of a part of the drawing. */
export const getScale = (box: Box, whole: Box): number => whole.width / box.width;

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Moves the visible part, and keeps its centre on the drawing. */
export function moved(box: Box, whole: Box, dx: number, dy: number): Box {
  const [halfWidth, halfHeight] = [box.width / 2, box.height / 2];
  return {
    ...box,
    x: within(box.x + dx, whole.x - halfWidth, whole.x + whole.width - halfWidth),
    y: within(box.y + dy, whole.y - halfHeight, whole.y + whole.height - halfHeight),
  };
}

/** Zooms the visible part by a factor around a point; never out beyond the whole drawing. */
export function zoomed(box: Box, whole: Box, factor: number, point: { x: number; y: number }): Box {
  const scale = within(getScale(box, whole) * factor, 1, most);
  if (scale === 1) return whole;
  const [width, height] = [whole.width / scale, whole.height / scale];
  const [atX, atY] = [(point.x - box.x) / box.width, (point.y - box.y) / box.height];
  return moved({ x: point.x - atX * width, y: point.y - atY * height, width, height }, whole, 0, 0);
}
