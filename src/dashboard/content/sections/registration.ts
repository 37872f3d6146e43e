import { field } from './field.ts';
import type { Section } from './item.ts';

export const registration: Section = {
  id: 'registration',
  label: 'dashboard.editor.registration',
  about: 'dashboard.editor.registration.about',
  parts: [
    field('property.registrationNumber', 'dashboard.field.registrationNumber', 'text', {
      hint: 'dashboard.field.registrationNumber.about',
    }),
    field('property.registrationLink', 'dashboard.field.registrationLink', 'website', {
      hint: 'dashboard.field.optional',
    }),
    {
      path: 'property.siba',
      label: 'dashboard.field.siba',
      hint: 'dashboard.field.siba.about',
      kind: 'group',
      fold: 'optional',
      parts: [
        field('property.siba.taxNumber', 'dashboard.field.sibaTaxNumber', 'text'),
        field('property.siba.establishment', 'dashboard.field.sibaNumber', 'text'),
        field('property.siba.name', 'dashboard.field.sibaName', 'text', { summary: true }),
        field('property.siba.shortName', 'dashboard.field.sibaShortName', 'text'),
        field('property.siba.address', 'dashboard.field.street', 'text'),
        field('property.siba.city', 'dashboard.field.city', 'text'),
        field('property.siba.postalCode', 'dashboard.field.postalCode', 'text'),
        field('property.siba.phone', 'dashboard.field.phone', 'phone'),
        field('property.siba.contactName', 'dashboard.field.contactName', 'text'),
        field('property.siba.contactEmail', 'dashboard.field.email', 'email'),
      ],
    },
    {
      path: 'property.legal',
      label: 'dashboard.field.legal',
      hint: 'dashboard.field.legal.about',
      kind: 'group',
      fold: 'optional',
      parts: [
        field('property.legal.name', 'dashboard.field.legalName', 'text', { summary: true }),
        field('property.legal.address', 'dashboard.field.legalAddress', 'text'),
        field('property.legal.taxNumber', 'dashboard.field.taxNumber', 'text'),
        field('property.legal.registration', 'dashboard.field.legalRegister', 'text'),
        field('property.legal.email', 'dashboard.field.email', 'email'),
        field('property.legal.phone', 'dashboard.field.phone', 'phone'),
        {
          path: 'property.legal.disputeBodies',
          label: 'dashboard.field.disputeBodies',
          kind: 'items',
          add: 'dashboard.field.disputeBodies.add',
          item: 'dashboard.field.bodies.item',
          titles: ['property.legal.disputeBodies.*.name'],
          parts: [
            field('property.legal.disputeBodies.*.name', 'dashboard.field.bodyName', 'text'),
            field('property.legal.disputeBodies.*.website', 'dashboard.field.website', 'website', {
              summary: true,
            }),
          ],
        },
      ],
    },
  ],
};
