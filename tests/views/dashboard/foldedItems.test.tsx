import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';
import { changeFields } from '../../../contract/content/documentFields.ts';
import type { FieldPath } from '../../../contract/content/issues.ts';
import { middle } from '../../../contract/values/focalPoint.ts';
import { shownProperty } from '../../../machines/dashboard/shared/property.samples.ts';
import { sections } from '../../../src/dashboard/content/sections/index.ts';
import type { SectionId } from '../../../src/dashboard/content/sections/item.ts';
import { noItem } from '../../../src/dashboard/content/bindPath.ts';
import { EditorContext } from '../../../src/dashboard/views/propertyEditor/EditorContext.ts';
import { isWithin } from '../../../src/dashboard/views/propertyEditor/findIssues.ts';
import { PartList } from '../../../src/dashboard/views/propertyEditor/PartList.tsx';
import { getName, normalizeSpaces } from '../support/readLines.ts';
import { inDashboard } from './support/inDashboard.tsx';

const document: PropertyDocument = {
  property: {
    pricing: {
      weekend: { days: ['friday', 'saturday'], rate: '160' },
      seasons: [
        { name: 'summer', from: '06-15', to: '09-15', rate: '180', minNights: '4' },
        { name: 'fair', from: '2027-07-10', to: '2027-07-12', rate: '300.5' },
      ],
      lastMinute: { percentage: '10', daysBefore: '1' },
    },
    paymentOptions: [
      {
        id: 'flex',
        schedule: [
          { trigger: 'on_reservation', percentage: '50' },
          { trigger: 'days_before_check_in', percentage: '50', daysOffset: '30' },
        ],
        cancellation: [{ refundPercentage: '100', daysBeforeCheckIn: '7' }],
      },
    ],
    distances: [
      { to: 'bakery', distance: '5 min on foot' },
      { to: 'beach', name: 'Carcavelos', distance: '350 m' },
    ],
    closed: [{ start: '2027-01-11', end: '2027-01-23' }],
    highlights: ['sea'],
    amenities: { entertainment: ['wifi'] },
    reviews: [{ author: 'Marieke', date: '2026-05-21', rating: '4.5', text: 'Lovely.' }],
  },
  texts: { en: { seasons: { summer: 'Summer' }, paymentOptions: { flex: { name: 'Pay in parts' } } } },
};

// jsdom has no layout.
const scrolled = vi.fn<() => void>();
Element.prototype.scrollIntoView = scrolled;

/** Renders a section; messages about some fields are shown. */
function renderSection(id: SectionId, mentioned: readonly FieldPath[] = [], content = document) {
  let now = content;
  function Editor() {
    const [shown, setShown] = useState(content);
    return (
      <EditorContext
        value={{
          document: shown,
          shown: { ...shownProperty, document: content },
          isReadOnly: false,
          languages: ['en'],
          change: (changes) => {
            now = changeFields(now, changes);
            setShown(now);
          },
          leave: () => undefined,
          getFocalPoint: () => middle,
          chooseFocalPoint: () => undefined,
          hasIssues: (paths) => mentioned.some((issue) => paths.some((path) => isWithin(issue, path))),
          getIssues: () => ({ error: undefined, warning: undefined }),
        }}
      >
        <PartList parts={sections.find((section) => section.id === id)!.parts} item={noItem} />
      </EditorContext>
    );
  }
  const { container } = render(inDashboard(<Editor />));
  const readTitles = (which = 'details') =>
    [...container.querySelectorAll(`${which} > summary`)].map((summary) =>
      [...summary.querySelectorAll('span')].map((span) => normalizeSpaces(span.textContent)).join(' | '),
    );
  return { readTitles, readOpen: () => readTitles('details[open]'), getDocument: () => now };
}

describe('items and blocks are folded to their titles and what they say', () => {
  test.each([
    [
      'prices',
      [
        'Weekend | Friday and Saturday · €160',
        'Summer | 15 June – 15 September · €180 · from 4 nights',
        'Season 2 | 10 July 2027 – 12 July 2027 · €300.50',
        'Cleaning',
        'More guests',
        'Discount for long stays',
        'Last-minute discount | 10% · up to 1 day before arrival',
      ],
    ],
    [
      'terms',
      [
        'Pay in parts',
        'Instalment 1 | 50% · When booking',
        'Instalment 2 | 50% · Days before check-in · 30 days',
        'Refund 1 | 100% · until 7 days before check-in',
      ],
    ],
    ['location', ['Bakery | 5 min on foot', 'Carcavelos | 350 m']],
    ['stays', ['Closed nights 1 | 11 January 2027 – 23 January 2027']],
    ['reviews', ['Marieke | 21 May 2026 · 4.5 of 5 · Lovely.']],
  ] as const)('in the section %s', (id, titles) => {
    expect(renderSection(id).readTitles()).toEqual(titles);
  });

  test('amenities are folded to the chosen ones', () => {
    const { readTitles, readOpen } = renderSection('amenities');
    expect(readTitles()).toContain('Entertainment | Wi-Fi');
    expect(readOpen()).toEqual([]);
  });

  test('required blocks that are empty are open', () => {
    expect(renderSection('prices').readOpen()).toEqual([
      'Cleaning',
      'More guests',
      'Discount for long stays',
    ]);
  });

  test.each([
    [['property', 'pricing', 'seasons', 1, 'rate'], 'Season 2'],
    [['texts', 'en', 'seasons', 'summer'], 'Summer'],
    [['property', 'pricing', 'early', 'percentage'], 'Early-booking discount'],
  ])('the item with a message about %j is open', (path, title) => {
    const open = renderSection('prices', [path]).readOpen();
    expect(open.map((line) => line.split(' | ')[0])).toContain(title);
    expect(open).toHaveLength(4);
  });
});

describe('items', () => {
  const press = (name: string) => {
    const button = screen.getByRole('button', { name, hidden: true });
    button.focus();
    fireEvent.click(button);
  };

  test('stay open and in the window, and keep the focus, while they are moved', () => {
    const { readTitles, readOpen } = renderSection('prices');
    screen.getByText('Summer').closest('details')!.open = true;
    press('Move down: Summer');
    expect(
      readTitles()
        .slice(1, 3)
        .map((line) => line.split(' | ')[0]),
    ).toEqual(['Season 1', 'Summer']);
    expect(readOpen()[0]).toContain('Summer');
    expect(readOpen()[1]).toBe('Cleaning');
    expect(window.document.activeElement?.closest('details')?.textContent).toContain('Summer');
    expect(scrolled.mock.contexts).toEqual([window.document.activeElement]);
  });

  test('are open with the focus on their titles when they are new', () => {
    const { readOpen } = renderSection('stays');
    press('Add closed nights');
    expect(readOpen()).toEqual(['Closed nights 2']);
    expect(window.document.activeElement?.textContent).toBe('Closed nights 2');
  });

  test('that are removed leave the focus on the button that adds one', () => {
    const { getDocument } = renderSection('stays');
    press('Remove: Closed nights 1');
    expect(getDocument().property).not.toHaveProperty('closed');
    expect(window.document.activeElement?.textContent).toBe('Add closed nights');
  });
});

test('a paragraph has the focus when it is new, and the button that adds one after its removal', () => {
  const { getDocument } = renderSection('rules');
  const add = screen.getByRole('button', { name: 'Add a paragraph' });
  fireEvent.click(add);
  fireEvent.click(add);
  expect(screen.getByLabelText('Further rules, paragraph 2')).toBe(window.document.activeElement);
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Further rules, paragraph 2' }));
  expect(getDocument().texts['en']).toMatchObject({ notes: [''] });
  expect(add).toBe(window.document.activeElement);
});

test('the name of a new item is asked in every language', () => {
  renderSection('prices', [], { ...document, texts: { ...document.texts, de: {} } });
  fireEvent.click(screen.getByRole('button', { name: 'Add a season' }));
  const season = window.document.activeElement!.closest('details')!;
  expect([...season.querySelectorAll('input')].slice(0, 2).map(getName)).toEqual([
    'Name of the season (English)',
    'Name of the season (Deutsch)',
  ]);
});

describe('an optional block', () => {
  test('is added as a whole, and open', () => {
    const { readOpen } = renderSection('prices');
    fireEvent.click(screen.getByRole('button', { name: 'Add: Early-booking discount' }));
    expect(readOpen()).toContain('Early-booking discount');
    expect(window.document.activeElement?.textContent).toBe('Early-booking discount');
  });

  test('is removed with its fields', () => {
    const { getDocument } = renderSection('prices');
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Weekend', hidden: true }));
    expect(getDocument().property).not.toHaveProperty('pricing.weekend');
    expect(window.document.activeElement?.textContent).toBe('Add: Weekend');
  });

  test('stays while the person empties its fields', () => {
    const { getDocument, readTitles } = renderSection('prices');
    for (const name of ['percentage', 'daysBefore']) {
      const field = window.document.getElementById(`field-property-pricing-lastMinute-${name}`)!;
      fireEvent.change(field, { target: { value: '' } });
    }
    expect(getDocument().property).not.toHaveProperty('pricing.lastMinute');
    expect(readTitles()).toContain('Last-minute discount');
  });
});
