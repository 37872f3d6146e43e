import type { Section } from './item.ts';

export const prices: Section = {
  id: 'prices',
  label: 'dashboard.editor.prices',
  about: 'dashboard.editor.prices.about',
  special: 'priceYear',
  specialAfter: 'property.pricing.seasons',
  parts: [
    {
      path: 'property.pricing.rate',
      label: 'dashboard.field.rate',
      hint: 'dashboard.field.rate.about',
      kind: 'euros',
    },
    {
      path: 'property.pricing.weekend',
      label: 'dashboard.field.weekend',
      kind: 'group',
      fold: 'optional',
      parts: [
        {
          path: 'property.pricing.weekend.days',
          label: 'dashboard.field.weekendDays',
          kind: 'choices',
          choices: 'weekday',
          summary: true,
        },
        {
          path: 'property.pricing.weekend.rate',
          label: 'dashboard.field.weekendRate',
          kind: 'euros',
          summary: true,
        },
      ],
    },
    {
      path: 'property.pricing.seasons',
      label: 'dashboard.field.seasons',
      hint: 'dashboard.field.seasons.about',
      kind: 'items',
      add: 'dashboard.field.seasons.add',
      item: 'dashboard.field.seasons.item',
      named: { identity: 'name', texts: 'seasons', title: '' },
      parts: [
        { path: 'property.pricing.seasons.*.name', label: 'dashboard.field.internalName', kind: 'identity' },
        { path: 'texts.*.seasons.*', label: 'dashboard.field.seasonName', kind: 'text' },
        {
          path: 'property.pricing.seasons.*.from',
          label: 'dashboard.field.seasonFrom',
          kind: 'seasonDay',
          summary: true,
        },
        {
          path: 'property.pricing.seasons.*.to',
          label: 'dashboard.field.seasonTo',
          kind: 'seasonDay',
          summary: true,
        },
        {
          path: 'property.pricing.seasons.*.rate',
          label: 'dashboard.field.rate',
          kind: 'euros',
          summary: true,
        },
        {
          path: 'property.pricing.seasons.*.weekendRate',
          label: 'dashboard.field.weekendRate',
          kind: 'euros',
        },
        {
          path: 'property.pricing.seasons.*.minNights',
          label: 'dashboard.field.minNights',
          kind: 'number',
          summary: 'dashboard.field.minNights.value',
        },
        {
          path: 'property.pricing.seasons.*.arrivalDays',
          label: 'dashboard.field.arrivalDays',
          hint: 'dashboard.field.arrivalDays.about',
          kind: 'choices',
          choices: 'weekday',
        },
      ],
    },
    {
      path: 'property.pricing.cleaning',
      label: 'dashboard.field.cleaning',
      kind: 'group',
      fold: 'required',
      parts: [
        {
          path: 'property.pricing.cleaning.amount',
          label: 'dashboard.field.cleaningAmount',
          kind: 'euros',
          summary: true,
        },
        {
          path: 'property.pricing.cleaning.perNumberOfNights',
          label: 'dashboard.field.cleaningNights',
          hint: 'dashboard.field.cleaningNights.about',
          kind: 'number',
          summary: 'dashboard.field.cleaningNights.value',
        },
      ],
    },
    {
      path: 'property.pricing.surcharge',
      label: 'dashboard.field.surcharge',
      kind: 'group',
      fold: 'required',
      parts: [
        {
          path: 'property.pricing.surcharge.amountPerGuestPerNight',
          label: 'dashboard.field.surchargeAmount',
          kind: 'euros',
          summary: true,
        },
        {
          path: 'property.pricing.surcharge.includedGuests',
          label: 'dashboard.field.includedGuests',
          kind: 'number',
          summary: 'dashboard.field.includedGuests.value',
        },
      ],
    },
    {
      path: 'property.pricing.discount',
      label: 'dashboard.field.discount',
      kind: 'group',
      fold: 'required',
      parts: [
        {
          path: 'property.pricing.discount.percentage',
          label: 'dashboard.field.reduction',
          kind: 'percent',
          summary: true,
        },
        {
          path: 'property.pricing.discount.minNights',
          label: 'dashboard.field.discountNights',
          kind: 'number',
          summary: 'dashboard.field.minNights.value',
        },
      ],
    },
    {
      path: 'property.pricing.lastMinute',
      label: 'dashboard.field.lastMinute',
      kind: 'group',
      fold: 'optional',
      parts: [
        {
          path: 'property.pricing.lastMinute.percentage',
          label: 'dashboard.field.reduction',
          kind: 'percent',
          summary: true,
        },
        {
          path: 'property.pricing.lastMinute.daysBefore',
          label: 'dashboard.field.lastMinuteDays',
          kind: 'number',
          summary: 'dashboard.field.lastMinuteDays.value',
        },
      ],
    },
    {
      path: 'property.pricing.early',
      label: 'dashboard.field.early',
      kind: 'group',
      fold: 'optional',
      parts: [
        {
          path: 'property.pricing.early.percentage',
          label: 'dashboard.field.reduction',
          kind: 'percent',
          summary: true,
        },
        {
          path: 'property.pricing.early.daysBefore',
          label: 'dashboard.field.earlyDays',
          kind: 'number',
          summary: 'dashboard.field.earlyDays.value',
        },
      ],
    },
    {
      path: 'property.platformFee',
      label: 'dashboard.field.platformFee',
      hint: 'dashboard.field.platformFee.about',
      kind: 'percent',
    },
  ],
};
