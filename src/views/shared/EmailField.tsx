import { useState, type ComponentProps } from 'react';
import { normalizeEmail } from '../../../contract/rules/emailAddress.ts';
import { suggestEmail } from '../../../contract/rules/emailSuggestion.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import * as css from '../../ui/Field.css.ts';
import { TextField } from '../../ui/TextField.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'normalize' | 'onBlur' | 'look' | 'id'> & {
  id: string;
};

/**
 * A field for an e-mail address. When it is left with a domain that looks mistyped, it offers the correct one, because a
 * code that is sent to the wrong address never arrives.
 */
export function EmailField({ id, value, onChange, ...field }: Props) {
  const text = useText();
  const [leftValue, setLeftValue] = useState(value);
  const suggestion = value === leftValue ? suggestEmail(normalizeEmail(value)) : undefined;
  return (
    <div className={css.field}>
      <TextField
        {...field}
        id={id}
        type="email"
        value={value}
        normalize={normalizeEmail}
        onChange={onChange}
        onBlur={({ currentTarget }) => setLeftValue(normalizeEmail(currentTarget.value))}
      />
      {suggestion !== undefined && (
        <div role="status">
          <Button
            look="quiet"
            onClick={() => {
              onChange(suggestion);
              // The button disappears.
              document.getElementById(id)?.focus();
            }}
          >
            {text('form.email.suggestion', { email: suggestion })}
          </Button>
        </div>
      )}
    </div>
  );
}
