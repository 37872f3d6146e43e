import type { MessageId } from '../../i18n/index.ts';

/** The fields of what a guest tells of a stay, by what the host calls them. */
const labels: Readonly<Record<string, MessageId>> = {
  arrivalTime: 'details.arrivalTime',
  'invoice.name': 'details.invoice.name',
  'invoice.taxNumber': 'details.invoice.taxNumber',
  'invoice.address': 'details.invoice.address',
  'invoice.country': 'details.invoice.country',
};

/** Where a form has such a field, and what it is called; undefined for any other. */
export function getDetailsField(form: string, path: string): { id: string; label: MessageId } | undefined {
  const label = labels[path];
  return label && { id: `${form}-${path.replace('.', '-')}`, label };
}
