import * as v from 'valibot';
import { email } from '../../../contract/schemas/guest.ts';
import { isPortugueseTaxNumber } from '../../../contract/values/taxNumber.ts';
import { block, text, textLike } from './fields.ts';

const maxText = (most: number) => v.pipe(text, v.maxLength(most, `should have at most ${most} characters`));

const fits = (pattern: RegExp, message: string) =>
  v.pipe(
    text,
    v.check((value) => pattern.test(value), message),
  );

/**
 * The establishment as registered with the authorities, for the bulletins of foreign guests. Names, texts and lengths
 * are those of SIBA's `Unidade_Hoteleira` (https://siba.ssi.gov.pt/ajuda/modos-de-envio/).
 */
export const siba = block({
  taxNumber: v.pipe(
    text,
    v.check(isPortugueseTaxNumber, 'should be the nine digits of your tax number (NIF or NIPC)'),
  ),
  establishment: fits(/^\d{1,4}$/, 'should be the number that SIBA gave the establishment, such as 00'),
  name: maxText(40),
  shortName: maxText(15),
  address: maxText(40),
  city: maxText(30),
  postalCode: fits(/^\d{4}-\d{3}$/, 'should be a Portuguese postal code such as 1100-236'),
  phone: fits(/^\d{6,10}$/, 'should be 6 to 10 digits without spaces or the country’s prefix'),
  contactName: maxText(40),
  contactEmail: v.pipe(maxText(140), textLike(email, 'should be an e-mail address')),
});
export type SibaEstablishment = v.InferOutput<typeof siba>;
