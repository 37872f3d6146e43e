import { describe, expect, test } from 'vitest';
import { changeFields, readField } from '../../contract/content/documentFields.ts';

const document = {
  property: { bedrooms: '2', rules: { petsAllowed: 'no' }, photos: ['a.jpg', 'b.jpg'] },
  texts: { en: { name: 'House' } },
};

describe('fields of a document', () => {
  test('are read by their path', () => {
    expect(readField(document, ['property', 'photos', 1])).toBe('b.jpg');
    expect(readField(document, ['texts', 'en', 'name'])).toBe('House');
    expect(readField(document, ['texts', 'pt', 'name'])).toBeUndefined();
    expect(readField(document, ['property', 'toString'])).toBeUndefined();
  });

  test('keep their place when they change', () => {
    const changed = changeFields(document, [{ path: ['property', 'bedrooms'], value: '3' }]);
    expect(Object.entries(changed.property as object)[0]).toEqual(['bedrooms', '3']);
    expect(document.property.bedrooms).toBe('2');
  });

  test('are added with their blocks, and removed with blocks that become empty', () => {
    const path = ['texts', 'pt', 'location', 'city'];
    const added = changeFields(document, [{ path, value: 'Lisboa' }]);
    expect(added.texts.pt).toEqual({ location: { city: 'Lisboa' } });
    expect(changeFields(added, [{ path, value: undefined }])).toEqual(document);
  });

  test('are items of lists', () => {
    const at = (index: number, value: unknown) => [{ path: ['property', 'photos', index], value }];
    expect(readField(changeFields(document, at(2, 'c.jpg')), ['property', 'photos'])).toEqual([
      'a.jpg',
      'b.jpg',
      'c.jpg',
    ]);
    expect(readField(changeFields(document, at(0, undefined)), ['property', 'photos'])).toEqual(['b.jpg']);
  });
});
