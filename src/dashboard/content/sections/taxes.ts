import { field } from './field.ts';
import type { Section } from './item.ts';

export const taxes: Section = {
  id: 'taxes',
  label: 'dashboard.editor.taxes',
  about: 'dashboard.editor.taxes.about',
  parts: [
    {
      path: 'property.ageGroups.children',
      label: 'dashboard.field.children',
      kind: 'group',
      fold: 'optional',
      parts: [
        field('property.ageGroups.children.toAge', 'dashboard.field.toAge', 'number', {
          summary: 'dashboard.field.toAge.value',
        }),
      ],
    },
    {
      path: 'property.ageGroups.babies',
      label: 'dashboard.field.babies',
      kind: 'group',
      fold: 'optional',
      parts: [
        field('property.ageGroups.babies.toAge', 'dashboard.field.toAge', 'number', {
          summary: 'dashboard.field.toAge.value',
        }),
        field('property.ageGroups.babies.countAsGuests', 'dashboard.field.countAsGuests', 'choice', {
          choices: 'yesNo',
        }),
        field('property.ageGroups.babies.max', 'dashboard.field.maxBabies', 'number'),
      ],
    },
    {
      path: 'property.touristTax',
      label: 'dashboard.field.touristTax',
      hint: 'dashboard.field.touristTax.about',
      kind: 'group',
      fold: 'optional',
      parts: [
        field('property.touristTax.amount', 'dashboard.field.taxAmount', 'euros', { summary: true }),
        field('property.touristTax.maxNights', 'dashboard.field.taxNights', 'number', {
          hint: 'dashboard.field.optional',
        }),
        field('property.touristTax.fromAge', 'dashboard.field.fromAge', 'number', {
          hint: 'dashboard.field.optional',
        }),
      ],
    },
  ],
};
