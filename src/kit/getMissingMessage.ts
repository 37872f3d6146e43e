/**
 * Returns the id of the message for a missing answer by the path of its field: `missing.surname` for
 * `guests[1].surname`, `missing.invoice.name` for `invoice.name`.
 */
export function getMissingMessage(path: string): string {
  const parts = path.split('.');
  const field = parts.at(-1);
  return parts.at(-2) === 'invoice' ? `missing.invoice.${field}` : `missing.${field}`;
}
