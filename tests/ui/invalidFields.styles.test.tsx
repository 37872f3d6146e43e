import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { BirthDate } from '../../src/ui/BirthDate.tsx';
import { ComboBox } from '../../src/ui/combobox/ComboBox.tsx';
import { DateInput } from '../../src/ui/DateInput.tsx';
import { Select } from '../../src/ui/Select.tsx';
import { Stepper } from '../../src/ui/Stepper.tsx';
import { TextArea, TextField } from '../../src/ui/TextField.tsx';

const onChange = () => undefined;

/** Every control that marks its errors. */
const fields: Record<string, (error?: string) => ReactElement> = {
  'text field': (error) => <TextField label="Name" value="" {...{ error, onChange }} />,
  'field for a code': (error) => <TextField label="Code" look="code" value="" {...{ error, onChange }} />,
  'text area': (error) => <TextArea label="Message" value="" {...{ error, onChange }} />,
  'date field': (error) => <DateInput label="Arrival" name="arrival" value="" {...{ error, onChange }} />,
  selection: (error) => (
    <Select label="Country" value="" {...{ error, onChange }}>
      <option>Portugal</option>
    </Select>
  ),
  'searchable selection': (error) => (
    <ComboBox
      label="Country"
      name="country"
      value=""
      groups={[]}
      nothingFound="No country found."
      {...{ error, onChange }}
    />
  ),
  'number between buttons': (error) => (
    <Stepper
      label="Guests"
      fewer="Fewer"
      more="More"
      name="guests"
      min={1}
      max={4}
      value={2}
      {...{ error, onChange }}
    />
  ),
  'date of birth': (error) => (
    <BirthDate
      legend="Date of birth"
      name="dateOfBirth"
      value=""
      order={['day', 'month', 'year']}
      labels={{ day: 'Day', month: 'Month', year: 'Year' }}
      {...{ error, onChange }}
    />
  ),
};

/** The lines around the controls of a field, in which the colour is only one of several differences. */
function readOutlines(field: ReactElement): string[] {
  const { container, unmount } = render(field);
  const controls = container.querySelectorAll('input:not([type=hidden]), select, textarea');
  const outlines = [...controls].map((control) => getComputedStyle(control).boxShadow);
  unmount();
  return outlines;
}

test.each(Object.entries(fields))('a %s with an error has another outline than one without', (_, render) => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const [valid, invalid] = [readOutlines(render()), readOutlines(render('Enter it.'))];
  expect(invalid.length).toBeGreaterThan(0);
  expect(invalid).toHaveLength(valid.length);
  for (const [index, outline] of invalid.entries()) {
    expect(outline).toMatch(/inset/);
    expect(outline).not.toBe(valid[index]);
  }
});
