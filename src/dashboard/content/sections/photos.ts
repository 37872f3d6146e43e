import { field } from './field.ts';
import type { Section } from './item.ts';

export const photoText = field('texts.*.photos.*', 'dashboard.field.photoText', 'text', {
  hint: 'dashboard.field.photoText.about',
  everyLanguage: true,
});

export const photos: Section = {
  id: 'photos',
  label: 'dashboard.editor.photos',
  about: 'dashboard.editor.photos.about',
  special: 'photos',
  parts: [
    {
      path: 'property.photos',
      label: 'dashboard.field.photos',
      kind: 'items',
      add: 'dashboard.field.photos.add',
      item: 'dashboard.editor.photo',
      named: { identity: '', texts: 'photos', title: '' },
      parts: [field('property.photos.*', 'dashboard.field.photo', 'choice', { choices: 'photo' }), photoText],
    },
  ],
};
