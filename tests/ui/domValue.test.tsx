import { fireEvent, render } from '@testing-library/react';
import { useReducer, useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { BirthDate } from '../../src/ui/BirthDate.tsx';
import { Checkbox } from '../../src/ui/Checkbox.tsx';
import { ComboBox } from '../../src/ui/combobox/ComboBox.tsx';
import { RadioCards } from '../../src/ui/RadioCards.tsx';
import { Select } from '../../src/ui/Select.tsx';
import { Stepper } from '../../src/ui/Stepper.tsx';
import { TextArea, TextField } from '../../src/ui/TextField.tsx';

type Change = (value: string) => void;

const groups = [{ label: 'All', options: [{ value: 'PT', label: 'Portugal', aliases: [] }] }];
const birthDateParts = { day: 'Day', month: 'Month', year: 'Year' };

/** Each kind of field, and how somebody sets its value without an event. */
const fields: Record<
  string,
  { field: (value: string, onChange: Change) => ReactNode; set: string; value: string }
> = {
  'a text field': {
    field: (value, onChange) => <TextField label="Name" name="a" value={value} onChange={onChange} />,
    set: 'Ana',
    value: 'Ana',
  },
  'a text area': {
    field: (value, onChange) => <TextArea label="Message" name="a" value={value} onChange={onChange} />,
    set: 'Hello',
    value: 'Hello',
  },
  'a select': {
    field: (value, onChange) => (
      <Select label="Country" name="a" value={value} onChange={onChange}>
        <option value="">Choose</option>
        <option value="PT">Portugal</option>
      </Select>
    ),
    set: 'PT',
    value: 'PT',
  },
  'a combobox': {
    field: (value, onChange) => (
      <ComboBox label="Country" name="a" value={value} onChange={onChange} groups={groups} nothingFound="-" />
    ),
    set: 'Portugal',
    value: 'PT',
  },
  'a stepper': {
    field: (value, onChange) => (
      <Stepper
        {...{ label: 'Guests', name: 'a', min: 0, max: 9, fewer: '-', more: '+' }}
        value={Number(value)}
        onChange={(guests) => onChange(String(guests))}
      />
    ),
    set: '3',
    value: '3',
  },
  'a birth date': {
    field: (value, onChange) => (
      <BirthDate
        {...{ legend: 'Born', name: 'a', order: ['year', 'month', 'day'], labels: birthDateParts }}
        value={value}
        onChange={onChange}
      />
    ),
    set: '1957',
    value: '1957--',
  },
};

const choices: Record<string, { field: (value: string, onChange: Change) => ReactNode; value: string }> = {
  'a checkbox': {
    field: (value, onChange) => (
      <Checkbox name="a" isChecked={value === 'yes'} onChange={(isOn) => onChange(isOn ? 'yes' : '')}>
        Invoice
      </Checkbox>
    ),
    value: 'yes',
  },
  'radio buttons': {
    field: (value, onChange) => (
      <RadioCards
        {...{ legend: 'Pay', name: 'a', value, onChange, options: [{ value: 'now', content: 'Now' }] }}
      />
    ),
    value: 'now',
  },
};

/** A form with one field, sent by its button. `other` renders it again, as an answer of the host does. */
function show(field: (value: string, onChange: Change) => ReactNode) {
  const sent = vi.fn<Change>();
  function Form() {
    const [value, setValue] = useState('');
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    return (
      <>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setValue((now) => (sent(now), now));
          }}
        >
          {field(value, setValue)}
          <button type="submit">Send</button>
        </form>
        <button type="button" id="again" onClick={renderAgain}>
          Again
        </button>
      </>
    );
  }
  const { container } = render(<Form />);
  return {
    input: container.querySelector<HTMLInputElement>('[name^=a]')!,
    renderAgain: () => fireEvent.click(container.querySelector('#again')!),
    send: () => fireEvent.submit(container.querySelector('form')!),
    sent,
  };
}

describe.each([
  ...Object.entries(fields).map(([kind, { set, ...rest }]) => ({
    ...rest,
    kind,
    fill: (input: HTMLInputElement) => void (input.value = set),
  })),
  ...Object.entries(choices).map(([kind, rest]) => ({
    ...rest,
    kind,
    fill: (input: HTMLInputElement) => void (input.checked = true),
  })),
])('The value that $kind got without an event', ({ field, value, fill }) => {
  it('the value is sent with the form', () => {
    const { input, send, sent } = show(field);
    fill(input);
    send();
    expect(sent).toHaveBeenLastCalledWith(value);
  });

  it('the value is kept when the form is rendered again before it is sent', () => {
    const { input, renderAgain, send, sent } = show(field);
    fill(input);
    renderAgain();
    send();
    expect(sent).toHaveBeenLastCalledWith(value);
  });
});
