/** A face as it is measured: how far it reaches above and below the line, in ems. */
interface Face {
  ascent: number;
  descent: number;
}

const figtree: Face = { ascent: 0.95, descent: 0.25 };
const instrumentSerif: Face = { ascent: 0.99, descent: 0.31 };

const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;

/** A face of the device in the measure of one that is on its way, so that no line breaks or moves when that comes. */
const inMeasure = ({ ascent, descent }: Face, width: number, ...names: string[]) => ({
  src: names.map((name) => `local("${name}")`).join(', '),
  sizeAdjust: percent(width),
  ascentOverride: percent(ascent / width),
  descentOverride: percent(descent / width),
  lineGapOverride: '0%',
});

/**
 * The faces that are seen until ours come, by name: what devices of Apple and with Windows have, then Android, then Linux.
 * The widths are those of the site's texts in the five languages, in our face for each one of theirs.
 */
export const textFallbacks = {
  'Text Arial': inMeasure(figtree, 0.998, 'Arial', 'Liberation Sans', 'Helvetica'),
  'Text Roboto': inMeasure(figtree, 1.004, 'Roboto'),
  'Text DejaVu': inMeasure(figtree, 0.886, 'DejaVu Sans'),
};
export const displayFallbacks = {
  'Display Times': inMeasure(instrumentSerif, 0.835, 'Times New Roman', 'Liberation Serif', 'Times'),
  'Display Noto': inMeasure(instrumentSerif, 0.703, 'Noto Serif'),
  'Display DejaVu': inMeasure(instrumentSerif, 0.653, 'DejaVu Serif'),
};

const quoted = (name: string) => `'${name}'`;

/** A list of families: ours, and what holds its place. */
export const getFamily = (
  ownFace: string,
  fallbacks: Readonly<Record<string, unknown>>,
  generic: string,
): string => [...[ownFace, ...Object.keys(fallbacks)].map(quoted), generic].join(', ');
