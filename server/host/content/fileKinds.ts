/** The first bytes of files that hosts use instead of a text or a photo, and their kinds. A dot matches any byte. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^\{\\rtf/, 'an RTF document'],
  [/^PK··/, 'a Word, Pages or OpenDocument document, or an archive'],
  [/^\xd0\xcf..\xa1\xb1/s, 'a Word document'],
  [/^%PDF/, 'a PDF document'],
  [/^(?:\xef\xbb\xbf)?\s*<(!doctype html|html|head|body)\b/i, 'a web page'],
  [
    /^(?:\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*(<!doctype svg[^>]*>\s*)?<svg\b/i,
    'an SVG drawing',
  ],
  [/^(\xff\n|....JXL )/s, 'a JPEG XL picture'],
  [/^(....jP {2}|\xffO\xffQ)/s, 'a JPEG 2000 picture'],
  [/^(II[*+U]·|MM·[*+]|IIRO·)/, 'a TIFF picture, or a camera’s raw file'],
  [/^(FUJIFILMCCD-RAW|....ftypcrx )/s, 'a camera’s raw file'],
  [/^GIF8[79]a/, 'a GIF picture'],
  [/^BM.{4}·/s, 'a BMP picture'],
  [/^8BPS/, 'a Photoshop document'],
  [/^....ftyp(qt {2}|isom|iso[2-9]|mp4[12]|M4V |avc1|3gp)/s, 'a video'],
  [/^RIFF....AVI /s, 'a video'],
  [/^bplist/, 'a property list of a Mac'],
];

/** The number of bytes needed to detect a file's kind. */
export const headLength = 512;

/** The kind of a file according to its first bytes, regardless of its name; undefined if it is none of these kinds. */
export function fileKind(head: Uint8Array): string | undefined {
  const bytes = Buffer.from(head.subarray(0, headLength)).toString('latin1');
  const text = bytes.replaceAll(/[^\P{Cc}\s]/gu, '·');
  return beginnings.find(([beginning]) => beginning.test(text))?.[1];
}
