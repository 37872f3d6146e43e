import { field } from './field.ts';
import type { Section } from './item.ts';

export const prices: Section = {
  id: 'prices',
  label: 'dashboard.editor.prices',
  about: 'dashboard.editor.prices.about',
  special: 'priceYear',
  specialAfter: 'property.pricing.seasons',
  parts: [
    field('property.pricing.rate', 'dashboard.field.rate', 'euros', { hint: 'dashboard.field.rate.about' }),
    {
      path: 'property.pricing.weekend',
      label: 'dashboard.field.weekend',
      kind: 'group',
      fold: 'optional',
      parts: [
        field('property.pricing.weekend.days', 'dashboard.field.weekendDays', 'choices', {
          choices: 'weekday',
          summary: true,
        }),
        field('property.pricing.weekend.rate', 'dashboard.field.weekendRate', 'euros', { summary: true }),
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
        field('property.pricing.seasons.*.name', 'dashboard.field.internalName', 'identity'),
        field('texts.*.seasons.*', 'dashboard.field.seasonName', 'text', { everyLanguage: true }),
        field('property.pricing.seasons.*.from', 'dashboard.field.seasonFrom', 'seasonDay', {
          summary: true,
        }),
        field('property.pricing.seasons.*.to', 'dashboard.field.seasonTo', 'seasonDay', { summary: true }),
        field('property.pricing.seasons.*.rate', 'dashboard.field.rate', 'euros', { summary: true }),
        field('property.pricing.seasons.*.weekendRate', 'dashboard.field.weekendRate', 'euros'),
        field('property.pricing.seasons.*.minNights', 'dashboard.field.minNights', 'number', {
          summary: 'dashboard.field.minNights.value',
        }),
        field('property.pricing.seasons.*.arrivalDays', 'dashboard.field.arrivalDays', 'choices', {
          hint: 'dashboard.field.arrivalDays.about',
          choices: 'weekday',
        }),
      ],
    },
    {
      path: 'property.pricing.cleaning',
      label: 'dashboard.field.cleaning',
      kind: 'group',
      fold: 'required',
      parts: [
        field('property.pricing.cleaning.amount', 'dashboard.field.cleaningAmount', 'euros', {
          summary: true,
        }),
        field('property.pricing.cleaning.perNumberOfNights', 'dashboard.field.cleaningNights', 'number', {
          hint: 'dashboard.field.cleaningNights.about',
          summary: 'dashboard.field.cleaningNights.value',
        }),
      ],
    },
    {
      path: 'property.pricing.surcharge',
      label: 'dashboard.field.surcharge',
      kind: 'group',
      fold: 'required',
      parts: [
        field(
          'property.pricing.surcharge.amountPerGuestPerNight',
          'dashboard.field.surchargeAmount',
          'euros',
          { summary: true },
        ),
        field('property.pricing.surcharge.includedGuests', 'dashboard.field.includedGuests', 'number', {
          summary: 'dashboard.field.includedGuests.value',
        }),
      ],
    },
    {
      path: 'property.pricing.discount',
      label: 'dashboard.field.discount',
      kind: 'group',
      fold: 'required',
      parts: [
        field('property.pricing.discount.percentage', 'dashboard.field.reduction', 'percent', {
          summary: true,
        }),
        field('property.pricing.discount.minNights', 'dashboard.field.discountNights', 'number', {
          summary: 'dashboard.field.minNights.value',
        }),
      ],
    },
    {
      path: 'property.pricing.lastMinute',
      label: 'dashboard.field.lastMinute',
      kind: 'group',
      fold: 'optional',
      parts: [
        field('property.pricing.lastMinute.percentage', 'dashboard.field.reduction', 'percent', {
          summary: true,
        }),
        field('property.pricing.lastMinute.daysBefore', 'dashboard.field.lastMinuteDays', 'number', {
          summary: 'dashboard.field.lastMinuteDays.value',
        }),
      ],
    },
    {
      path: 'property.pricing.early',
      label: 'dashboard.field.early',
      kind: 'group',
      fold: 'optional',
      parts: [
        field('property.pricing.early.percentage', 'dashboard.field.reduction', 'percent', { summary: true }),
        field('property.pricing.early.daysBefore', 'dashboard.field.earlyDays', 'number', {
          summary: 'dashboard.field.earlyDays.value',
        }),
      ],
    },
    field('property.platformFee', 'dashboard.field.platformFee', 'percent', {
      hint: 'dashboard.field.platformFee.about',
    }),
  ],
};
