import { readField } from '../../../../contract/content/documentFields.ts';
import {
  getItemName,
  nameFromTitle,
  renameItem,
  type NamedList,
} from '../../../../contract/content/renames.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Elements } from '../../../ui/Elements.ts';
import * as shared from '../../../kit/shared.css.ts';
import type { List, SectionPart } from '../../content/sections/item.ts';
import { useSummary } from '../../content/useSummary.ts';
import { useText } from '../../i18n/index.ts';
import { bindPath, type Item } from '../../content/bindPath.ts';
import { useEditor } from './EditorContext.ts';
import { EditorField } from './EditorField.tsx';
import { Fold } from './Fold.tsx';

interface Props {
  list: List;
  index: number;
  count: number;
  /** The item, with the name of the item around its list. */
  place: Item;
  isNew: boolean;
  renderParts: (parts: readonly SectionPart[], item: Item) => Elements;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** An item of a list, folded to its title and what it says. Its name follows its title. */
export function ListItem({ list, index, count, place, isNew, renderParts, onMove, onRemove }: Props) {
  const text = useText();
  const { document, change, hasIssues, languages } = useEditor();
  const [language] = languages;
  const { getSummary, getFirst } = useSummary(document, language);
  const path = bindPath(list.path, place);
  const named: NamedList | undefined = list.named && { path, ...list.named };
  const name = named ? getItemName(document, named, index) : place.name;
  const item: Item = { ...place, name };
  const getWritten = () => {
    if (!list.named || name === '' || list.named.texts === 'photos') return '';
    const { texts, title } = list.named;
    const written = readField(document, ['texts', language!, texts, name, ...(title === '' ? [] : [title])]);
    return typeof written === 'string' ? written : '';
  };
  const written = getWritten();
  const first = written || getFirst(list.titles ?? [], list.parts, item);
  const title = first || text(list.item, { number: index + 1 });
  const textPaths = named ? Object.keys(document.texts).map((one) => ['texts', one, named.texts, name]) : [];
  const own = list.parts.find((part) => part.path === `${list.path}.*`);
  return (
    <Fold
      title={title}
      summary={getSummary(list.parts, item)}
      isOpen={hasIssues([[...path, index], ...textPaths])}
      isNew={isNew}
    >
      <div
        className={shared.group}
        onBlur={() => {
          if (named && named.identity !== '') change(nameFromTitle(document, named, index, written));
        }}
      >
        {own && 'choices' in own && (
          <EditorField
            field={own}
            item={item}
            onChange={(value) => change(renameItem(document, named!, index, value))}
          />
        )}
        {renderParts(
          list.parts.filter((part) => part !== own),
          item,
        )}
      </div>
      <div className={shared.actions}>
        {index > 0 && (
          <Button
            look="quiet"
            aria-label={text('dashboard.editor.item.up', { item: title })}
            onClick={() => onMove(index - 1)}
          >
            {text('dashboard.editor.up')}
          </Button>
        )}
        {index < count - 1 && (
          <Button
            look="quiet"
            aria-label={text('dashboard.editor.item.down', { item: title })}
            onClick={() => onMove(index + 1)}
          >
            {text('dashboard.editor.down')}
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={text('dashboard.editor.item.remove', { item: title })}
          onClick={onRemove}
        >
          {text('dashboard.editor.remove')}
        </Button>
      </div>
    </Fold>
  );
}
