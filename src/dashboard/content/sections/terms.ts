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
        { path: 'property.paymentOptions.*.id', label: 'dashboard.field.internalName', kind: 'identity' },
        { path: 'texts.*.paymentOptions.*.name', label: 'dashboard.field.optionName', kind: 'text' },
        {
          path: 'texts.*.paymentOptions.*.description',
          label: 'dashboard.field.optionText',
          hint: 'dashboard.field.optional',
          kind: 'text',
          summary: true,
        },
        {
          path: 'property.paymentOptions.*.schedule',
          label: 'dashboard.field.instalments',
          hint: 'dashboard.field.instalments.about',
          kind: 'items',
          add: 'dashboard.field.instalments.add',
          item: 'dashboard.field.instalments.item',
          parts: [
            {
              path: 'property.paymentOptions.*.schedule.*.percentage',
              label: 'dashboard.field.share',
              kind: 'percent',
              summary: true,
            },
            {
              path: 'property.paymentOptions.*.schedule.*.trigger',
              label: 'dashboard.field.due',
              kind: 'choice',
              choices: 'trigger',
              summary: true,
            },
            {
              path: 'property.paymentOptions.*.schedule.*.daysOffset',
              label: 'dashboard.field.dueDays',
              hint: 'dashboard.field.dueDays.about',
              kind: 'number',
              summary: 'dashboard.field.dueDays.value',
            },
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
            {
              path: 'property.paymentOptions.*.cancellation.*.refundPercentage',
              label: 'dashboard.field.refund',
              kind: 'percent',
              summary: true,
            },
            {
              path: 'property.paymentOptions.*.cancellation.*.daysBeforeCheckIn',
              label: 'dashboard.field.refundDays',
              kind: 'number',
              summary: 'dashboard.field.refundDays.value',
            },
            {
              path: 'property.paymentOptions.*.cancellation.*.hoursBeforeCheckIn',
              label: 'dashboard.field.refundHours',
              hint: 'dashboard.field.refundHours.about',
              kind: 'number',
              summary: 'dashboard.field.refundHours.value',
            },
          ],
        },
      ],
    },
    {
      path: 'property.remindDaysBefore',
      label: 'dashboard.field.remindDays',
      hint: 'dashboard.field.remindDays.about',
      kind: 'number',
      preset: '7',
    },
  ],
};
