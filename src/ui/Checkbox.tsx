import { useId, useRef, type ReactNode } from 'react';
import { DomValue } from './DomValue.tsx';
import { choice, tick } from './choice.css.ts';
import * as field from './Field.css.ts';

interface Props {
  name: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  description?: ReactNode;
  children: ReactNode;
}

const readChecked = ({ checked }: HTMLInputElement) => checked;

/** A checkbox with a label and an optional description. */
export function Checkbox({ name, isChecked, onChange, description, children }: Props) {
  const about = useId();
  const ref = useRef<HTMLInputElement>(null);
  return (
    <label className={choice}>
      <input
        ref={ref}
        type="checkbox"
        className={tick}
        name={name}
        checked={isChecked}
        aria-describedby={description === undefined ? undefined : about}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <DomValue control={ref} value={isChecked} read={readChecked} onChange={onChange} />
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
