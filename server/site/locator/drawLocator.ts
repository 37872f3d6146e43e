import { locatorSize } from '../../../contract/rules/locator.ts';
import type { Place } from '../../../contract/values/roundLocation.ts';
import { escaped } from '../pages/html.ts';
import { getLines } from './lines.ts';
import { chooseView } from './chooseView.ts';
import type { Town } from './towns.ts';
import { findCountry, type View } from './view.ts';
import type { CountryShape, WorldMap } from './worldMap.ts';

const { width, height } = locatorSize;
const sources = 'Natural Earth (public domain), naturalearthdata.com; GeoNames (CC BY 4.0), geonames.org';

const rounded = (pixels: number) => Math.round(pixels * 10) / 10;

function townMark({ name, x, y, isLeft }: Town): string {
  const [cx, cy] = [rounded(x), rounded(y)];
  const text = isLeft ? `x="${rounded(x - 8)}" text-anchor="end"` : `x="${rounded(x + 8)}"`;
  return `<circle cx="${cx}" cy="${cy}" r="3"/><text ${text} y="${rounded(y + 5)}">${escaped(name)}</text>`;
}

/** Lengths of the scale bar in kilometres; the longest one that fits into a fifth of the picture is used. */
const barLengths = [200, 100, 50, 20, 10];

function scaleBar({ kilometres }: View): string {
  const length = barLengths.find((one) => one <= kilometres / 5) ?? 5;
  const end = rounded((length * width) / kilometres);
  const foot = height - 24;
  return (
    `<path d="M24 ${foot - 5}v5h${end}v-5" fill="none" stroke="var(--names)" stroke-width="1.5"/>` +
    `<text x="24" y="${foot - 12}" stroke="none">${length} km</text>`
  );
}

const getGround = (lands: readonly CountryShape[]) => ({
  type: 'MultiPolygon' as const,
  coordinates: lands.flatMap(({ coordinates }) => coordinates),
});

const centre = `cx="${width / 2}" cy="${height / 2}"`;
const coast = 'stroke="var(--coast)" stroke-width=".75"';

/**
 * Draws the surroundings of a place as SVG, whose `map` element the page embeds. The page sets the colours as custom
 * properties: `--sea`, `--land` for the country of the place, `--abroad`, `--coast`, `--names`, and `--spot` for the
 * place. `--sides` sets the `display` of the parts that phones do not show. Without a width in kilometres, the smallest one
 * is used at which guests recognise the place.
 */
export function drawLocator(world: WorldMap, place: Place, kilometres?: number): string {
  const { view, towns } = chooseView(world, place, kilometres);
  const home = findCountry(view, place);
  const [abroad, country] = getLines(view.projection, [
    getGround(view.countries.filter((one) => one !== home)),
    getGround(home ? [home] : []),
  ]);
  const { middle, sides } = towns;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><!-- ${sources} --><g id="map">` +
    '<rect width="100%" height="100%" fill="var(--sea)"/>' +
    `<path fill="var(--abroad)" ${coast} d="${abroad}"/>` +
    `<path fill="var(--land)" ${coast} d="${country}"/>` +
    `<circle ${centre} r="26" fill="var(--spot)" fill-opacity=".18"/>` +
    '<g fill="var(--names)" stroke="var(--land)" stroke-width="3" stroke-linejoin="round" paint-order="stroke" font-size="16">' +
    `${middle.map(townMark).join('')}<g display="var(--sides)">${sides.map(townMark).join('')}${scaleBar(view)}</g></g>` +
    `<circle ${centre} r="7" fill="var(--spot)" stroke="var(--land)" stroke-width="2"/></g></svg>`
  );
}
