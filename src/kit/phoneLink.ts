import { splitExtension } from '../../contract/values/phoneNumber.ts';

/** Returns the link that dials a telephone number, however its digits are grouped. */
export function phoneLink(phone: string): string {
  const { number, extension } = splitExtension(phone);
  return `tel:${number.replaceAll(/[^\d+]/g, '')}${extension === undefined ? '' : `;ext=${extension}`}`;
}

/** Returns the address of a WhatsApp chat with a number. */
export const whatsAppLink = (number: string): string => `https://wa.me/${number.replaceAll(/\D/g, '')}`;
