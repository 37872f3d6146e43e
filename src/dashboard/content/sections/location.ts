import { field } from './field.ts';
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
        field('property.address.street', 'dashboard.field.street', 'text'),
        field('property.address.postalCode', 'dashboard.field.postalCode', 'text'),
        field('texts.*.location.city', 'dashboard.field.city', 'text'),
        field('texts.*.location.region', 'dashboard.field.region', 'text'),
        field('texts.*.location.country', 'dashboard.field.country', 'text'),
      ],
    },
    {
      path: 'property.location',
      label: 'dashboard.field.position',
      hint: 'dashboard.field.position.about',
      kind: 'group',
      parts: [
        field('property.location.latitude', 'dashboard.field.latitude', 'text'),
        field('property.location.longitude', 'dashboard.field.longitude', 'text'),
      ],
    },
    field('property.timeZone', 'dashboard.field.timeZone', 'choice', { choices: 'timeZone' }),
    {
      path: 'property.distances',
      label: 'dashboard.field.distances',
      kind: 'items',
      add: 'dashboard.field.distances.add',
      item: 'dashboard.field.distances.item',
      titles: ['property.distances.*.name', 'property.distances.*.to'],
      parts: [
        field('property.distances.*.to', 'dashboard.field.place', 'choice', { choices: 'place' }),
        field('property.distances.*.name', 'dashboard.field.placeName', 'text', {
          hint: 'dashboard.field.placeName.about',
        }),
        field('property.distances.*.distance', 'dashboard.field.distance', 'distance', { summary: true }),
      ],
    },
  ],
};
