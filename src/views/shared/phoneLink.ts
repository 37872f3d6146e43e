/** Returns the link that dials a telephone number, however its digits are grouped. */
export function phoneLink(phone: string): string {
  const [number = '', extension] = phone.split(' ext. ');
  return `tel:${number.replaceAll(/[^\d+]/g, '')}${extension === undefined ? '' : `;ext=${extension}`}`;
}
