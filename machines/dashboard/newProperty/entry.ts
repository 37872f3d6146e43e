import { maxUnitIdLength } from '../../../contract/values/ids.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { PropertyEntry } from './newProperty.types.ts';

export const createEntry = (language: Language): PropertyEntry => ({ name: '', language, property: '' });

/** Letters that are not a letter with an accent. */
const spellings: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' };

/** Proposes the id of a property from its name; empty if no character of the name can be used. */
export const proposeId = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[ßæœø]/g, (letter) => spellings[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxUnitIdLength)
    .replaceAll(/^-|-$/g, '');

/** Returns the changed entry. The id follows the name until the person has written another one. */
export function changeEntry(entry: PropertyEntry, changes: Partial<PropertyEntry>): PropertyEntry {
  const isProposed = entry.property === proposeId(entry.name);
  const changed = { ...entry, ...changes };
  return isProposed && changes.property === undefined
    ? { ...changed, property: proposeId(changed.name) }
    : changed;
}
