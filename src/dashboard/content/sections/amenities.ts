import { amenityCategories, type AmenityCategory } from '../../../../contract/values/amenityCategories.ts';
import type { DashboardMessageId } from '../../i18n/index.ts';
import type { Field, Section } from './item.ts';

const labels: Readonly<Record<AmenityCategory, DashboardMessageId>> = {
  location: 'amenityCategory.location',
  parking: 'amenityCategory.parking',
  comfort: 'amenityCategory.comfort',
  entertainment: 'amenityCategory.entertainment',
  bathroom: 'amenityCategory.bathroom',
  bedroom: 'amenityCategory.bedroom',
  kitchen: 'amenityCategory.kitchen',
  laundry: 'amenityCategory.laundry',
  family: 'amenityCategory.family',
  safety: 'amenityCategory.safety',
  services: 'amenityCategory.services',
  other: 'amenityCategory.other',
};

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
        { path: 'property.highlights.*', label: 'dashboard.field.icon', kind: 'choice', choices: 'icon' },
        { path: 'texts.*.highlights.*.title', label: 'dashboard.field.highlightTitle', kind: 'text' },
        {
          path: 'texts.*.highlights.*.text',
          label: 'dashboard.field.highlightText',
          kind: 'longText',
          summary: true,
        },
      ],
    },
    {
      path: 'property.amenities',
      label: 'dashboard.field.amenities',
      kind: 'group',
      parts: amenityCategories.map((category): Field => ({
        path: `property.amenities.${category}`,
        label: labels[category],
        kind: 'choices',
        choices: `amenity.${category}`,
      })),
    },
  ],
};
