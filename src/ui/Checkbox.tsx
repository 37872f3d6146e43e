import { useId, type ReactNode } from 'react';
import { choice, tick } from './choice.css.ts';
import * as field from './Field.css.ts';

interface Props {
  name: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  description?: ReactNode;
  children: ReactNode;
}

/** One thing that is so or not. */
export function Checkbox({ name, isChecked, onChange, description, children }: Props) {
  const about = useId();
  return (
    <label className={choice}>
      <input
        type="checkbox"
        className={tick}
        name={name}
        checked={isChecked}
        aria-describedby={description === undefined ? undefined : about}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        <span>{children}</span>
        {description !== undefined && (
          <span className={field.description} id={about}>
            <br />
            <span>{description}</span>
          </span>
        )}
      </span>
    </label>
  );
}
