import * as fieldCss from '../../../ui/Field.css.ts';
import { FieldError } from '../../../ui/Field.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { bindPath, hasLanguages, type Item } from '../../content/bindPath.ts';
import { useEditor } from './EditorContext.ts';
import { EditorField, getControlId } from './EditorField.tsx';
import { FoldedGroup } from './FoldedGroup.tsx';
import { ItemList } from './ItemList.tsx';
import * as css from './propertyEditor.css.ts';
import type { Group, SectionPart } from '../../content/sections/item.ts';

/** Fields below a heading. */
function FieldGroup({ group, item }: { group: Group; item: Item }) {
  const text = useText();
  const { getIssues } = useEditor();
  const path = hasLanguages(group.path) ? [] : bindPath(group.path, item);
  const { error } = getIssues(path);
  const id = getControlId(path);
  return (
    <fieldset className={shared.group} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={css.heading}>{text(group.label)}</legend>
      {group.hint && <p className={fieldCss.description}>{text(group.hint)}</p>}
      <PartList parts={group.parts} item={item} />
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

/** The parts of a section, of a group, or of an item. */
export const PartList = ({ parts, item }: { parts: readonly SectionPart[]; item: Item }) =>
  parts.map((part) => {
    if (part.kind === 'group' && part.fold)
      return (
        <FoldedGroup key={part.path} group={part} item={item}>
          <PartList parts={part.parts} item={item} />
        </FoldedGroup>
      );
    if (part.kind === 'group') return <FieldGroup key={part.path} group={part} item={item} />;
    if (part.kind === 'items') {
      const renderParts = (within: readonly SectionPart[], place: Item) => (
        <PartList parts={within} item={place} />
      );
      return <ItemList key={part.path} list={part} item={item} renderParts={renderParts} />;
    }
    return <EditorField key={part.path} field={part} item={item} />;
  });
