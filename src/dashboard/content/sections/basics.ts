import type { Section } from './item.ts';

export const basics: Section = {
  id: 'basics',
  label: 'dashboard.editor.basics',
  about: 'dashboard.editor.basics.about',
  parts: [
    {
      path: 'property.kind',
      label: 'dashboard.field.kind',
      kind: 'choice',
      choices: 'kind',
    },
    {
      path: 'property.maxGuests',
      label: 'dashboard.field.maxGuests',
      hint: 'dashboard.field.maxGuests.about',
      kind: 'number',
    },
    { path: 'property.bedrooms', label: 'dashboard.field.bedrooms', kind: 'number' },
    { path: 'property.beds', label: 'dashboard.field.beds', kind: 'number' },
    { path: 'property.bathrooms', label: 'dashboard.field.bathrooms', kind: 'number' },
  ],
};
