import { useEffect, useRef, useState } from 'react';
import { readField } from '../../../../contract/content/documentFields.ts';
import {
  addItem,
  moveItem,
  removeItem,
  type ItemList as NamedItems,
} from '../../../../contract/content/renames.ts';
import { Button } from '../../../ui/Button.tsx';
import * as fieldCss from '../../../ui/Field.css.ts';
import { FieldError } from '../../../ui/Field.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { bindPath, type Item } from '../../content/bindPath.ts';
import { useEditor } from './EditorContext.ts';
import { getControlId } from './EditorField.tsx';
import { fitKeys } from './itemKeys.ts';
import { ListItem } from './ListItem.tsx';
import * as css from './propertyEditor.css.ts';
import type { Elements } from '../../../ui/Elements.ts';
import type { List, SectionPart } from '../../content/sections/item.ts';

interface Props {
  list: List;
  item: Item;
  /** Renders the parts of an item. */
  renderParts: (parts: readonly SectionPart[], item: Item) => Elements;
}

/** Items that can be added, removed and moved. */
export function ItemList({ list, item, renderParts }: Props) {
  const text = useText();
  const { document, change, getIssues } = useEditor();
  const path = bindPath(list.path, item);
  const items = readField(document, path);
  const count = Array.isArray(items) ? items.length : 0;
  const [known, setKeys] = useState<readonly number[]>([]);
  const [added, setAdded] = useState<number>();
  const [moved, setMoved] = useState<{ to: number }>();
  const shownItems = useRef<HTMLDivElement>(null);
  const keys = fitKeys(known, count);
  const named: NamedItems = { path, ...list.named };
  const { error } = getIssues(path);
  const id = getControlId(path);
  // The pressed button disappears at an end of the list, and can leave the window with its item.
  useEffect(() => {
    const item = moved && shownItems.current?.children[moved.to];
    const focused = item?.querySelector<HTMLElement>(':focus') ?? item?.querySelector('summary');
    focused?.focus();
    focused?.scrollIntoView({ block: 'nearest' });
  }, [moved]);
  const move = (index: number, to: number) => {
    setKeys(keys.toSpliced(index, 1).toSpliced(to, 0, keys[index]!));
    setMoved({ to });
    change(moveItem(document, named, index, to));
  };
  const remove = (index: number) => {
    setKeys(keys.toSpliced(index, 1));
    change(removeItem(document, named, index));
    // The pressed button disappears.
    window.document.getElementById(id)?.focus();
  };
  const add = () => {
    const next = fitKeys(keys, count + 1);
    setKeys(next);
    setAdded(next[count]);
    change(addItem(document, named, list.fresh));
  };
  return (
    <fieldset className={shared.group} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={css.heading}>{text(list.label)}</legend>
      {list.hint && <p className={fieldCss.description}>{text(list.hint)}</p>}
      {count > 0 && (
        <div ref={shownItems}>
          {keys.map((key, index) => (
            <ListItem
              key={key}
              {...{ list, index, count, renderParts }}
              isNew={key === added}
              place={{ indexes: [...item.indexes, index], name: item.name }}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          ))}
        </div>
      )}
      <FieldError id={`${id}-error`} error={error} />
      <div className={shared.actions}>
        <Button id={id} onClick={add}>
          {text(list.add)}
        </Button>
      </div>
    </fieldset>
  );
}
