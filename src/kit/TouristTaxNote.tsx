import type { TouristTax } from '../../contract/schemas/touristTax.ts';
import { useFormats, useText } from '../i18n/index.ts';
import * as shared from './shared.css.ts';

/** Shows the tourist tax that is paid on arrival, and its calculation. */
export function TouristTaxNote({ tax }: { tax: TouristTax }) {
  const text = useText();
  const { money, roundMoney } = useFormats();
  const { amount, guests, nights, total, fromAge } = tax;
  return (
    <p className={shared.small}>
      {[
        text('price.touristTax', { amount: money(total) }),
        text('price.touristTax.how', { amount: roundMoney(amount), guests, nights }),
        fromAge !== undefined && text('price.touristTax.fromAge', { age: fromAge }),
      ]
        .filter((sentence) => sentence !== false)
        .join(' ')}
    </p>
  );
}
