import { useId } from 'react';
import type { PaymentMethod } from '../../../../contract/schemas/quote.ts';
import { useFormats, useText } from '../../../i18n/index.ts';
import { useCountryNames } from '../../../kit/useCountryNames.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../kit/shared.css.ts';
import * as css from './trust.css.ts';

/** The countries to which a way to pay is limited. */
function Countries({ countries }: { countries: readonly string[] }) {
  const { list } = useFormats();
  const names: Readonly<Record<string, string>> | undefined = useCountryNames();
  return <span>{` (${list(countries.map((code) => names?.[code] ?? code))})`}</span>;
}

/** Shows the ways to pay that the checkout offers; nothing if the host names none. */
export function PaymentMethods({ methods }: { methods: readonly PaymentMethod[] | undefined }) {
  const text = useText();
  const { list } = useFormats();
  const title = useId();
  if (!methods || methods.length === 0) return null;
  const ofDevice = methods.filter(({ dependsOnDevice }) => dependsOnDevice).map(({ name }) => name);
  return (
    <div className={css.methods}>
      <p id={title}>{text('methods.title')}</p>
      <ul className={css.marks} aria-labelledby={title}>
        {methods.map(({ name, countries }) => (
          <li key={name} className={css.mark}>
            <Verbatim>{name}</Verbatim>
            {countries && <Countries countries={countries} />}
          </li>
        ))}
      </ul>
      {ofDevice.length > 0 && (
        <p className={shared.small}>{text('methods.device', { methods: list(ofDevice) })}</p>
      )}
    </div>
  );
}
