/** The kind of a file, such as `SVG`, with a phrase for it: `an SVG drawing`. */
interface FileKind {
  readonly format: string;
  readonly phrase: string;
}

/**
 * The first bytes of files that hosts use instead of a text or a photo, and the format and phrase of their kinds. A dot
 * matches any byte.
 */
const beginnings: readonly (readonly [RegExp, format: string, phrase: string])[] = [
  [/^\{\\rtf/, 'RTF', 'an RTF document'],
  [/^PK··/, 'ZIP', 'a Word, Pages or OpenDocument document, or an archive'],
  [/^\xd0\xcf..\xa1\xb1/s, 'Word', 'a Word document'],
  [/^%PDF/, 'PDF', 'a PDF document'],
  [/^(?:\xef\xbb\xbf)?\s*<(!doctype html|html|head|body)\b/i, 'HTML', 'a web page'],
  [
    /^(?:\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*(<!doctype svg[^>]*>\s*)?<svg\b/i,
    'SVG',
    'an SVG drawing',
  ],
  [/^(\xff\n|....JXL )/s, 'JPEG XL', 'a JPEG XL picture'],
  [/^(....jP {2}|\xffO\xffQ)/s, 'JPEG 2000', 'a JPEG 2000 picture'],
  [/^(II[*+U]·|MM·[*+]|IIRO·)/, 'TIFF', 'a TIFF picture, or a camera’s raw file'],
  [/^(FUJIFILMCCD-RAW|....ftypcrx )/s, 'RAW', 'a camera’s raw file'],
  [/^GIF8[79]a/, 'GIF', 'a GIF picture'],
  [/^BM.{4}·/s, 'BMP', 'a BMP picture'],
  [/^8BPS/, 'Photoshop', 'a Photoshop document'],
  [/^....ftyp(qt {2}|isom|iso[2-9]|mp4[12]|M4V |avc1|3gp)/s, 'MP4', 'a video'],
  [/^RIFF....AVI /s, 'AVI', 'a video'],
  [/^bplist/, 'plist', 'a property list of a Mac'],
];

/** The number of bytes needed to detect a file's kind. */
export const headLength = 512;

/** The kind of a file according to its first bytes, regardless of its name; undefined if it is none of these kinds. */
export function findFileKind(head: Uint8Array): FileKind | undefined {
  const bytes = Buffer.from(head.subarray(0, headLength)).toString('latin1');
  const text = bytes.replaceAll(/[^\P{Cc}\s]/gu, '·');
  const [, format, phrase] = beginnings.find(([beginning]) => beginning.test(text)) ?? [];
  return format === undefined || phrase === undefined ? undefined : { format, phrase };
}
