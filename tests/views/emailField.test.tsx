import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EmailField } from '../../src/kit/EmailField.tsx';
import { InEnglish } from './support/inLanguage.tsx';

beforeEach(() => onSubmit.mockClear());

const onSubmit = vi.fn<() => void>();

function Form({ from = '' }: { from?: string }) {
  const [email, setEmail] = useState(from);
  return (
    <InEnglish>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <EmailField label="Email" id="email" name="email" value={email} onChange={setEmail} />
        <button type="submit">Send</button>
      </form>
    </InEnglish>
  );
}

const getField = () => screen.getByLabelText<HTMLInputElement>('Email');
const findOffer = () => screen.queryByRole('button', { name: /^Did you mean/ });
const type = (value: string) => fireEvent.change(getField(), { target: { value } });

test('a mistyped domain is corrected with one press, once the field is left', () => {
  render(<Form />);
  getField().focus();
  type('Ana@gmial.con');
  expect(findOffer()).toBeNull();
  fireEvent.blur(getField());
  expect(screen.getByRole('status').textContent).toBe('Did you mean ana@gmail.com?');
  fireEvent.click(findOffer()!);
  expect(getField().value).toBe('ana@gmail.com');
  expect(document.activeElement).toBe(getField());
  expect(findOffer()).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the live region of the correction exists before it, and describes the field', () => {
  render(<Form />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  expect(getField().getAttribute('aria-describedby')).toBeNull();
  getField().focus();
  type('ana@gmial.com');
  fireEvent.blur(getField());
  expect(screen.getByRole('status')).toBe(status);
  expect(getField().getAttribute('aria-describedby')).toBe(status.id);
  expect(status.textContent).toBe('Did you mean ana@gmail.com?');
});

test('a correction moves no button that is being pressed: it is offered after the click', async () => {
  render(<Form />);
  getField().focus();
  type('ana@gmial.com');
  const button = screen.getByRole('button', { name: 'Send' });
  fireEvent.mouseDown(button);
  fireEvent.blur(getField());
  expect(findOffer()).toBeNull();
  fireEvent.mouseUp(button);
  expect(findOffer()).toBeNull();
  fireEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('button', { name: 'Did you mean ana@gmail.com?' })).toBeTruthy();
});

test('an offered correction disappears when the address is changed, and prevents nothing', () => {
  render(<Form from="ana@gmial.com" />);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(findOffer()?.textContent).toBe('Did you mean ana@gmail.com?');
  type('ana@gmial.co');
  expect(findOffer()).toBeNull();
});

test('nothing is offered for an address that looks right', () => {
  render(<Form />);
  type('ana@casa-do-limoeiro.pt');
  fireEvent.blur(getField());
  expect(findOffer()).toBeNull();
});
