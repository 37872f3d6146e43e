import { useState, type FC } from 'react';
import { useSearch } from 'wouter';
import { readField } from '../../../../contract/content/documentFields.ts';
import { isExample } from '../../../../contract/content/isExample.ts';
import { fieldName, type FieldPath } from '../../../../contract/content/issues.ts';
import { propertyPageAddress } from '../../../../contract/dashboard/pages.ts';
import { middle } from '../../../../contract/values/focalPoint.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useIssueText } from '../../content/useIssueText.ts';
import { useText } from '../../i18n/index.ts';
import { noItem } from '../../content/bindPath.ts';
import { EditorContext, useEditor, type Editor } from './EditorContext.ts';
import type { EditorProps, ShownState } from './EditorProps.ts';
import { findFieldIssue, findSectionIssues, isAtField, isMissingTexts, isWithin } from './findIssues.ts';
import { NextSection } from './NextSection.tsx';
import { LanguageActions, LanguageBar } from './LanguageBar.tsx';
import { PartList } from './PartList.tsx';
import * as css from './propertyEditor.css.ts';
import { SaveStatus } from './SaveStatus.tsx';
import { SpecialPart } from './SpecialPart.tsx';
import { useFocusedIssue } from './useFocusedIssue.ts';
import { useShownLanguages } from './useShownLanguages.ts';
import type { Section, SectionPart } from '../../content/sections/item.ts';

/** Whether some parts have texts of which the chosen languages are shown. */
const hasTexts = (parts: readonly SectionPart[]): boolean =>
  parts.some((part) =>
    'parts' in part ? hasTexts(part.parts) : part.path.startsWith('texts.') && !part.everyLanguage,
  );

/** Fields of a section, above or below its view. */
function SectionFields({ section, parts }: { section: Section; parts: readonly SectionPart[] }) {
  const text = useText();
  const { isReadOnly } = useEditor();
  if (parts.length === 0) return null;
  return (
    <fieldset className={css.section} disabled={isReadOnly} aria-label={text(section.label)}>
      <PartList parts={parts} item={noItem} />
    </fieldset>
  );
}

/** A section of the editor. Each change is saved without being asked. */
export const SectionScreen: FC<EditorProps & { state: ShownState }> = (props) => {
  const { context, send, state } = props;
  const section = props.section!;
  const text = useText();
  const getIssueText = useIssueText();
  const named = new URLSearchParams(useSearch()).get('issues');
  const showsIssues = named !== null;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const shown = context.shown!;
  const { document } = context;
  const isReadOnly = state === 'readOnly';
  const errors = findSectionIssues(shown.errors, section.id);
  const [linkedIssue] = useState(() =>
    [...errors, ...shown.warnings].find(({ path }) => fieldName(path) === named),
  );
  const { written, languages, showLanguages } = useShownLanguages({
    document,
    shown,
    marked: linkedIssue ? [linkedIssue] : showsIssues ? errors : [],
  });
  useFocusedIssue(linkedIssue);
  // An item that is added later is not finished yet.
  const [mentioned] = useState(
    () => new Set(showsIssues ? [...shown.errors, ...shown.warnings].map(({ path }) => fieldName(path)) : []),
  );
  const isMentioned = (path: FieldPath) => mentioned.has(fieldName(path)) || left.has(fieldName(path));
  const getMessage = (issues: typeof shown.errors, path: FieldPath) => {
    const issue = isMentioned(path) ? findFieldIssue(issues, path) : undefined;
    // A value that is not saved yet is not missing.
    const isOutdated = issue?.code === 'missing' && readField(document, path) !== undefined;
    return issue && !isOutdated ? getIssueText(issue, true) : undefined;
  };
  const editor: Editor = {
    document,
    shown,
    isReadOnly,
    languages,
    change: (changes) => {
      if (changes.length > 0) send({ type: 'fields.changed', changes });
    },
    getFocalPoint: (id) =>
      context.focalPoints[id] ?? shown.photos.find((photo) => photo.id === id)?.focalPoint ?? middle,
    chooseFocalPoint: (id, point) =>
      send({ type: 'fields.changed', changes: [], focalPoints: { [id]: point } }),
    leave: (path) => {
      setLeft((before) => new Set([...before, fieldName(path)]));
      send({ type: 'field.left' });
    },
    hasIssues: (paths) =>
      [...shown.errors, ...shown.warnings].some(
        (issue) =>
          !isExample(issue) &&
          isMentioned(issue.path) &&
          paths.some((path) => isWithin(issue.path, path) || isMissingTexts(issue, path)),
      ),
    getIssues: (path) => ({
      error: getMessage(shown.errors, path),
      warning: getMessage(shown.warnings, path),
    }),
  };
  const others = errors.filter((issue) => !isAtField(issue));
  const parts = section.special === 'photos' ? [] : section.parts;
  const specialPlace = parts.findIndex(({ path }) => path === section.specialAfter) + 1;
  return (
    <EditorContext value={editor}>
      <SaveStatus {...props} />
      {others.length > 0 && (
        <Notice tone="warning" title={text('dashboard.editor.issues')}>
          <ul className={css.issues}>
            {others
              .map((issue) => getIssueText(issue))
              .map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
          </ul>
        </Notice>
      )}
      {hasTexts(section.parts) && <LanguageBar written={written} errors={errors} onShow={showLanguages} />}
      <SectionFields section={section} parts={parts.slice(0, specialPlace)} />
      {section.special && (
        <div className={css.section}>
          <SpecialPart view={section.special} />
        </div>
      )}
      <SectionFields section={section} parts={parts.slice(specialPlace)} />
      {section.id === 'texts' && <LanguageActions written={written} onShow={showLanguages} />}
      <div className={shared.stackedActions}>
        <NextSection
          property={context.property}
          section={section}
          errors={shown.errors}
          showsIssues={showsIssues}
        />
        {shown.hasDraft && !isReadOnly && (
          <ButtonLink href={propertyPageAddress('propertyReview', context.property)}>
            {text('dashboard.review.title')}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href={propertyPageAddress('property', context.property)}>
          {text('dashboard.editor.back')}
        </ButtonLink>
      </div>
    </EditorContext>
  );
};
