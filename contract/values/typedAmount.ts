/**
 * Returns the cents of an amount as people type it: `95`, `95.5`, `1.234,50`, `€ 1 234`. A point or comma is the decimal
 * separator if one or two digits follow it at the end. Returns `NaN` for anything else.
 */
export function parseAmount(typed: string): number {
  const text = typed.replaceAll(/[\s€'’]/g, '');
  if (!/^\d[\d.,]*$/.test(text)) return Number.NaN;
  const [, whole = text, cents = ''] = /^(.*)[.,](\d{1,2})$/.exec(text) ?? [];
  const euros = whole.replaceAll(/[.,](?=\d{3}(?!\d))/g, '');
  return /^\d+$/.test(euros) ? Number(euros) * 100 + Number(cents.padEnd(2, '0')) : Number.NaN;
}
