import type { StayColumn } from '../../../../contract/imports/stayColumns.ts';
import type { DashboardMessageId } from '../../i18n/index.ts';

/** The name of each content of a column. */
export const columnTexts: Readonly<Record<StayColumn, DashboardMessageId>> = {
  arrival: 'dashboard.imports.column.arrival',
  departure: 'dashboard.imports.column.departure',
  nights: 'dashboard.imports.column.nights',
  guest: 'dashboard.imports.column.guest',
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  guests: 'dashboard.imports.column.guests',
  adults: 'dashboard.imports.column.adults',
  children: 'dashboard.imports.column.children',
  property: 'dashboard.imports.column.property',
  channel: 'dashboard.imports.column.channel',
  reference: 'dashboard.imports.column.reference',
  status: 'dashboard.imports.column.status',
  amount: 'dashboard.imports.column.amount',
  total: 'dashboard.imports.column.total',
  commission: 'dashboard.imports.column.commission',
  currency: 'dashboard.imports.column.currency',
  email: 'dashboard.imports.column.email',
  phone: 'dashboard.imports.column.phone',
  note: 'dashboard.imports.column.note',
};
