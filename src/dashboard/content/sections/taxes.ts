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
        {
          path: 'property.ageGroups.children.toAge',
          label: 'dashboard.field.toAge',
          kind: 'number',
          summary: 'dashboard.field.toAge.value',
        },
      ],
    },
    {
      path: 'property.ageGroups.babies',
      label: 'dashboard.field.babies',
      kind: 'group',
      fold: 'optional',
      parts: [
        {
          path: 'property.ageGroups.babies.toAge',
          label: 'dashboard.field.toAge',
          kind: 'number',
          summary: 'dashboard.field.toAge.value',
        },
        {
          path: 'property.ageGroups.babies.countAsGuests',
          label: 'dashboard.field.countAsGuests',
          kind: 'choice',
          choices: 'yesNo',
        },
        { path: 'property.ageGroups.babies.max', label: 'dashboard.field.maxBabies', kind: 'number' },
      ],
    },
    {
      path: 'property.touristTax',
      label: 'dashboard.field.touristTax',
      hint: 'dashboard.field.touristTax.about',
      kind: 'group',
      fold: 'optional',
      parts: [
        {
          path: 'property.touristTax.amount',
          label: 'dashboard.field.taxAmount',
          kind: 'euros',
          summary: true,
        },
        {
          path: 'property.touristTax.maxNights',
          label: 'dashboard.field.taxNights',
          hint: 'dashboard.field.optional',
          kind: 'number',
        },
        {
          path: 'property.touristTax.fromAge',
          label: 'dashboard.field.fromAge',
          hint: 'dashboard.field.optional',
          kind: 'number',
        },
      ],
    },
  ],
};
