import { siteMedia } from '../../contract/values/pictures.ts';
import { colourModeAttribute } from './colourModeScript.ts';
import { getAccentColours, type AccentColours } from './accentColours.ts';
import { colour } from './theme.css.ts';

/** Returns the declarations of the theme's variables, whose names the build chooses. */
const declare = (colours: AccentColours) =>
  Object.entries(colours)
    .map(([name, value]) => `${colour[name as keyof AccentColours].slice('var('.length, -1)}:${value}`)
    .join(';');

/** Replaces the colours of buttons and links by those of an accent colour. */
function getAccentStyle(accent: string): string {
  const { light, dark } = getAccentColours(accent);
  const root = `:root[${colourModeAttribute}`;
  return (
    `:root{${declare(light)}}` +
    `@media (prefers-color-scheme:dark){:root:not([${colourModeAttribute}]){${declare(dark)}}}` +
    `${root}="dark"]{${declare(dark)}}`
  );
}

/** On white, because the colours of a logo are chosen for light pages. */
const logoStyle =
  `img[src*="/${siteMedia}/"]{display:block;width:auto;height:auto;max-width:min(12rem,50vw);max-height:2.5rem;` +
  'background:#fff;border-radius:6px}';

/** The look of the site that a host has chosen. */
interface Look {
  /** The colour of buttons and links, such as `#0b6b4f`; undefined for that of the software. */
  accent: string | undefined;
  hasLogo: boolean;
}

/** Returns the styles of this site's own look, which only its pages contain; undefined if it has none. */
export function getOwnStyle({ accent, hasLogo }: Look): string | undefined {
  if (accent === undefined && !hasLogo) return undefined;
  return `${accent === undefined ? '' : getAccentStyle(accent)}${hasLogo ? logoStyle : ''}`;
}
