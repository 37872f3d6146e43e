/** What is used of it; it brings no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    noHinting?: boolean;
    /** The OpenType features that stay. */
    keepFeatures: string[];
    variationAxes?: Record<string, { min: number; max: number }>;
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
