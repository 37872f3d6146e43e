import { Input, type InputProps } from './Input.tsx';
import { Field, type FieldProps } from '../Field.tsx';

interface Props extends FieldProps, Omit<InputProps, 'wiring' | 'labelId'> {}

/** One of many, found by typing. A text that is no option is never its value. */
export const ComboBox = ({ label, description, error, id, ...input }: Props) => (
  <Field {...{ label, description, error }} {...(id !== undefined && { id })}>
    {(wiring, labelId) => <Input {...input} wiring={wiring} labelId={labelId} />}
  </Field>
);
