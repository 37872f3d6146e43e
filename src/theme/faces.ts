/** The metrics of a font: its ascent and descent, in ems. */
interface Face {
  ascent: number;
  descent: number;
}

const figtree: Face = { ascent: 0.95, descent: 0.25 };
const instrumentSerif: Face = { ascent: 0.99, descent: 0.31 };

const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;

/** Adjusts a font of the device to the metrics of a web font, so that nothing moves when the web font is loaded. */
const adjustMetrics = ({ ascent, descent }: Face, width: number, ...names: string[]) => ({
  src: names.map((name) => `local("${name}")`).join(', '),
  sizeAdjust: percent(width),
  ascentOverride: percent(ascent / width),
  descentOverride: percent(descent / width),
  lineGapOverride: '0%',
});

/**
 * The fallback fonts by name until the web fonts are loaded: those of Apple and Windows devices, then Android, then
 * Linux. Each width is the ratio of the site's texts in its five languages between the web font and the fallback.
 */
export const textFallbacks = {
  'Text Arial': adjustMetrics(figtree, 0.998, 'Arial', 'Liberation Sans', 'Helvetica'),
  'Text Roboto': adjustMetrics(figtree, 1.004, 'Roboto'),
  'Text DejaVu': adjustMetrics(figtree, 0.886, 'DejaVu Sans'),
};
export const displayFallbacks = {
  'Display Times': adjustMetrics(instrumentSerif, 0.835, 'Times New Roman', 'Liberation Serif', 'Times'),
  'Display Noto': adjustMetrics(instrumentSerif, 0.703, 'Noto Serif'),
  'Display DejaVu': adjustMetrics(instrumentSerif, 0.653, 'DejaVu Serif'),
};

const quoted = (name: string) => `'${name}'`;

/** Returns a font family list: the web font and its fallbacks. */
export const getFamily = (
  ownFace: string,
  fallbacks: Readonly<Record<string, unknown>>,
  generic: string,
): string => [...[ownFace, ...Object.keys(fallbacks)].map(quoted), generic].join(', ');
