import { geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';

/** The maximum length of all coasts and borders in the SVG, in characters. */
const most = 10_000;
/** The minimum length of a line, in pixels of the drawing: shorter ones are invisible. */
const shortest = 0.7;

const tenths = (pixels: number) => Math.round(pixels * 10) / 10;

/** Collects d3's drawing commands, without points closer than `least` pixels to the previous one. */
function thinned(least: number) {
  let drawn = '';
  let line = '';
  let points = 0;
  let last: readonly [number, number] = [0, 0];
  const add = (command: string, x: number, y: number) => {
    line += `${command}${tenths(x)},${tenths(y)}`;
    points += 1;
    last = [x, y];
  };
  const end = (isArea: boolean) => {
    // An area of two points is invisible.
    if (points > (isArea ? 2 : 1)) drawn += line + (isArea ? 'Z' : '');
    [line, points] = ['', 0];
  };
  return {
    beginPath: () => undefined,
    arc: () => undefined,
    moveTo(x: number, y: number) {
      end(false);
      add('M', x, y);
    },
    lineTo(x: number, y: number) {
      if (Math.hypot(x - last[0], y - last[1]) >= least) add('L', x, y);
    },
    closePath: () => end(true),
    finish() {
      end(false);
      return drawn;
    },
  };
}

function drawn(projection: GeoProjection, shape: GeoPermissibleObjects, least: number): string {
  const context = thinned(least);
  geoPath(projection, context)(shape);
  return context.finish();
}

/** Returns shapes as SVG paths, simplified until their total length is acceptable. */
export function getLines(projection: GeoProjection, shapes: readonly GeoPermissibleObjects[]): string[] {
  for (let least = shortest; ; least *= 2) {
    const lines = shapes.map((shape) => drawn(projection, shape, least));
    if (lines.join('').length <= most) return lines;
  }
}
