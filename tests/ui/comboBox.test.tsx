import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ComboBox } from '../../src/ui/combobox/ComboBox.tsx';
import { ErrorSummary } from '../../src/ui/ErrorSummary.tsx';
import { InEnglish } from '../views/support/inLanguage.tsx';

const country = (value: string, alpha2: string, label: string) => ({
  value,
  label,
  keywords: [alpha2, value],
});

const groups = [
  { label: 'Likely', options: [country('PRT', 'PT', 'Portugal'), country('DEU', 'DE', 'Deutschland')] },
  {
    label: 'All',
    options: [
      country('CIV', 'CI', 'Côte d’Ivoire'),
      country('NER', 'NE', 'Niger'),
      country('NGA', 'NG', 'Nigeria'),
      country('AUT', 'AT', 'Österreich'),
      country('KOR', 'KR', 'Südkorea'),
    ],
  },
];

let chosen: string[];

function Country({ from = '', error, locale = 'en-GB' }: { from?: string; error?: string; locale?: string }) {
  const [value, setValue] = useState(from);
  useEffect(() => void chosen.push(value), [value]);
  return (
    <I18nProvider locale={locale}>
      <ComboBox
        label="Country"
        description="As in the passport"
        error={error}
        id="country"
        name="nationality"
        value={value}
        onChange={setValue}
        groups={groups}
        nothingFound="No country found."
      />
    </I18nProvider>
  );
}

beforeEach(() => {
  chosen = [];
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country', hidden: true });
const enter = () => fireEvent.focusIn(field());
const leave = () => fireEvent.blur(field());
const type = (text: string) => {
  field().focus();
  fireEvent.change(field(), { target: { value: text } });
};
const press = (key: string) => {
  fireEvent.keyDown(field(), { key });
  fireEvent.keyUp(field(), { key });
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the search results', () => {
  test.each([
    ['deu', ['Deutschland']],
    ['Osterreich', ['Österreich']],
    ['OST', ['Österreich']],
    ['österreich', ['Österreich']],
    ['oesterreich', ['Österreich']],
    ['pt', ['Portugal']],
    ['aut', ['Österreich']],
    ['ivoire', ['Côte d’Ivoire']],
    ['ni', ['Niger', 'Nigeria']],
    ['korea', []],
  ])('%s: %j', (typed, found) => {
    render(<Country />);
    type(typed);
    expect(options()).toEqual(found);
  });

  test('comes in the order given, under the names of its groups', () => {
    render(<Country />);
    type('d');
    press('Escape');
    press('ArrowDown');
    const [likely, all] = screen.getAllByRole('group');
    expect(likely).toBe(screen.getByRole('group', { name: 'Likely' }));
    const names = (group: HTMLElement) =>
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(names(likely!)).toEqual(['Portugal', 'Deutschland']);
    expect(names(all!)).toEqual(['Côte d’Ivoire', 'Niger', 'Nigeria', 'Österreich', 'Südkorea']);
  });

  test('an empty result is described in words', () => {
    render(<Country />);
    type('xyz');
    expect(screen.getByText('No country found.')).toBeDefined();
    expect(field().value).toBe('xyz');
  });
});

describe('an option is chosen', () => {
  test('a click chooses an option', () => {
    render(<Country />);
    type('ni');
    fireEvent.click(screen.getByRole('option', { name: 'Nigeria' }));
    expect(chosen.at(-1)).toBe('NGA');
    expect(field().value).toBe('Nigeria');
    expect(options()).toEqual([]);
  });

  test('arrow keys and Enter choose an option, which is announced', () => {
    render(<Country />);
    type('ni');
    press('ArrowDown');
    expect(active()).toBe('Niger');
    press('ArrowDown');
    expect(active()).toBe('Nigeria');
    press('Enter');
    expect(chosen.at(-1)).toBe('NGA');
  });

  test('Enter alone chooses the first option that was found', () => {
    render(<Country />);
    type('n');
    press('Enter');
    expect(chosen.at(-1)).toBe('NER');
    expect(field().value).toBe('Niger');
  });

  test.each(['Niger', 'nga', 'nigeri'])('leaving the field chooses the only matching option: %s', (typed) => {
    render(<Country />);
    type(typed);
    leave();
    expect(chosen.at(-1)).toBe(typed === 'Niger' ? 'NER' : 'NGA');
  });

  test('Tab chooses the only matching option', () => {
    render(<Country />);
    type('oster');
    press('Tab');
    expect(chosen.at(-1)).toBe('AUT');
    expect(field().value).toBe('Österreich');
  });

  test('the browser chooses an option by filling in a field without the focus', () => {
    render(<Country />);
    fireEvent.change(field(), { target: { value: 'Deutschland' } });
    expect(chosen.at(-1)).toBe('DEU');
    expect(options()).toEqual([]);
  });

  test('an option is shown when the value comes from another source', () => {
    const { rerender } = render(<Country key="a" from="PRT" />);
    expect(field().value).toBe('Portugal');
    rerender(<Country key="b" from="AUT" />);
    expect(field().value).toBe('Österreich');
  });
});

describe('no option is chosen', () => {
  test('a text that is no option stays while typing and disappears on leaving', () => {
    render(<Country />);
    type('Atlantis');
    expect(field().value).toBe('Atlantis');
    leave();
    expect(field().value).toBe('');
    expect(chosen).toEqual(['']);
  });

  test('an ambiguous text chooses nothing', () => {
    render(<Country from="PRT" />);
    type('ni');
    leave();
    expect(field().value).toBe('Portugal');
    expect(chosen).toEqual(['PRT']);
  });

  test('Escape closes the list and restores the previous value', () => {
    render(<Country from="PRT" />);
    type('ni');
    press('Escape');
    expect(options()).toEqual([]);
    expect(field().value).toBe('Portugal');
  });

  test('any more once the field was emptied', () => {
    render(<Country from="PRT" />);
    type('');
    leave();
    expect(chosen.at(-1)).toBe('');
    expect(field().value).toBe('');
  });
});

describe('the list', () => {
  test('opens with all options at its button, and marks the one that is chosen', () => {
    render(<Country from="AUT" />);
    enter();
    fireEvent.click(screen.getByRole('button', { name: /Country/ }), { detail: 0 });
    expect(options()).toHaveLength(7);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Österreich');
  });

  test('marks what the pointer rests on', () => {
    render(<Country />);
    type('ni');
    fireEvent.pointerMove(screen.getByRole('option', { name: 'Nigeria' }), { pointerType: 'mouse' });
    expect(active()).toBe('Nigeria');
  });

  test('the list is labelled in the language of the page', () => {
    render(<Country locale="de-DE" />);
    expect(screen.getByRole('button', { name: /Empfehlungen.*Country/ })).toBeDefined();
  });

  test('the browser does not fill in the list unless it helps', () => {
    render(<Country />);
    expect(field().autocomplete).toBe('off');
  });
});

describe('its error', () => {
  test('describes the field, and so does its help', () => {
    render(<Country error="Blank" />);
    const words = field()
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(['Blank', 'As in the passport']);
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  test('the summary links to the error', () => {
    const errors = [{ fieldId: 'country', label: 'Country', message: 'Blank' }];
    render(
      <>
        <InEnglish>
          <ErrorSummary title="Please check" text="One value" errors={errors} />
        </InEnglish>
        <Country error="Blank" />
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Country: Blank' }));
    expect(document.activeElement).toBe(field());
  });
});
