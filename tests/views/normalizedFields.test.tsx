import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { completeBirthDate } from '../../contract/values/birthDate.ts';
import { normalizeEmail } from '../../contract/values/emailAddress.ts';
import { loadPhoneLibrary } from '../../src/input/normalizeTypedPhone.ts';
import { PhoneField } from '../../src/kit/PhoneField.tsx';
import { BirthDate } from '../../src/ui/BirthDate.tsx';
import { TextField } from '../../src/ui/TextField.tsx';
import { inLanguage } from './support/inLanguage.tsx';

const getValue = (name: string) => (screen.getByLabelText(name) as HTMLInputElement).value;

test('a telephone number shows how it will be dialled once the field is left', async () => {
  function Form() {
    const [value, setValue] = useState({ phonePrefix: '+49', phone: '' });
    return (
      <PhoneField
        form="test"
        value={value}
        getError={() => undefined}
        onChange={(changed) => setValue({ ...value, ...changed })}
      />
    );
  }
  render(await inLanguage('en', <Form />));
  const box = screen.getByLabelText('Phone number');
  fireEvent.focus(box);
  await loadPhoneLibrary();
  fireEvent.change(box, { target: { value: '0044 (0)7911 123456' } });
  fireEvent.blur(box);
  await waitFor(() => expect(getValue('Phone number')).toBe('7911 123456'));
  expect(getValue('Country prefix')).toBe('GB');
});

test('a date of birth without day and month shows 1 January once its parts are left', () => {
  function Form() {
    const [value, setValue] = useState('');
    return (
      <BirthDate
        legend="Born"
        name="born"
        value={value}
        order={['day', 'month', 'year']}
        labels={{ day: 'Day', month: 'Month', year: 'Year' }}
        normalize={completeBirthDate}
        onChange={setValue}
      />
    );
  }
  render(<Form />);
  const typed = { Day: '00', Month: 'XX', Year: '١٩٥٧' };
  for (const [name, value] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  }
  const year = screen.getByLabelText('Year');
  fireEvent.blur(year, { relatedTarget: screen.getByLabelText('Day') });
  expect(getValue('Day')).toBe('00');
  fireEvent.blur(year);
  expect(['Day', 'Month', 'Year'].map(getValue)).toEqual(['01', '01', '1957']);
});

test.each([
  ['left', (box: HTMLElement) => fireEvent.blur(box)],
  ['sent by Enter', (box: HTMLElement) => fireEvent.keyDown(box, { key: 'Enter' })],
])('an address shows how it will be used once the field is %s', (_, settle) => {
  function Form() {
    const [value, setValue] = useState('');
    return <TextField label="Email" value={value} normalize={normalizeEmail} onChange={setValue} />;
  }
  render(<Form />);
  const box = screen.getByLabelText('Email');
  fireEvent.change(box, { target: { value: 'mailto:Info@MÜLLER.example' } });
  settle(box);
  expect(getValue('Email')).toBe('info@xn--mller-kva.example');
});
