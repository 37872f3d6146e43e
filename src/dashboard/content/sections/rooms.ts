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
        { path: 'property.rooms.*.name', label: 'dashboard.field.internalName', kind: 'identity' },
        { path: 'texts.*.rooms.*.title', label: 'dashboard.field.roomTitle', kind: 'text' },
        {
          path: 'texts.*.rooms.*.text',
          label: 'dashboard.field.roomText',
          hint: 'dashboard.field.roomText.about',
          kind: 'text',
          summary: true,
        },
        {
          path: 'property.rooms.*.photos',
          label: 'dashboard.field.roomPhotos',
          kind: 'choices',
          choices: 'photo',
          keepsEmpty: true,
        },
      ],
    },
  ],
};
