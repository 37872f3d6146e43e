import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readField } from '../../../contract/content/documentFields.ts';
import { fieldName, type FieldPath } from '../../../contract/content/issues.ts';
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

// The links to what is missing have this query.
beforeEach(() => history.replaceState(undefined, '', '/?issues'));
afterEach(cleanup);

/** Renders the section of a field, with the answer of the host about the document. */
function renderSection(path: FieldPath, shown: ShownProperty) {
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
  render(
    inDashboard(
      <SectionScreen state="editing.idle" context={context} section={section} send={() => undefined} />,
    ),
  );
}

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
    expect(readDescription(control)).toContain(readHook(useIssueText)(errors[0]!));
    // The parts of a day are in a group with the description.
    expect(control.closest('[aria-invalid="true"], fieldset[aria-describedby]')).not.toBeNull();
  },
);
