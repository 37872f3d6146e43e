import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { changeFields } from '../../../contract/content/documentFields.ts';
import { listTextLanguages } from '../../../contract/content/photoOrder.ts';
import { middle } from '../../../contract/values/focalPoint.ts';
import type { Language } from '../../../contract/values/language.ts';
import { shownProperty } from '../../../machines/dashboard/shared/property.samples.ts';
import { noItem } from '../../../src/dashboard/content/bindPath.ts';
import { texts } from '../../../src/dashboard/content/sections/texts.ts';
import { EditorContext } from '../../../src/dashboard/views/propertyEditor/EditorContext.ts';
import { LanguageActions } from '../../../src/dashboard/views/propertyEditor/LanguageBar.tsx';
import { PartList } from '../../../src/dashboard/views/propertyEditor/PartList.tsx';
import { inDashboard } from './support/inDashboard.tsx';

function Editor() {
  const [document, setDocument] = useState(shownProperty.document);
  const [languages, setLanguages] = useState<readonly Language[]>(['en']);
  return (
    <EditorContext
      value={{
        document,
        shown: shownProperty,
        isReadOnly: false,
        languages,
        change: (changes) => setDocument(changeFields(document, changes)),
        leave: () => undefined,
        getFocalPoint: () => middle,
        chooseFocalPoint: () => undefined,
        hasIssues: () => false,
        getIssues: () => ({ error: undefined, warning: undefined }),
      }}
    >
      <PartList parts={texts.parts} item={noItem} />
      <LanguageActions written={listTextLanguages(document)} onShow={setLanguages} />
    </EditorContext>
  );
}

test('a language that is added or removed moves the focus to what follows', () => {
  render(inDashboard(<Editor />));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const isFocused = (element: Element) => expect(element).toBe(window.document.activeElement);
  press('Add Português');
  isFocused(screen.getAllByLabelText(/Português/)[0]!);

  press('Remove Português');
  isFocused(screen.getByRole('button', { name: 'Keep them' }));
  press('Keep them');
  isFocused(screen.getByRole('button', { name: 'Remove Português' }));
  press('Remove Português');
  press('Remove Português');
  isFocused(screen.getByRole('button', { name: 'Add Português' }));
});
