import { field } from './field.ts';
import type { Section } from './item.ts';

export const stays: Section = {
  id: 'stays',
  label: 'dashboard.editor.stays',
  about: 'dashboard.editor.stays.about',
  parts: [
    field('property.stay.minNights', 'dashboard.field.minNights', 'number'),
    field('property.stay.maxNights', 'dashboard.field.maxNights', 'number'),
    field('property.stay.leadDays', 'dashboard.field.leadDays', 'number', {
      hint: 'dashboard.field.leadDays.about',
    }),
    field('property.stay.aheadDays', 'dashboard.field.aheadDays', 'number', {
      hint: 'dashboard.field.aheadDays.about',
    }),
    field('property.stay.arrivalDays', 'dashboard.field.arrivalDays', 'choices', {
      hint: 'dashboard.field.arrivalDays.about',
      choices: 'weekday',
    }),
    {
      path: 'property.closed',
      label: 'dashboard.field.closed',
      hint: 'dashboard.field.closed.about',
      kind: 'items',
      add: 'dashboard.field.closed.add',
      item: 'dashboard.field.closed.item',
      parts: [
        field('property.closed.*.start', 'dashboard.field.closedFrom', 'day', { summary: true }),
        field('property.closed.*.end', 'dashboard.field.closedEnd', 'day', {
          hint: 'dashboard.field.closedEnd.about',
          summary: true,
        }),
      ],
    },
  ],
};
