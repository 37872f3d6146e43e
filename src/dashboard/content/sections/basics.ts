import { field } from './field.ts';
import type { Section } from './item.ts';

export const basics: Section = {
  id: 'basics',
  label: 'dashboard.editor.basics',
  about: 'dashboard.editor.basics.about',
  parts: [
    field('property.kind', 'dashboard.field.kind', 'choice', { choices: 'kind' }),
    field('property.maxGuests', 'dashboard.field.maxGuests', 'number', {
      hint: 'dashboard.field.maxGuests.about',
    }),
    field('property.bedrooms', 'dashboard.field.bedrooms', 'number'),
    field('property.beds', 'dashboard.field.beds', 'number'),
    field('property.bathrooms', 'dashboard.field.bathrooms', 'number'),
  ],
};
