import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagContrast,
} from 'culori/fn';
import { dark, light, type ColourName } from './colours.ts';

/** The colours of buttons and links, which follow the accent colour of the site. */
type AccentName = 'primary' | 'primaryStrong' | 'primaryTint' | 'primaryWash' | 'onPrimary';
export type AccentColours = Readonly<Record<AccentName, string>>;

for (const mode of [modeRgb, modeLrgb]) register(mode);
const toOklch = register(modeOklch);

/** The contrast that WCAG 2.2 AA requires of text. */
const textContrast = 4.5;
/** The smallest difference in lightness between two tried colours, in OKLCH from 0 to 1. */
const step = 0.005;

interface Tone {
  l: number;
  c: number;
  h: number;
}

const read = (hex: string): Tone => {
  const { l, c, h = 0 } = toOklch(hex)!;
  return { l, c, h };
};

/** Returns the nearest colour of the same hue that screens can show. */
const write = (tone: Tone) => formatHex(clampChroma({ mode: 'oklch', ...tone }, 'oklch', 'rgb'));

const isLegible = (one: string, others: readonly string[]) =>
  others.every((other) => wcagContrast(one, other) >= textContrast);

/** Returns a colour of the software in the hue of another one, which is at most as vivid. */
const inHue = (hex: string, { c, h }: Tone) => {
  const own = read(hex);
  return write({ l: own.l, c: Math.min(own.c, c), h });
};

/** Returns the lightest or darkest allowed variant of a colour that is legible on all grounds. */
function correct(tone: Tone, grounds: readonly string[], direction: -1 | 1): string {
  for (let { l } = tone; l > 0 && l < 1; l += direction * step) {
    const colour = write({ ...tone, l });
    if (isLegible(colour, grounds)) return colour;
  }
  return direction < 0 ? '#000000' : '#ffffff';
}

function getColours(accent: string, colours: Record<ColourName, string>, direction: -1 | 1): AccentColours {
  const tone = read(accent);
  const tint = inHue(colours.primaryTint, tone);
  const wash = inHue(colours.primaryWash, tone);
  const onPrimary = direction < 0 ? colours.onPrimary : inHue(colours.onPrimary, tone);
  const { page, band, surface } = colours;
  const primary = correct(tone, [page, band, surface, tint, wash, onPrimary], direction);
  const corrected = read(primary);
  const difference = Math.abs(read(colours.primaryStrong).l - read(colours.primary).l);
  const primaryStrong = write({
    ...corrected,
    l: Math.min(1, Math.max(0, corrected.l + direction * difference)),
  });
  return { primary, primaryStrong, primaryTint: tint, primaryWash: wash, onPrimary };
}

/**
 * Returns the colours of buttons and links for light and dark pages, derived from a colour that the host has chosen. It
 * is darkened on light pages, and lightened on dark ones, until texts are legible in it and on it (WCAG 2.2, 4.5:1); its
 * hue stays.
 * @param accent an sRGB colour such as `#0b6b4f`
 */
export const getAccentColours = (accent: string): { light: AccentColours; dark: AccentColours } => ({
  light: getColours(accent, light, -1),
  dark: getColours(accent, dark, 1),
});
