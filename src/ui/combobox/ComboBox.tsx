import { Input, type InputProps } from './Input.tsx';
import { Field, type FieldProps } from '../Field.tsx';

interface Props extends FieldProps, Omit<InputProps, 'wiring' | 'labelId'> {}

/** A choice of one of many options, found by typing. Text that matches no option never becomes the value. */
export const ComboBox = ({ label, description, error, id, ...input }: Props) => (
  <Field {...{ label, description, error }} {...(id !== undefined && { id })}>
    {(wiring, labelId) => <Input {...input} wiring={wiring} labelId={labelId} />}
  </Field>
);
