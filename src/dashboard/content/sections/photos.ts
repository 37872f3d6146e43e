import type { Section } from './item.ts';

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
      parts: [
        { path: 'property.photos.*', label: 'dashboard.field.photo', kind: 'choice', choices: 'photo' },
        {
          path: 'texts.*.photos.*',
          label: 'dashboard.field.photoText',
          hint: 'dashboard.field.photoText.about',
          kind: 'longText',
        },
      ],
    },
  ],
};
