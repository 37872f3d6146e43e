import '../../../theme/base.css.ts';
import type { ContentIssue } from '../../../../contract/content/issues.ts';
import * as css from '../../../kit/pageProblem.css.ts';
import * as layout from '../../../kit/layout.css.ts';
import { useIssueText } from '../../content/useIssueText.ts';
import { useText } from '../../i18n/index.ts';

/** Lists the errors of a draft in place of its preview. It runs no scripts. */
export function PreviewErrors({ errors }: { errors: readonly ContentIssue[] }) {
  const text = useText();
  const getText = useIssueText();
  return (
    <div className={layout.page}>
      <main id="main" className={css.page}>
        <h1 className={css.title}>{text('dashboard.preview.incomplete')}</h1>
        <ul>
          {errors.map((error) => (
            <li key={JSON.stringify(error)} className={css.body}>
              {getText(error)}
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
