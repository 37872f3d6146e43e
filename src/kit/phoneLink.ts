import { splitExtension } from '../../contract/values/phoneNumber.ts';

/** Returns the link that dials a telephone number, however its digits are grouped. */
export function phoneLink(phone: string): string {
  const { number, extension } = splitExtension(phone);
  return `tel:${number.replaceAll(/[^\d+]/g, '')}${extension === undefined ? '' : `;ext=${extension}`}`;
}
