import type { SandboxTextId } from '../page/translator.ts';
import { isCardNumber } from '../gateway/cards.ts';

const cardFields = ['number', 'expiry', 'cvc', 'name'] as const;
export type CardField = (typeof cardFields)[number];

/**
 * The values of the form. They only live as long as the request; the sandbox stores the card's brand and last digits
 * only.
 */
export type Typed = Record<CardField, string>;
export const cardErrorIds = [
  'sandbox.error.number',
  'sandbox.error.expiry',
  'sandbox.error.expired',
  'sandbox.error.cvc',
  'sandbox.error.name',
] as const satisfies SandboxTextId[];
type CardErrorId = (typeof cardErrorIds)[number];
export type CardErrors = { readonly [field in CardField]?: CardErrorId | undefined };

export const nothingTyped: Typed = { number: '', expiry: '', cvc: '', name: '' };

/** Reads the form; a card number may contain spaces. */
export function readTyped(form: Readonly<Record<string, unknown>>): Typed {
  const line = (name: string) => {
    const value = form[name];
    return typeof value === 'string' ? value.trim().slice(0, 100) : '';
  };
  return {
    number: line('number').replaceAll(/[\s-]/g, ''),
    expiry: line('expiry'),
    cvc: line('cvc'),
    name: line('name'),
  };
}

function findExpiryError(text: string, now: Date): CardErrorId | undefined {
  const parts = /^(0?[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d{2})$/.exec(text);
  if (parts === null) return 'sandbox.error.expiry';
  // A card is valid until the end of its month in every time zone.
  const end = Date.UTC(2000 + Number(parts[2]), Number(parts[1]), 2);
  return end <= now.getTime() ? 'sandbox.error.expired' : undefined;
}

/** Returns the errors of a card form. */
export function findCardErrors({ number, expiry, cvc, name }: Typed, now: Date): CardErrors {
  const wrongExpiry = findExpiryError(expiry, now);
  return {
    ...(!isCardNumber(number) && { number: 'sandbox.error.number' }),
    ...(wrongExpiry !== undefined && { expiry: wrongExpiry }),
    ...(!/^\d{3,4}$/.test(cvc) && { cvc: 'sandbox.error.cvc' }),
    ...(name === '' && { name: 'sandbox.error.name' }),
  };
}
