import { field } from './field.ts';
import type { Section } from './item.ts';

export const rules: Section = {
  id: 'rules',
  label: 'dashboard.editor.rules',
  about: 'dashboard.editor.rules.about',
  parts: [
    field('property.rules.checkInAfter', 'dashboard.field.checkInAfter', 'time'),
    field('property.rules.checkOutUntil', 'dashboard.field.checkOutUntil', 'time'),
    {
      path: 'property.rules.quietHours',
      label: 'dashboard.field.quietHours',
      kind: 'group',
      parts: [
        field('property.rules.quietHours.from', 'dashboard.field.from', 'time'),
        field('property.rules.quietHours.to', 'dashboard.field.to', 'time'),
      ],
    },
    field('property.rules.petsAllowed', 'dashboard.field.pets', 'choice', { choices: 'yesNo' }),
    field('property.rules.smokingAllowed', 'dashboard.field.smoking', 'choice', { choices: 'yesNo' }),
    field('property.rules.partiesAllowed', 'dashboard.field.parties', 'choice', { choices: 'yesNo' }),
    field('property.rules.lostKeysFee', 'dashboard.field.lostKeysFee', 'euros'),
    field('texts.*.notes', 'dashboard.field.notes', 'lines', { hint: 'dashboard.field.notes.about' }),
  ],
};
