import type { FieldPath } from '../../../../contract/content/issues.ts';
import type { Language } from '../../../../contract/values/language.ts';
import type { Field } from '../../content/sections/item.ts';

/** The properties of the control of a field. */
export interface ControlProps {
  field: Field;
  path: FieldPath;
  id: string;
  label: string;
  description: string | undefined;
  error: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  language: Language | undefined;
}
