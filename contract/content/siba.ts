import * as v from 'valibot';
import { email } from '../schemas/guest.ts';
import { isPortugueseTaxNumber } from '../values/taxNumber.ts';
import { block, text, textLike, textThat } from './fields.ts';
import { issueMessage, type IssueCode } from './issues.ts';

const maxText = (most: number) => v.pipe(text, v.maxLength(most, issueMessage('tooLong', { max: most })));

const fits = (pattern: RegExp, code: IssueCode) => textThat((value) => pattern.test(value), code);

/**
 * The establishment as registered with the authorities, for the bulletins of foreign guests. Names, texts and lengths
 * are those of SIBA's `Unidade_Hoteleira` (https://siba.ssi.gov.pt/ajuda/modos-de-envio/).
 */
export const siba = block({
  taxNumber: textThat(isPortugueseTaxNumber, 'notTaxNumber'),
  establishment: fits(/^\d{1,4}$/, 'notSibaNumber'),
  name: maxText(40),
  shortName: maxText(15),
  address: maxText(40),
  city: maxText(30),
  postalCode: fits(/^\d{4}-\d{3}$/, 'notPostalCode'),
  phone: fits(/^\d{6,10}$/, 'notSibaPhone'),
  contactName: maxText(40),
  contactEmail: v.pipe(maxText(140), textLike(email, 'notEmail')),
});
export type SibaEstablishment = v.InferOutput<typeof siba>;
