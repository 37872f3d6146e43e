import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../../src/ui/Button.tsx';
import { DateInput } from '../../src/ui/DateInput.tsx';
import { ErrorSummary } from '../../src/ui/ErrorSummary.tsx';
import { RadioCards } from '../../src/ui/RadioCards.tsx';
import { Select } from '../../src/ui/Select.tsx';
import { Stepper } from '../../src/ui/Stepper.tsx';
import { TextArea, TextField } from '../../src/ui/TextField.tsx';
import { InEnglish } from '../views/support/inLanguage.tsx';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const fromTheServer = (element: ReactElement) => {
  document.body.innerHTML = `<div id="root">${renderToString(element)}</div>`;
  return document.querySelector('input')!;
};
const arrive = (element: ReactElement) =>
  render(element, { container: document.querySelector('#root')!, hydrate: true });

describe('a field', () => {
  test('a field is described by its help and its error', () => {
    render(
      <TextField
        label="Email"
        description="For the code"
        error="Not an address"
        id="email"
        value=""
        onChange={() => {}}
      />,
    );
    const field = screen.getByLabelText('Email');
    const words = field
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(['Not an address', 'For the code']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  test('a field for a code looks different from a field for words', () => {
    render(
      <>
        <TextField label="Name" value="" onChange={() => {}} />
        <TextField label="Code" look="code" value="" onChange={() => {}} />
      </>,
    );
    const [name, code] = ['Name', 'Code'].map((label) => screen.getByLabelText(label).className.split(' '));
    expect(code).toEqual(expect.arrayContaining(name!));
    expect(code!.length).toBeGreaterThan(name!.length);
  });

  test('a field without an error is not marked as invalid', () => {
    render(<TextField label="Email" value="" onChange={() => {}} />);
    expect(screen.getByLabelText('Email').hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('input before the scripts arrive is kept and reported', () => {
  type Report = (value: string) => void;
  const fields = {
    'in a line': (onChange: Report) => <TextField label="Name" value="" onChange={onChange} />,
    'in several lines': (onChange: Report) => <TextArea label="Message" value="" onChange={onChange} />,
    'in a list': (onChange: Report) => (
      <Select label="Country" value="" onChange={onChange}>
        <option value="">Choose</option>
        <option value="PT">Portugal</option>
      </Select>
    ),
  };

  test.each(Object.entries(fields))('%s', (_, field) => {
    fromTheServer(field(() => {}));
    const box = document.querySelector<HTMLInputElement>('input, textarea, select')!;
    box.value = 'PT';
    const onChange = vi.fn<Report>();
    arrive(field(onChange));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('PT');
    expect(box.value).toBe('PT');
  });

  test('an untouched field sends no event', () => {
    fromTheServer(<TextField label="Name" value="Ana" onChange={() => {}} />);
    const onChange = vi.fn<Report>();
    arrive(<TextField label="Name" value="Ana" onChange={onChange} />);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the error summary', () => {
  const errors = [
    { fieldId: 'email', label: 'Email', message: 'Not an address' },
    { fieldId: undefined, label: 'Guests', message: 'Too many' },
  ];

  beforeEach(() => {
    Element.prototype.scrollIntoView = vi.fn<() => void>();
  });

  test('takes the focus when it appears', () => {
    render(
      <InEnglish>
        <ErrorSummary title="Please check" text="Two values" errors={errors} />
      </InEnglish>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  test('leads to the field', () => {
    render(
      <>
        <InEnglish>
          <ErrorSummary title="Please check" text="Two values" errors={errors} />
        </InEnglish>
        <TextField label="Email" id="email" value="" onChange={() => {}} />
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Email: Not an address' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  test('lists errors of fields that are not on the page', () => {
    render(
      <InEnglish>
        <ErrorSummary title="Please check" text="Two values" errors={errors} />
      </InEnglish>,
    );
    expect(screen.getByText('Guests: Too many')).toBeDefined();
  });
});

describe('a date field', () => {
  const date = (onChange: (value: string) => void, value = '') => (
    <DateInput label="Check-in" name="startDate" value={value} onChange={onChange} />
  );

  test('keeps and reports input before the scripts arrive', () => {
    const input = fromTheServer(date(() => {}));
    input.value = '2027-06-03';
    const onChange = vi.fn<(value: string) => void>();
    arrive(date(onChange));
    expect(onChange).toHaveBeenCalledWith('2027-06-03');
    expect(input.value).toBe('2027-06-03');
  });

  test('sends no date for an unfinished year', () => {
    const onChange = vi.fn<(value: string) => void>();
    render(date(onChange));
    fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '0202-06-03' } });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-06-03' } });
    expect(onChange).toHaveBeenCalledWith('2027-06-03');
  });

  test('keeps typed text while it has the focus', () => {
    const { rerender } = render(date(() => {}, '2027-06-03'));
    const input = screen.getByLabelText<HTMLInputElement>('Check-in');
    input.focus();
    rerender(date(() => {}, '2027-06-09'));
    expect(input.value).toBe('2027-06-03');
  });

  test('follows the calendar while it has no focus', () => {
    const { rerender } = render(date(() => {}, '2027-06-03'));
    rerender(date(() => {}, '2027-06-09'));
    expect(screen.getByLabelText<HTMLInputElement>('Check-in').value).toBe('2027-06-09');
  });

  test('reports a deleted date, also when a reload restored it', () => {
    const onChange = vi.fn<(value: string) => void>();
    const { rerender } = render(date(onChange));
    rerender(date(onChange, '2027-06-03'));
    fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '' } });
    expect(onChange.mock.calls).toEqual([['']]);
  });

  test('reports a date once, although the browser reports it too', () => {
    const input = fromTheServer(date(() => {}));
    input.value = '2027-06-03';
    const onChange = vi.fn<(value: string) => void>();
    arrive(date(onChange));
    fireEvent.change(input, { target: { value: '2027-06-03' } });
    fireEvent.input(input);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('reports a date again after the calendar chose another one', () => {
    const onChange = vi.fn<(value: string) => void>();
    const { rerender } = render(date(onChange));
    const typed = { target: { value: '2027-06-03' } };
    fireEvent.change(screen.getByLabelText('Check-in'), typed);
    rerender(date(onChange, '2027-06-03'));
    rerender(date(onChange, '2027-06-09'));
    fireEvent.change(screen.getByLabelText('Check-in'), typed);
    expect(onChange.mock.calls).toEqual([['2027-06-03'], ['2027-06-03']]);
  });

  test('keeps the previous date while a new one is unfinished', () => {
    render(date(() => {}, '2027-06-03'));
    const input = screen.getByLabelText<HTMLInputElement>('Check-in');
    input.focus();
    fireEvent.change(input, { target: { value: '0202-06-03' } });
    fireEvent.blur(input);
    expect(input.value).toBe('2027-06-03');
  });
});

describe('the number of guests', () => {
  const stepper = (value: number, onChange: (value: number) => void) => (
    <Stepper
      label="Guests"
      name="guestCount"
      value={value}
      min={1}
      max={4}
      fewer="Fewer"
      more="More"
      onChange={onChange}
    />
  );

  test('goes up and down by one, within its bounds', () => {
    const onChange = vi.fn<(value: number) => void>();
    const { rerender } = render(stepper(2, onChange));
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    rerender(stepper(3, onChange));
    fireEvent.click(screen.getByRole('button', { name: 'Fewer' }));
    expect(onChange.mock.calls).toEqual([[3], [2]]);
    rerender(stepper(4, onChange));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More' }).disabled).toBe(true);
    rerender(stepper(1, onChange));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fewer' }).disabled).toBe(true);
  });

  test('counts every press before the new value arrives, and accepts a typed number afterwards', () => {
    const onChange = vi.fn<(value: number) => void>();
    const { rerender } = render(stepper(2, onChange));
    const input = screen.getByLabelText<HTMLInputElement>('Guests');
    for (const name of ['More', 'More', 'Fewer', 'More'])
      fireEvent.click(screen.getByRole('button', { name }));
    expect(onChange.mock.calls).toEqual([[3], [4], [3], [4]]);
    expect(input.value).toBe('4');
    rerender(stepper(4, onChange));
    fireEvent.change(input, { target: { value: '2' } });
    expect(onChange).toHaveBeenLastCalledWith(2);
  });

  test('keeps and reports input before the scripts arrive', () => {
    const input = fromTheServer(stepper(2, () => {}));
    input.value = '4';
    const onChange = vi.fn<(value: number) => void>();
    arrive(stepper(2, onChange));
    expect(onChange).toHaveBeenCalledWith(4);
  });

  test('can be typed', () => {
    const onChange = vi.fn<(value: number) => void>();
    render(stepper(2, onChange));
    fireEvent.change(screen.getByLabelText('Guests'), { target: { value: '4' } });
    expect(onChange).toHaveBeenCalledWith(4);
  });
});

test('a busy button keeps the focus and cannot be pressed again', () => {
  const onClick = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={onClick}>Send</Button>);
  const button = screen.getByRole('button', { name: 'Send' });
  button.focus();
  rerender(
    <Button isBusy onClick={onClick}>
      Send
    </Button>,
  );
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a card is named by its title alone, and described by the rest of its content', () => {
  render(
    <RadioCards
      legend="How to pay"
      name="option"
      value="now"
      onChange={() => undefined}
      options={[
        { value: 'now', content: 'Today', about: '€605.00 now' },
        { value: 'later', content: 'Later', about: 'Nothing now' },
      ]}
    />,
  );
  const later = screen.getByRole('radio', { name: 'Later', description: 'Nothing now' });
  expect(screen.getByRole('radio', { name: 'Today', description: '€605.00 now' })).not.toBe(later);
});

test('one of several cards is chosen', () => {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <RadioCards
      legend="How to pay"
      name="option"
      value="now"
      onChange={onChange}
      options={[
        { value: 'now', content: 'Today' },
        { value: 'later', content: 'Later' },
      ]}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Today' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Later' }));
  expect(onChange).toHaveBeenCalledWith('later');
});
