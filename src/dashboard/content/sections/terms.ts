import { field } from './field.ts';
import type { Section } from './item.ts';

export const terms: Section = {
  id: 'terms',
  label: 'dashboard.editor.terms',
  about: 'dashboard.editor.terms.about',
  special: 'policyExamples',
  specialAfter: 'property.paymentOptions',
  parts: [
    {
      path: 'property.paymentOptions',
      label: 'dashboard.field.paymentOptions',
      hint: 'dashboard.field.paymentOptions.about',
      kind: 'items',
      add: 'dashboard.field.paymentOptions.add',
      item: 'dashboard.field.paymentOptions.item',
      named: { identity: 'id', texts: 'paymentOptions', title: 'name' },
      fresh: { schedule: [{ trigger: 'on_reservation', percentage: '100' }], cancellation: [] },
      parts: [
        field('property.paymentOptions.*.id', 'dashboard.field.internalName', 'identity'),
        field('texts.*.paymentOptions.*.name', 'dashboard.field.optionName', 'text', { everyLanguage: true }),
        field('texts.*.paymentOptions.*.description', 'dashboard.field.optionText', 'text', {
          hint: 'dashboard.field.optional',
          summary: true,
        }),
        {
          path: 'property.paymentOptions.*.schedule',
          label: 'dashboard.field.instalments',
          hint: 'dashboard.field.instalments.about',
          kind: 'items',
          add: 'dashboard.field.instalments.add',
          item: 'dashboard.field.instalments.item',
          parts: [
            field('property.paymentOptions.*.schedule.*.percentage', 'dashboard.field.share', 'percent', {
              summary: true,
            }),
            field('property.paymentOptions.*.schedule.*.trigger', 'dashboard.field.due', 'choice', {
              choices: 'trigger',
              summary: true,
            }),
            field('property.paymentOptions.*.schedule.*.daysOffset', 'dashboard.field.dueDays', 'number', {
              hint: 'dashboard.field.dueDays.about',
              summary: 'dashboard.field.dueDays.value',
            }),
          ],
        },
        {
          path: 'property.paymentOptions.*.cancellation',
          label: 'dashboard.field.cancellation',
          hint: 'dashboard.field.cancellation.about',
          kind: 'items',
          add: 'dashboard.field.cancellation.add',
          item: 'dashboard.field.cancellation.item',
          parts: [
            field(
              'property.paymentOptions.*.cancellation.*.refundPercentage',
              'dashboard.field.refund',
              'percent',
              { summary: true },
            ),
            field(
              'property.paymentOptions.*.cancellation.*.daysBeforeCheckIn',
              'dashboard.field.refundDays',
              'number',
              { summary: 'dashboard.field.refundDays.value' },
            ),
            field(
              'property.paymentOptions.*.cancellation.*.hoursBeforeCheckIn',
              'dashboard.field.refundHours',
              'number',
              { hint: 'dashboard.field.refundHours.about', summary: 'dashboard.field.refundHours.value' },
            ),
          ],
        },
      ],
    },
    field('property.remindDaysBefore', 'dashboard.field.remindDays', 'number', {
      hint: 'dashboard.field.remindDays.about',
      preset: '7',
    }),
  ],
};
