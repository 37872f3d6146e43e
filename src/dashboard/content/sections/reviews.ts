import type { Section } from './item.ts';

export const reviews: Section = {
  id: 'reviews',
  label: 'dashboard.editor.reviews',
  about: 'dashboard.editor.reviews.about',
  parts: [
    {
      path: 'property.reviews',
      label: 'dashboard.field.reviews',
      kind: 'items',
      add: 'dashboard.field.reviews.add',
      item: 'dashboard.field.reviews.item',
      titles: ['property.reviews.*.author'],
      parts: [
        { path: 'property.reviews.*.author', label: 'dashboard.field.author', kind: 'text' },
        {
          path: 'property.reviews.*.country',
          label: 'dashboard.field.authorCountry',
          kind: 'choice',
          choices: 'country',
        },
        { path: 'property.reviews.*.date', label: 'dashboard.field.reviewDate', kind: 'day', summary: true },
        {
          path: 'property.reviews.*.rating',
          label: 'dashboard.field.rating',
          hint: 'dashboard.field.rating.about',
          kind: 'decimal',
          summary: 'dashboard.field.rating.value',
        },
        {
          path: 'property.reviews.*.language',
          label: 'dashboard.field.language',
          kind: 'choice',
          choices: 'language',
        },
        {
          path: 'property.reviews.*.text',
          label: 'dashboard.field.reviewText',
          kind: 'longText',
          summary: true,
        },
        {
          path: 'property.reviews.*.answer.text',
          label: 'dashboard.field.answer',
          hint: 'dashboard.field.optional',
          kind: 'longText',
        },
        {
          path: 'property.reviews.*.answer.language',
          label: 'dashboard.field.answerLanguage',
          kind: 'choice',
          choices: 'language',
        },
      ],
    },
  ],
};
