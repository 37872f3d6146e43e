import { amenityCategories } from '../../../../contract/values/amenityCategories.ts';
import { field } from './field.ts';
import type { Section } from './item.ts';

export const amenities: Section = {
  id: 'amenities',
  label: 'dashboard.editor.amenities',
  about: 'dashboard.editor.amenities.about',
  parts: [
    {
      path: 'property.highlights',
      label: 'dashboard.field.highlights',
      hint: 'dashboard.field.highlights.about',
      kind: 'items',
      add: 'dashboard.field.highlights.add',
      item: 'dashboard.field.highlights.item',
      named: { identity: '', texts: 'highlights', title: 'title' },
      parts: [
        field('property.highlights.*', 'dashboard.field.icon', 'choice', { choices: 'icon' }),
        field('texts.*.highlights.*.title', 'dashboard.field.highlightTitle', 'text'),
        field('texts.*.highlights.*.text', 'dashboard.field.highlightText', 'longText', { summary: true }),
      ],
    },
    {
      path: 'property.amenities',
      label: 'dashboard.field.amenities',
      kind: 'group',
      parts: amenityCategories.map((category) =>
        field(`property.amenities.${category}`, `amenityCategory.${category}`, 'choices', {
          choices: `amenity.${category}`,
          fold: true,
        }),
      ),
    },
  ],
};
