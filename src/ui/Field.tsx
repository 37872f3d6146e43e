import { useId, type ReactNode } from 'react';
import * as css from './Field.css.ts';
import { Icon } from './Icon.tsx';
import type { Elements } from './Elements.ts';

/** The properties that all fields share. */
export interface FieldProps {
  label: ReactNode;
  description?: ReactNode;
  /** The error message, which the error summary repeats. */
  error?: string | undefined;
  /** The control's id, for links from an error summary. */
  id?: string;
}

export interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A label, a description and an error message around a control, to which assistive technology associates them. */
export function Field({
  label,
  description,
  error,
  id: given,
  children,
}: FieldProps & { children: (wiring: Wiring, labelId: string) => Elements }) {
  const own = useId();
  const id = given ?? own;
  const described = [error !== undefined && `${id}-error`, description !== undefined && `${id}-about`];
  return (
    <div className={css.field}>
      <label className={css.label} id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {description !== undefined && (
        <p className={css.description} id={`${id}-about`}>
          {description}
        </p>
      )}
      {children(
        {
          id,
          'aria-describedby': described.filter(Boolean).join(' ') || undefined,
          'aria-invalid': error !== undefined || undefined,
        },
        `${id}-label`,
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error === undefined ? null : (
    <p className={css.error} id={id}>
      <Icon name="alert" size="small" />
      <span>{error}</span>
    </p>
  );
