import type { Language } from '../values/language.ts';
import type { PropertyDocument } from './checks/checkDocument.ts';
import { readField, type FieldChange } from './documentFields.ts';
import type { FieldPath } from './issues.ts';

/** A list whose items have texts in each language, under the name of the item. */
export interface NamedList {
  readonly path: FieldPath;
  /** The field of an item that contains its name; empty if the item is a name. */
  readonly identity: string;
  /** The field of the texts, such as `rooms`. */
  readonly texts: string;
}

/** A list and, if its items have names, where the texts about them are. */
export type ItemList = Pick<NamedList, 'path'> & Partial<NamedList>;

const readItems = (document: PropertyDocument, path: FieldPath): readonly unknown[] => {
  const items = readField(document, path);
  return Array.isArray(items) ? items : [];
};

const namePath = ({ path, identity }: NamedList, index: number): FieldPath =>
  identity === '' ? [...path, index] : [...path, index, identity];

const readName = (document: PropertyDocument, list: NamedList, index: number): string => {
  const name = readField(document, namePath(list, index));
  return typeof name === 'string' ? name : '';
};

/** Returns the name of an item; empty if its list has no names. */
export const getItemName = (document: PropertyDocument, list: ItemList, index: number): string =>
  isNamed(list) ? readName(document, list, index) : '';

const isNamed = (list: ItemList): list is NamedList => list.texts !== undefined;

const listNames = (document: PropertyDocument, list: NamedList): string[] =>
  readItems(document, list.path).map((_, index) => readName(document, list, index));

const listLanguages = ({ texts }: PropertyDocument) => Object.keys(texts) as Language[];

/** Moves the texts of a name to another one in all languages. Texts of a name that another item has are copied. */
function moveTexts(
  document: PropertyDocument,
  list: NamedList,
  from: string,
  to: string | undefined,
): FieldChange[] {
  const isShared = listNames(document, list).filter((name) => name === from).length > 1;
  return listLanguages(document).flatMap((language) => {
    const path = ['texts', language, list.texts];
    const texts = readField(document, [...path, from]);
    if (texts === undefined) return [];
    return [
      ...(to === undefined ? [] : [{ path: [...path, to], value: texts }]),
      ...(isShared ? [] : [{ path: [...path, from], value: undefined }]),
    ];
  });
}

/** Returns the changes that give an item another name, together with its texts in all languages. */
export function renameItem(
  document: PropertyDocument,
  list: NamedList,
  index: number,
  name: string,
): FieldChange[] {
  const former = readName(document, list, index);
  if (former === name) return [];
  const renamed = { path: namePath(list, index), value: name };
  return former === '' ? [renamed] : [renamed, ...moveTexts(document, list, former, name)];
}

/** Returns the changes that remove an item and its texts in all languages. An empty list is removed. */
export function removeItem(document: PropertyDocument, list: ItemList, index: number): FieldChange[] {
  const items = readItems(document, list.path).toSpliced(index, 1);
  const texts = isNamed(list) ? moveTexts(document, list, readName(document, list, index), undefined) : [];
  return [{ path: list.path, value: items.length > 0 ? items : undefined }, ...texts];
}

/** Returns the changes that move an item to another place. */
export function moveItem(
  document: PropertyDocument,
  { path }: ItemList,
  index: number,
  to: number,
): FieldChange[] {
  const items = readItems(document, path);
  return [{ path, value: items.toSpliced(index, 1).toSpliced(to, 0, items[index]) }];
}

/** The names of items that have no title yet. */
const isProvisional = (name: string): boolean => /^new-\d+$/.test(name);

/** Returns a name from a title, in lower-case letters, digits and hyphens, which no other item has. */
export function createName(title: string, taken: readonly string[]): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '');
  const base = plain === '' ? 'new' : plain;
  const free = (number: number): string => {
    const name = number === 1 && base !== 'new' ? base : `${base}-${number}`;
    return taken.includes(name) ? free(number + 1) : name;
  };
  return free(1);
}

/** Returns the changes that add an item at the end. Its name is provisional until it has a title. */
export function addItem(document: PropertyDocument, list: ItemList, fresh: object = {}): FieldChange[] {
  const index = readItems(document, list.path).length;
  if (!isNamed(list)) return [{ path: [...list.path, index], value: fresh }];
  const name = list.identity === '' ? '' : createName('', listNames(document, list));
  const value = list.identity === '' ? '' : { [list.identity]: name, ...fresh };
  return [{ path: [...list.path, index], value }];
}

/** Returns the changes that give an item with a provisional name one from its title. */
export function nameFromTitle(
  document: PropertyDocument,
  list: NamedList,
  index: number,
  title: string,
): FieldChange[] {
  const names = listNames(document, list);
  if (title.trim() === '' || !isProvisional(names[index] ?? '')) return [];
  return renameItem(document, list, index, createName(title, names));
}
