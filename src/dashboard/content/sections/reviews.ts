import { field } from './field.ts';
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
        field('property.reviews.*.author', 'dashboard.field.author', 'text'),
        field('property.reviews.*.country', 'dashboard.field.authorCountry', 'choice', {
          choices: 'country',
        }),
        field('property.reviews.*.date', 'dashboard.field.reviewDate', 'day', { summary: true }),
        field('property.reviews.*.rating', 'dashboard.field.rating', 'decimal', {
          hint: 'dashboard.field.rating.about',
          summary: 'dashboard.field.rating.value',
        }),
        field('property.reviews.*.language', 'dashboard.field.language', 'choice', { choices: 'language' }),
        field('property.reviews.*.text', 'dashboard.field.reviewText', 'longText', { summary: true }),
        field('property.reviews.*.answer.text', 'dashboard.field.answer', 'longText', {
          hint: 'dashboard.field.optional',
        }),
        field('property.reviews.*.answer.language', 'dashboard.field.answerLanguage', 'choice', {
          choices: 'language',
        }),
      ],
    },
  ],
};
