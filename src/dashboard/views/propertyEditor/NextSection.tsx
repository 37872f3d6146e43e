import { useSelector } from '@xstate/react';
import {
  dashboardPages,
  propertyIssuesAddress,
  propertySectionAddress,
} from '../../../../contract/dashboard/pages.ts';
import { isPreparing } from '../../../../machines/dashboard/session/selectors.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useDashboard } from '../../context/dashboard.ts';
import { sections } from '../../content/sections/index.ts';
import type { Section } from '../../content/sections/item.ts';
import { findNextMissing } from '../../content/sections/nextMissing.ts';
import { useText } from '../../i18n/index.ts';
import type { Issue } from './findIssues.ts';

interface Props {
  property: string;
  section: Section;
  errors: readonly Issue[];
  /** Whether the page shows what is missing. */
  showsIssues: boolean;
}

/**
 * Leads to the next section. During the first run it is the next one in which something is missing, and a link leads
 * back to the first steps.
 */
export function NextSection({ property, section, errors, showsIssues }: Props) {
  const text = useText();
  const { session } = useDashboard();
  const isFirstRun = useSelector(session, isPreparing);
  const next = isFirstRun ? findNextMissing(errors, section.id) : sections[sections.indexOf(section) + 1];
  const getAddress = showsIssues || isFirstRun ? propertyIssuesAddress : propertySectionAddress;
  return (
    <>
      {next && (
        <ButtonLink look="primary" href={getAddress(property, next.id)}>
          {text('dashboard.editor.next', { section: text(next.label) })}
        </ButtonLink>
      )}
      {isFirstRun && (
        <ButtonLink look={next ? 'secondary' : 'primary'} href={dashboardPages.welcome}>
          {text('dashboard.preparing.back')}
        </ButtonLink>
      )}
    </>
  );
}
