import type { Section } from './item.ts';

export const rules: Section = {
  id: 'rules',
  label: 'dashboard.editor.rules',
  about: 'dashboard.editor.rules.about',
  parts: [
    { path: 'property.rules.checkInAfter', label: 'dashboard.field.checkInAfter', kind: 'time' },
    { path: 'property.rules.checkOutUntil', label: 'dashboard.field.checkOutUntil', kind: 'time' },
    {
      path: 'property.rules.quietHours',
      label: 'dashboard.field.quietHours',
      kind: 'group',
      parts: [
        { path: 'property.rules.quietHours.from', label: 'dashboard.field.from', kind: 'time' },
        { path: 'property.rules.quietHours.to', label: 'dashboard.field.to', kind: 'time' },
      ],
    },
    { path: 'property.rules.petsAllowed', label: 'dashboard.field.pets', kind: 'choice', choices: 'yesNo' },
    {
      path: 'property.rules.smokingAllowed',
      label: 'dashboard.field.smoking',
      kind: 'choice',
      choices: 'yesNo',
    },
    {
      path: 'property.rules.partiesAllowed',
      label: 'dashboard.field.parties',
      kind: 'choice',
      choices: 'yesNo',
    },
    { path: 'property.rules.lostKeysFee', label: 'dashboard.field.lostKeysFee', kind: 'euros' },
    {
      path: 'texts.*.notes',
      label: 'dashboard.field.notes',
      hint: 'dashboard.field.notes.about',
      kind: 'lines',
    },
  ],
};
