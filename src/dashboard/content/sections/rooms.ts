import { field } from './field.ts';
import type { Section } from './item.ts';

export const rooms: Section = {
  id: 'rooms',
  label: 'dashboard.editor.rooms',
  about: 'dashboard.editor.rooms.about',
  parts: [
    {
      path: 'property.rooms',
      label: 'dashboard.field.rooms',
      kind: 'items',
      add: 'dashboard.field.rooms.add',
      item: 'dashboard.field.rooms.item',
      named: { identity: 'name', texts: 'rooms', title: 'title' },
      fresh: { photos: [] },
      parts: [
        field('property.rooms.*.name', 'dashboard.field.internalName', 'identity'),
        field('texts.*.rooms.*.title', 'dashboard.field.roomTitle', 'text', { everyLanguage: true }),
        field('texts.*.rooms.*.text', 'dashboard.field.roomText', 'text', {
          hint: 'dashboard.field.roomText.about',
          summary: true,
        }),
        field('property.rooms.*.photos', 'dashboard.field.roomPhotos', 'choices', {
          choices: 'photo',
          keepsEmpty: true,
        }),
      ],
    },
  ],
};
