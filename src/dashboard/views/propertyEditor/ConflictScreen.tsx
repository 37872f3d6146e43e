import type { FC } from 'react';
import { findDifferences, type Difference, type Side } from '../../../../contract/content/differences.ts';
import { fieldName } from '../../../../contract/content/issues.ts';
import { isRecord } from '../../../../contract/values/isRecord.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useFieldLabel } from '../../content/useFieldLabel.ts';
import { useText } from '../../i18n/index.ts';
import type { EditorProps } from './EditorProps.ts';
import * as css from './propertyEditor.css.ts';

/** Returns the texts within a value, one below the other. */
function listTexts(value: unknown): string {
  if (Array.isArray(value)) return value.map(listTexts).join('\n');
  if (isRecord(value)) return Object.values(value).map(listTexts).join(', ');
  return typeof value === 'string' ? value : '';
}

interface DifferenceProps {
  difference: Difference;
  side: Side;
  onChoose: (side: Side) => void;
}

/** Both versions of a field. */
function DifferenceChoice({ difference: { path, mine, theirs }, side, onChoose }: DifferenceProps) {
  const text = useText();
  const getLabel = useFieldLabel();
  const show = (value: unknown) => (
    <span className={css.value}>{listTexts(value) || text('dashboard.editor.conflict.empty')}</span>
  );
  return (
    <RadioCards
      legend={getLabel(path)}
      name={fieldName(path)}
      value={side}
      options={[
        { value: 'mine', content: text('dashboard.editor.conflict.mine'), about: show(mine) },
        { value: 'theirs', content: text('dashboard.editor.conflict.theirs'), about: show(theirs) },
      ]}
      onChange={(chosen) => onChoose(chosen as Side)}
    />
  );
}

/** Shows both versions of each field that differs, for the person to choose. */
export const ConflictScreen: FC<EditorProps> = ({ context, send }) => {
  const text = useText();
  const differences = findDifferences(context.document, context.theirs!.document);
  return (
    <>
      <Notice tone="warning" isLive title={text('dashboard.editor.conflict')}>
        <p>{text('dashboard.editor.conflict.text')}</p>
      </Notice>
      <div className={shared.actions}>
        <Button onClick={() => send({ type: 'sides.chosen', side: 'mine' })}>
          {text('dashboard.editor.conflict.allMine')}
        </Button>
        <Button onClick={() => send({ type: 'sides.chosen', side: 'theirs' })}>
          {text('dashboard.editor.conflict.allTheirs')}
        </Button>
      </div>
      <div className={css.section}>
        {differences.map((difference) => (
          <DifferenceChoice
            key={fieldName(difference.path)}
            difference={difference}
            side={context.sides[fieldName(difference.path)] ?? 'mine'}
            onChoose={(side) => send({ type: 'side.chosen', path: difference.path, side })}
          />
        ))}
      </div>
      <div className={shared.stackedActions}>
        <Button look="primary" onClick={() => send({ type: 'conflict.resolved' })}>
          {text('dashboard.editor.conflict.resolve')}
        </Button>
      </div>
    </>
  );
};
