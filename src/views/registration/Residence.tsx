import { cleanLine } from '../../../contract/values/typedText.ts';
import { useText } from '../../i18n/index.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ComboBox } from '../../ui/combobox/ComboBox.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as shared from '../../kit/shared.css.ts';
import * as css from './registration.css.ts';
import type { Guest } from './useGuest.ts';

/** The choice to share the first guest's residence. */
function Shared({ first, countryName }: Guest) {
  const text = useText();
  const country = countryName(first?.countryOfResidence ?? '');
  const place = first?.placeOfResidence.trim() ?? '';
  return (
    <p className={css.shared}>
      {country === '' || place === ''
        ? text('registration.sharesResidence.unknown')
        : text('registration.residence', { place, country })}
    </p>
  );
}

/** The fields for a guest's residence. */
export function Residence(guest: Guest) {
  const { getField, getCountry, change, isFirst, sharesResidence } = guest;
  const text = useText();
  return (
    <>
      {!isFirst && (
        <Checkbox
          name="sharesResidence"
          isChecked={sharesResidence}
          onChange={(shares) => change({ sharesResidence: shares })}
        >
          {text('registration.sharesResidence')}
        </Checkbox>
      )}
      {sharesResidence ? (
        <Shared {...guest} />
      ) : (
        <div className={shared.fields}>
          <ComboBox {...getCountry('countryOfResidence')} autoComplete={isFirst ? 'country-name' : 'off'} />
          <TextField
            {...getField('placeOfResidence')}
            autoComplete={isFirst ? 'address-level2' : 'off'}
            normalize={cleanLine}
          />
        </div>
      )}
    </>
  );
}
