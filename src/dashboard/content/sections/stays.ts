import type { Section } from './item.ts';

export const stays: Section = {
  id: 'stays',
  label: 'dashboard.editor.stays',
  about: 'dashboard.editor.stays.about',
  parts: [
    { path: 'property.stay.minNights', label: 'dashboard.field.minNights', kind: 'number' },
    { path: 'property.stay.maxNights', label: 'dashboard.field.maxNights', kind: 'number' },
    {
      path: 'property.stay.leadDays',
      label: 'dashboard.field.leadDays',
      hint: 'dashboard.field.leadDays.about',
      kind: 'number',
    },
    {
      path: 'property.stay.aheadDays',
      label: 'dashboard.field.aheadDays',
      hint: 'dashboard.field.aheadDays.about',
      kind: 'number',
    },
    {
      path: 'property.stay.arrivalDays',
      label: 'dashboard.field.arrivalDays',
      hint: 'dashboard.field.arrivalDays.about',
      kind: 'choices',
      choices: 'weekday',
    },
    {
      path: 'property.closed',
      label: 'dashboard.field.closed',
      hint: 'dashboard.field.closed.about',
      kind: 'items',
      add: 'dashboard.field.closed.add',
      item: 'dashboard.field.closed.item',
      parts: [
        { path: 'property.closed.*.start', label: 'dashboard.field.closedFrom', kind: 'day', summary: true },
        {
          path: 'property.closed.*.end',
          label: 'dashboard.field.closedEnd',
          hint: 'dashboard.field.closedEnd.about',
          kind: 'day',
          summary: true,
        },
      ],
    },
  ],
};
