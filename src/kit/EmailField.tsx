import { useState, type ComponentProps } from 'react';
import { normalizeEmail } from '../../contract/values/emailAddress.ts';
import { suggestEmail } from '../../contract/values/emailSuggestion.ts';
import { useText } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import * as css from '../ui/Field.css.ts';
import { afterPress, watchPresses } from '../ui/press.ts';
import { TextField } from '../ui/TextField.tsx';

type Props = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'normalize' | 'onFocus' | 'onBlur' | 'look' | 'id' | 'aria-describedby'
> & {
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
  const suggestionId = `${id}-suggestion`;
  return (
    <div>
      <TextField
        {...field}
        id={id}
        type="email"
        value={value}
        normalize={normalizeEmail}
        onChange={onChange}
        onFocus={watchPresses}
        onBlur={({ currentTarget }) => {
          const left = normalizeEmail(currentTarget.value);
          // The suggestion moves what follows, also a button that is just being pressed.
          afterPress(() => setLeftValue(left));
        }}
        {...(suggestion !== undefined && { 'aria-describedby': suggestionId })}
      />
      {/* Screen readers announce only what appears in an element that existed before. */}
      <div role="status" id={suggestionId}>
        {suggestion !== undefined && (
          <div className={css.suggestion}>
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
    </div>
  );
}
