import type { FC } from 'react';
import { findDifferences } from '../../../../contract/content/differences.ts';
import { fieldName } from '../../../../contract/content/issues.ts';
import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useFieldLabel } from '../../content/useFieldLabel.ts';
import { useText } from '../../i18n/index.ts';
import * as css from '../property/property.css.ts';
import { Value } from '../property/PropertyChanges.tsx';
import type { EditorProps } from './EditorProps.ts';

/** Shows the changes that cannot be saved because files manage the property. */
export const InFilesScreen: FC<EditorProps> = ({ context, send }) => {
  const text = useText();
  const getLabel = useFieldLabel();
  const differences = findDifferences(context.document, context.theirs!.document);
  return (
    <>
      <Notice tone="warning" isLive title={text('dashboard.editor.readOnly')}>
        <p>{text('dashboard.editor.inFiles')}</p>
      </Notice>
      <ul className={css.changeList}>
        {differences.map(({ path, mine, theirs }) => (
          <li key={fieldName(path)} className={css.change}>
            <p className={css.field}>{getLabel(path)}</p>
            <dl className={css.values}>
              <Value name={text('dashboard.editor.conflict.mine')} path={path} value={mine} />
              <Value name={text('dashboard.editor.conflict.theirs')} path={path} value={theirs} />
            </dl>
          </li>
        ))}
      </ul>
      <div className={shared.stackedActions}>
        <ButtonLink look="primary" href={dashboardPages.properties}>
          {text('dashboard.properties.all')}
        </ButtonLink>
        <Button look="danger" onClick={() => send({ type: 'changes.discarded' })}>
          {text('dashboard.properties.action.discardDraft')}
        </Button>
      </div>
    </>
  );
};
