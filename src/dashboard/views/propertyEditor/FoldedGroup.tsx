import { useEffect, useRef, useState } from 'react';
import { readField } from '../../../../contract/content/documentFields.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Elements } from '../../../ui/Elements.ts';
import * as fieldCss from '../../../ui/Field.css.ts';
import { FieldError } from '../../../ui/Field.tsx';
import * as shared from '../../../kit/shared.css.ts';
import type { Group } from '../../content/sections/item.ts';
import { useSummary } from '../../content/useSummary.ts';
import { useText } from '../../i18n/index.ts';
import { bindPath, type Item } from '../../content/bindPath.ts';
import { useEditor } from './EditorContext.ts';
import { getControlId } from './EditorField.tsx';
import { Fold } from './Fold.tsx';

interface Props {
  group: Group;
  item: Item;
  children: Elements;
}

/** Fields that are folded to one line. Optional ones are added and removed as a whole. */
export function FoldedGroup({ group, item, children }: Props) {
  const text = useText();
  const { document, change, getIssues, hasIssues, isReadOnly, languages } = useEditor();
  const { getSummary } = useSummary(document, languages[0]);
  const path = bindPath(group.path, item);
  const { error } = getIssues(path);
  const id = getControlId(path);
  const title = text(group.label);
  const isEmpty = readField(document, path) === undefined;
  const isOptional = group.fold === 'optional';
  const isOpen = hasIssues([path]);
  const [isShown, setShown] = useState(!isEmpty || !isOptional);
  const [isNew, setNew] = useState(false);
  const wasRemoved = useRef(false);
  // Fields stay while the person empties them; others can have filled them.
  if ((!isEmpty || isOpen) && !isShown) setShown(true);
  useEffect(() => {
    if (!isShown && wasRemoved.current) window.document.getElementById(id)?.focus();
    wasRemoved.current = false;
  }, [isShown, id]);
  if (!isShown)
    return (
      <div className={shared.actions}>
        <Button
          id={id}
          onClick={() => {
            setNew(true);
            setShown(true);
          }}
        >
          {text('dashboard.editor.block.add', { block: title })}
        </Button>
      </div>
    );
  return (
    <div>
      <Fold
        title={title}
        summary={getSummary(group.parts, item)}
        isOpen={isOpen || (isEmpty && !isOptional)}
        isNew={isNew}
      >
        {group.hint && <p className={fieldCss.description}>{text(group.hint)}</p>}
        {children}
        <FieldError id={`${id}-error`} error={error} />
        {isOptional && !isReadOnly && (
          <div className={shared.actions}>
            <Button
              look="quiet"
              aria-label={text('dashboard.editor.item.remove', { item: title })}
              onClick={() => {
                wasRemoved.current = true;
                change([{ path, value: undefined }]);
                setNew(false);
                setShown(false);
              }}
            >
              {text('dashboard.editor.remove')}
            </Button>
          </div>
        )}
      </Fold>
    </div>
  );
}
