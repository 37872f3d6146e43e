import { Link } from 'wouter';
import { isExample } from '../../../../contract/content/isExample.ts';
import type { PropertyIssues } from '../../../../contract/dashboard/properties.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { useIssueText } from '../../content/useIssueText.ts';
import { useText } from '../../i18n/index.ts';
import { getIssueAddress } from './issueAddress.ts';
import * as css from './property.css.ts';

interface Props {
  property: string;
  issues: PropertyIssues['errors'];
}

/** The number of issues that are shown at once. */
const most = 8;

function Issues({ property, issues }: Props) {
  const getIssueText = useIssueText();
  return (
    <ul className={css.issues}>
      {issues.map((issue, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two issues can be about the same field
        <li key={index}>
          <Link href={getIssueAddress(property, issue)}>{getIssueText(issue)}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Shows errors or warnings about a property, each of which leads to its field. Many are folded, and so are examples. */
export function IssueList({ property, issues }: Props) {
  const text = useText();
  const named = issues.filter((issue) => !isExample(issue));
  const examples = issues.filter(isExample);
  const folded = named.slice(most);
  return (
    <>
      {named.length > 0 && <Issues property={property} issues={named.slice(0, most)} />}
      {folded.length > 0 && (
        <Disclosure title={<span>{text('dashboard.review.issues.more', { count: folded.length })}</span>}>
          <Issues property={property} issues={folded} />
        </Disclosure>
      )}
      {examples.length > 0 && (
        <Disclosure title={<span>{text('dashboard.review.examples', { count: examples.length })}</span>}>
          <Issues property={property} issues={examples} />
        </Disclosure>
      )}
    </>
  );
}
