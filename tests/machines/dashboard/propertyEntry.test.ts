import { describe, expect, test } from 'vitest';
import { unitIdPattern } from '../../../contract/values/ids.ts';
import { changeEntry, createEntry, proposeId } from '../../../machines/dashboard/newProperty/entry.ts';
import { moveProperty } from '../../../machines/dashboard/propertyList/moveProperty.ts';
import { listedProperties } from '../../../machines/dashboard/shared/property.samples.ts';

describe('the proposed address of a property', () => {
  test.each([
    ['Casa Açores', 'casa-acores'],
    ['  Haus am Großen See, Nr. 3 ', 'haus-am-grossen-see-nr-3'],
    ['L’Œuvre', 'l-oeuvre'],
    ['別荘', ''],
  ])('of %s is "%s"', (name, id) => {
    expect(proposeId(name)).toBe(id);
  });

  test('is valid for a long name too', () => {
    const id = proposeId('Quinta da '.repeat(20));
    expect(id).toMatch(unitIdPattern);
    expect(id.length).toBeLessThanOrEqual(64);
  });

  test('follows the name until the person writes another one', () => {
    const named = changeEntry(createEntry('pt'), { name: 'Casa' });
    expect(named.property).toBe('casa');
    const renamed = changeEntry(named, { name: 'Moinho' });
    expect(renamed.property).toBe('moinho');
    const own = changeEntry(renamed, { property: 'o-moinho' });
    expect(changeEntry(own, { name: 'Quinta' }).property).toBe('o-moinho');
  });
});

describe('a property that is moved', () => {
  const getOrder = (moved: string, by: -1 | 1) =>
    moveProperty(listedProperties, moved, by).map(({ property }) => property);

  test('changes places with the one before or after it', () => {
    expect(getOrder('moinho', -1)).toEqual(['moinho', 'casa-do-limoeiro']);
    expect(getOrder('casa-do-limoeiro', 1)).toEqual(['moinho', 'casa-do-limoeiro']);
  });

  test('stays at the ends of the list, and so does an unknown one', () => {
    expect(moveProperty(listedProperties, 'casa-do-limoeiro', -1)).toBe(listedProperties);
    expect(moveProperty(listedProperties, 'moinho', 1)).toBe(listedProperties);
    expect(moveProperty(listedProperties, 'unknown', 1)).toBe(listedProperties);
  });
});
