import type { MessageId } from '../../i18n/index.ts';

/** The labels of the fields for stay details, by their names in the host API. */
const labels: Readonly<Record<string, MessageId>> = {
  arrivalTime: 'details.arrivalTime',
  'invoice.name': 'details.invoice.name',
  'invoice.taxNumber': 'details.invoice.taxNumber',
  'invoice.address': 'details.invoice.address',
  'invoice.country': 'details.invoice.country',
};

/** Returns the id and label of a stay details field in a form; undefined for any other field. */
export function getDetailsField(form: string, path: string): { id: string; label: MessageId } | undefined {
  const label = labels[path];
  return label && { id: `${form}-${path.replace('.', '-')}`, label };
}
