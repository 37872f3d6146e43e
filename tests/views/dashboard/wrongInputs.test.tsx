import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeFields, readField } from '../../../contract/content/documentFields.ts';
import { fieldName, type FieldPath } from '../../../contract/content/issues.ts';
import { propertySectionAddress } from '../../../contract/dashboard/pages.ts';
import type { ShownProperty } from '../../../contract/dashboard/properties.ts';
import { shownProperty } from '../../../machines/dashboard/shared/property.samples.ts';
import { noFailureReason } from '../../../machines/shared/failures.ts';
import { findPlace } from '../../../src/dashboard/content/sections/places.ts';
import { useIssueText } from '../../../src/dashboard/content/useIssueText.ts';
import { getControlId } from '../../../src/dashboard/views/propertyEditor/EditorField.tsx';
import { SectionScreen } from '../../../src/dashboard/views/propertyEditor/SectionScreen.tsx';
import { checkWrongInput, wrongInputs } from '../../content/wrongInputs.ts';
import { inDashboard } from './support/inDashboard.tsx';
import { readHook } from './support/inEnglish.tsx';

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => undefined;

// The links to what is missing have this query.
beforeEach(() => history.replaceState(undefined, '', '/?issues'));
afterEach(cleanup);

/** Creates the section of a field, with the answer of the host about the document. */
function createSection(path: FieldPath, shown: ShownProperty) {
  const context = {
    ...noFailureReason,
    visitId: 'visit',
    property: 'casa',
    restored: undefined,
    shown,
    document: shown.document,
    sent: [],
    focalPoints: {},
    storedFocalPoints: {},
    attempt: 0,
    theirs: undefined,
    sides: {},
  };
  const { section } = findPlace(path)!;
  return inDashboard(
    <SectionScreen state="editing.idle" context={context} section={section} send={() => undefined} />,
  );
}
const renderSection = (path: FieldPath, shown: ShownProperty) => render(createSection(path, shown));

/** Returns the texts that describe a control, or the group that it belongs to. */
function readDescription(control: Element): string {
  const described = control.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
  return described
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
}

/** The parts in which controls show some values. */
const shownParts: Readonly<Record<string, string>> = { '301 km': '301', '06-31': '31' };

test.each(wrongInputs.map((input) => ({ field: fieldName(input[0]), input })))(
  'the field $field keeps its wrong value, and is marked with the error',
  ({ input }) => {
    const [path] = input;
    const { document: content, errors } = checkWrongInput(input);
    const shownErrors = errors.map(({ code, params = {}, path: at }) => ({
      code,
      params: Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]),
      ),
      path: [...at],
    }));
    renderSection(path, { ...shownProperty, document: content, errors: shownErrors });
    const control = document.getElementById(getControlId(path)) as HTMLInputElement | HTMLSelectElement;
    const written = (readField(content, path) as string | undefined) ?? '';
    expect(control.closest('details:not([open])')).toBeNull();
    expect(control.value).toBe(shownParts[written] ?? written);
    expect(readDescription(control)).toContain(readHook(useIssueText)(errors[0]!, true));
    // The parts of a day are in a group with the description.
    expect(control.closest('[aria-invalid="true"], fieldset[aria-describedby]')).not.toBeNull();
  },
);

test('a link to an issue moves the focus to its field, in its language', async () => {
  const path = ['texts', 'pt', 'summary'];
  history.replaceState(undefined, '', '/?issues=texts.pt.summary');
  const document = changeFields(shownProperty.document, [
    { path: ['texts', 'en', 'name'], value: undefined },
    { path: ['texts', 'pt', 'name'], value: 'Casa do Limoeiro' },
  ]);
  const errors = [['texts', 'en', 'name'], path].map((at) => ({ code: 'missing', path: at }));
  renderSection(path, { ...shownProperty, document, errors });
  await waitFor(() => expect(window.document.activeElement?.id).toBe(getControlId(path)));
});

test('an item that is added later is not marked before the person leaves its fields', () => {
  const path = ['property', 'reviews'];
  const getProperty = (reviews: readonly object[]): ShownProperty => ({
    ...shownProperty,
    document: changeFields(shownProperty.document, [{ path, value: reviews }]),
    errors: reviews.map((_, index) => ({ code: 'missing', path: [...path, index, 'text'] })),
  });
  const { rerender } = renderSection(path, getProperty([{}]));
  const findMarked = () => [...window.document.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id);
  const first = getControlId([...path, 0, 'text']);
  expect(findMarked()).toEqual([first]);
  rerender(createSection(path, getProperty([{}, {}])));
  const second = window.document.getElementById(getControlId([...path, 1, 'text']))!;
  expect(findMarked()).toEqual([first]);
  fireEvent.blur(second);
  expect(findMarked()).toEqual([first]);
  fireEvent.change(second, { target: { value: 'L' } });
  fireEvent.blur(second);
  expect(findMarked()).toEqual([first, second.id]);
});

test('a room of a property without photos leads to them', () => {
  const rooms = [{ name: 'bedroom', photos: [] }];
  const document = changeFields(shownProperty.document, [{ path: ['property', 'rooms'], value: rooms }]);
  renderSection(['property', 'rooms'], { ...shownProperty, document, photos: [] });
  expect(screen.getByText('Add photos of the property first').getAttribute('href')).toBe(
    propertySectionAddress(shownProperty.property, 'photos'),
  );
});
