import type { Section } from './item.ts';

export const location: Section = {
  id: 'location',
  label: 'dashboard.editor.location',
  about: 'dashboard.editor.location.about',
  special: 'map',
  parts: [
    {
      path: 'property.address',
      label: 'dashboard.field.address',
      kind: 'group',
      parts: [
        { path: 'property.address.street', label: 'dashboard.field.street', kind: 'text' },
        { path: 'property.address.postalCode', label: 'dashboard.field.postalCode', kind: 'text' },
        { path: 'texts.*.location.city', label: 'dashboard.field.city', kind: 'text' },
        { path: 'texts.*.location.region', label: 'dashboard.field.region', kind: 'text' },
        { path: 'texts.*.location.country', label: 'dashboard.field.country', kind: 'text' },
      ],
    },
    {
      path: 'property.location',
      label: 'dashboard.field.position',
      hint: 'dashboard.field.position.about',
      kind: 'group',
      parts: [
        { path: 'property.location.latitude', label: 'dashboard.field.latitude', kind: 'text' },
        { path: 'property.location.longitude', label: 'dashboard.field.longitude', kind: 'text' },
      ],
    },
    { path: 'property.timeZone', label: 'dashboard.field.timeZone', kind: 'choice', choices: 'timeZone' },
    {
      path: 'property.distances',
      label: 'dashboard.field.distances',
      kind: 'items',
      add: 'dashboard.field.distances.add',
      item: 'dashboard.field.distances.item',
      titles: ['property.distances.*.name', 'property.distances.*.to'],
      parts: [
        { path: 'property.distances.*.to', label: 'dashboard.field.place', kind: 'choice', choices: 'place' },
        {
          path: 'property.distances.*.name',
          label: 'dashboard.field.placeName',
          hint: 'dashboard.field.placeName.about',
          kind: 'text',
        },
        {
          path: 'property.distances.*.distance',
          label: 'dashboard.field.distance',
          kind: 'distance',
          summary: true,
        },
      ],
    },
  ],
};
