import type { Unzipped } from 'fflate';
import { decodeText } from '../../../contract/imports/decodeText.ts';
import { findProperties } from '../../../contract/imports/findProperties.ts';
import type { FoundProperty } from '../../../contract/imports/foundProperty.ts';
import { importLimits, type PropertyProblem } from '../../../contract/imports/limits.ts';

/** The properties and the photos of a file with personal data of another site. */
export interface ReadArchive {
  properties: FoundProperty[];
  photos: File[];
}

type Result = ReadArchive | { problem: PropertyProblem };

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
};

const getExtension = (name: string) => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** The last part of the name of an entry; folders, and ways out of them, do not matter, because nothing is stored. */
const getFileName = (name: string) => name.split(/[/\\]/).at(-1) ?? '';

/** Chooses the entries that are unpacked, within the limits of their declared sizes. */
function createFilter() {
  let [entries, bytes, photos] = [0, 0, 0];
  return ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    entries += 1;
    if (entries > importLimits.archiveEntries) throw new RangeError('too many entries');
    const isPhoto = getExtension(name) in types;
    if (!isPhoto && getExtension(name) !== 'json') return false;
    if (originalSize > importLimits.entryBytes || (isPhoto && photos >= importLimits.photos)) return false;
    photos += isPhoto ? 1 : 0;
    bytes += originalSize;
    if (bytes > importLimits.unpackedBytes) throw new RangeError('too large');
    return true;
  };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeText(bytes));
  } catch {
    return undefined;
  }
}

const startsWith = (bytes: Uint8Array, text: string) =>
  decodeText(bytes.subarray(0, 200)).trimStart().slice(0, text.length).toLowerCase() === text;

function readJson(bytes: Uint8Array): Result {
  const json = parse(bytes);
  if (json === undefined) return { problem: 'damaged' };
  const properties = findProperties(json);
  return properties.length > 0 ? { properties, photos: [] } : { problem: 'noProperty' };
}

function readEntries(entries: Unzipped): Result {
  const files = Object.entries(entries);
  const texts = files.filter(([name]) => getExtension(name) === 'json');
  if (texts.length === 0) return { problem: 'noJson' };
  const properties = texts
    .flatMap(([, bytes]) => findProperties(parse(bytes)))
    .slice(0, importLimits.properties);
  if (properties.length === 0) return { problem: 'noProperty' };
  const photos = files.flatMap(([name, bytes]) => {
    const type = types[getExtension(name)];
    return type === undefined ? [] : [new File([bytes as BlobPart], getFileName(name), { type })];
  });
  return { properties, photos };
}

/** Reads the properties of an archive or of a JSON file, within the limits of sizes. */
export async function readArchive(bytes: Uint8Array): Promise<Result> {
  if (bytes.length === 0) return { problem: 'empty' };
  if (startsWith(bytes, '{') || startsWith(bytes, '[')) return readJson(bytes);
  if (startsWith(bytes, '<')) return { problem: 'noJson' };
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return { problem: 'notArchive' };
  // The library belongs to this page only.
  const { unzipSync } = await import('fflate');
  try {
    return readEntries(unzipSync(bytes, { filter: createFilter() }));
  } catch (error) {
    return { problem: error instanceof RangeError ? 'tooLarge' : 'damaged' };
  }
}
