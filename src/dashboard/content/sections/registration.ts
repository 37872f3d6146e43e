import type { Section } from './item.ts';

export const registration: Section = {
  id: 'registration',
  label: 'dashboard.editor.registration',
  about: 'dashboard.editor.registration.about',
  parts: [
    {
      path: 'property.registrationNumber',
      label: 'dashboard.field.registrationNumber',
      hint: 'dashboard.field.registrationNumber.about',
      kind: 'text',
    },
    {
      path: 'property.registrationLink',
      label: 'dashboard.field.registrationLink',
      hint: 'dashboard.field.optional',
      kind: 'website',
    },
    {
      path: 'property.siba',
      label: 'dashboard.field.siba',
      hint: 'dashboard.field.siba.about',
      kind: 'group',
      fold: 'optional',
      parts: [
        { path: 'property.siba.taxNumber', label: 'dashboard.field.sibaTaxNumber', kind: 'text' },
        { path: 'property.siba.establishment', label: 'dashboard.field.sibaNumber', kind: 'text' },
        { path: 'property.siba.name', label: 'dashboard.field.sibaName', kind: 'text', summary: true },
        { path: 'property.siba.shortName', label: 'dashboard.field.sibaShortName', kind: 'text' },
        { path: 'property.siba.address', label: 'dashboard.field.street', kind: 'text' },
        { path: 'property.siba.city', label: 'dashboard.field.city', kind: 'text' },
        { path: 'property.siba.postalCode', label: 'dashboard.field.postalCode', kind: 'text' },
        { path: 'property.siba.phone', label: 'dashboard.field.phone', kind: 'phone' },
        { path: 'property.siba.contactName', label: 'dashboard.field.contactName', kind: 'text' },
        { path: 'property.siba.contactEmail', label: 'dashboard.field.email', kind: 'email' },
      ],
    },
    {
      path: 'property.legal',
      label: 'dashboard.field.legal',
      hint: 'dashboard.field.legal.about',
      kind: 'group',
      fold: 'optional',
      parts: [
        { path: 'property.legal.name', label: 'dashboard.field.legalName', kind: 'text', summary: true },
        { path: 'property.legal.address', label: 'dashboard.field.legalAddress', kind: 'text' },
        { path: 'property.legal.taxNumber', label: 'dashboard.field.taxNumber', kind: 'text' },
        { path: 'property.legal.registration', label: 'dashboard.field.legalRegister', kind: 'text' },
        { path: 'property.legal.email', label: 'dashboard.field.email', kind: 'email' },
        { path: 'property.legal.phone', label: 'dashboard.field.phone', kind: 'phone' },
        {
          path: 'property.legal.disputeBodies',
          label: 'dashboard.field.disputeBodies',
          kind: 'items',
          add: 'dashboard.field.disputeBodies.add',
          item: 'dashboard.field.bodies.item',
          titles: ['property.legal.disputeBodies.*.name'],
          parts: [
            { path: 'property.legal.disputeBodies.*.name', label: 'dashboard.field.bodyName', kind: 'text' },
            {
              path: 'property.legal.disputeBodies.*.website',
              label: 'dashboard.field.website',
              kind: 'website',
              summary: true,
            },
          ],
        },
      ],
    },
  ],
};
