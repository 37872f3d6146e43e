import { palette } from './palette.ts';

const { green, blue, leaf, sky, yellow, red, slate, white } = palette;

/** The colours by purpose. Light pages use the shades 500 of the palette, dark pages the shades 400. */
export const light = {
  page: white,
  band: slate[50],
  surface: white,
  sunken: slate[100],
  line: slate[200],
  /** Borders of interactive elements. */
  edge: slate[400],
  text: slate[900],
  muted: slate[500],
  primary: green[500],
  primaryStrong: green[600],
  primaryTint: green[100],
  primaryWash: green[50],
  onPrimary: white,
  secondary: blue[500],
  success: leaf[500],
  successTint: leaf[50],
  info: sky[500],
  infoTint: sky[50],
  warning: yellow[500],
  warningTint: yellow[50],
  error: red[500],
  errorTint: red[50],
  /** Rating stars; never used for text. */
  star: yellow[500],
  focus: blue[500],
  /** Drawn maps: water, and the country of the property. */
  sea: blue[100],
  land: slate[50],
} as const;

export type ColourName = keyof typeof light;

export const dark: Record<ColourName, string> = {
  page: slate[950],
  band: slate[900],
  surface: slate[900],
  sunken: slate[800],
  line: slate[800],
  edge: slate[400],
  text: slate[100],
  muted: slate[400],
  primary: green[400],
  primaryStrong: green[300],
  primaryTint: green[900],
  primaryWash: green[950],
  onPrimary: green[950],
  secondary: blue[400],
  success: leaf[400],
  successTint: leaf[950],
  info: sky[400],
  infoTint: sky[950],
  warning: yellow[400],
  warningTint: yellow[950],
  error: red[400],
  errorTint: red[950],
  star: yellow[400],
  focus: blue[400],
  sea: blue[950],
  land: slate[900],
};

/** Pairs of text and background colours. WCAG AA requires a contrast of 4.5:1. */
export const textPairs: readonly (readonly [text: ColourName, ground: ColourName])[] = [
  ...(['page', 'band', 'surface', 'sunken', 'primaryTint', 'primaryWash'] as const).map(
    (ground) => ['text', ground] as const,
  ),
  ...(['page', 'band', 'surface'] as const).flatMap((ground) =>
    (['muted', 'primary', 'secondary', 'success', 'info', 'warning', 'error'] as const).map(
      (text) => [text, ground] as const,
    ),
  ),
  ['muted', 'sunken'],
  ['muted', 'land'],
  ['muted', 'sea'],
  ['text', 'sea'],
  ['primary', 'primaryTint'],
  ['primary', 'primaryWash'],
  ['muted', 'primaryWash'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryStrong'],
  ['onPrimary', 'error'],
  ['text', 'successTint'],
  ['success', 'successTint'],
  ['text', 'infoTint'],
  ['info', 'infoTint'],
  ['text', 'warningTint'],
  ['warning', 'warningTint'],
  ['text', 'errorTint'],
  ['error', 'errorTint'],
];

/** Pairs of borders or icons and their backgrounds, with a required contrast of 3:1. */
export const edgePairs: readonly (readonly [edge: ColourName, ground: ColourName])[] = (
  ['page', 'band', 'surface'] as const
).flatMap((ground) => (['edge', 'focus', 'star'] as const).map((edge) => [edge, ground] as const));
