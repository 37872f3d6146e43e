import type { FC } from 'react';
import { Link } from 'wouter';
import { countIssues, isExample } from '../../../../contract/content/isExample.ts';
import { previewPath } from '../../../../contract/dashboard/operations.ts';
import {
  propertyIssuesAddress,
  propertyPageAddress,
  propertySectionAddress,
} from '../../../../contract/dashboard/pages.ts';
import { button } from '../../../ui/Button.css.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import type { EditorProps, ShownState } from './EditorProps.ts';
import { findSectionIssues } from './findIssues.ts';
import * as css from './propertyEditor.css.ts';
import { SaveStatus } from './SaveStatus.tsx';
import { sections } from '../../content/sections/index.ts';
import type { Section } from '../../content/sections/item.ts';

/** A section, and what is missing in it. */
function SectionRow({ section, context }: { section: Section } & Pick<EditorProps, 'context'>) {
  const text = useText();
  const { errors, warnings } = context.shown!;
  const missing = findSectionIssues(errors, section.id).length;
  const doubts = findSectionIssues(warnings, section.id);
  const doubtful = doubts.filter((issue) => !isExample(issue)).length;
  const hasExamples = doubts.length > doubtful;
  const hasIssues = missing + doubts.length > 0;
  const getAddress = hasIssues ? propertyIssuesAddress : propertySectionAddress;
  return (
    <li>
      <Link className={css.sectionLink} href={getAddress(context.property, section.id)}>
        <span className={css.sectionName}>{text(section.label)}</span>
        <span className={shared.small}>{text(section.about)}</span>
        {missing > 0 && <span className={css.todo}>{text('dashboard.editor.todo', { count: missing })}</span>}
        {doubtful > 0 && (
          <span className={css.warning}>{text('dashboard.editor.toCheck', { count: doubtful })}</span>
        )}
        {hasExamples && <span className={css.warning}>{text('dashboard.editor.examples')}</span>}
      </Link>
    </li>
  );
}

/** The sections of a property with what is missing, and the ways to publish it. */
export const OverviewScreen: FC<EditorProps & { state: ShownState }> = (props) => {
  const { context, state } = props;
  const text = useText();
  const language = useLanguage();
  const { errors, warnings, languages } = context.shown!;
  const previewed = language in context.document.texts ? language : (languages[0] ?? language);
  return (
    <>
      <p className={shared.lead}>{text('dashboard.editor.lead')}</p>
      <SaveStatus {...props} />
      <p>
        {errors.length > 0
          ? text('dashboard.editor.todo', { count: countIssues(errors) })
          : text('dashboard.editor.complete')}
      </p>
      {warnings.some(isExample) && <p className={css.warning}>{text('dashboard.properties.examples')}</p>}
      <div className={shared.stackedActions}>
        {state !== 'readOnly' && (
          <ButtonLink look="primary" href={propertyPageAddress('propertyReview', context.property)}>
            {text('dashboard.review.title')}
          </ButtonLink>
        )}
        {/* The page of guests is another application. */}
        <a
          className={button.secondary}
          href={previewPath(context.property, previewed)}
          target="_blank"
          rel="noreferrer"
        >
          {text('dashboard.properties.preview')}
        </a>
        <ButtonLink look="quiet" href={propertyPageAddress('propertyHistory', context.property)}>
          {text('dashboard.history.title')}
        </ButtonLink>
      </div>
      <ul className={css.sections}>
        {sections.map((section) => (
          <SectionRow key={section.id} section={section} context={context} />
        ))}
      </ul>
    </>
  );
};
