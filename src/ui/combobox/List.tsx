import { memo, useDeferredValue, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { useListBox, useListBoxSection, type AriaListBoxOptions } from 'react-aria/useListBox';
import { DismissButton } from 'react-aria/Overlay';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import { Icon } from '../Icon.tsx';
import * as css from './ComboBox.css.ts';

type State = ComboBoxState<object>;
type Node = NonNullable<ReturnType<State['collection']['getItem']>>;

interface Props {
  /** The element below which the list is positioned, or above it if there is more space. */
  box: RefObject<HTMLElement | null>;
  popoverRef: RefObject<HTMLDivElement | null>;
  listBoxRef: RefObject<HTMLDivElement | null>;
  listBoxProps: AriaListBoxOptions<object>;
  state: State;
  nothingFound: string;
}

/** The list of matching options next to the input. */
export function List({ box, popoverRef, listBoxRef, listBoxProps, state, nothingFound }: Props) {
  const { overlayProps } = useOverlayPosition({
    targetRef: box,
    overlayRef: popoverRef,
    scrollRef: listBoxRef,
    placement: 'bottom start',
    offset: 4,
    containerPadding: 0,
    maxHeight: 352,
    isOpen: true,
    // The list scrolls with its input and stays open, because a phone's keyboard scrolls the page.
    onClose: null,
  });
  const { listBoxProps: aria } = useListBox(listBoxProps, state, listBoxRef);
  const { selectionManager: selection } = state;
  // The typed text is shown immediately. The options follow when React has time to render them.
  const collection = useDeferredValue(state.collection);
  const renderedCount = useDeferredValue(Infinity, initialCount);
  const sections = [...collection];
  return (
    <div
      {...overlayProps}
      ref={popoverRef}
      className={css.popover}
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        {...aria}
        // With this attribute the library would search for options that have it too.
        data-collection={undefined}
        ref={listBoxRef}
        className={css.list}
        onPointerMove={(event) => {
          const key = event.pointerType === 'mouse' && getKey(event);
          if (key && key !== selection.focusedKey) selection.setFocusedKey(key);
        }}
        onClick={(event) => {
          const key = getKey(event);
          if (key) selection.select(key);
        }}
      >
        {sections.map((section) => (
          <Group
            key={section.key}
            name={section.rendered}
            items={[...(collection.getChildren?.(section.key) ?? [])].slice(0, renderedCount)}
            selection={selection}
            listId={listBoxProps.id ?? ''}
          />
        ))}
      </div>
      {sections.length === 0 && <p className={css.nothing}>{nothingFound}</p>}
      <DismissButton onDismiss={() => state.close()} />
    </div>
  );
}

/** The number of options in each group that are rendered first, enough to fill the list when it opens. */
const initialCount = 12;

const getKey = ({ target }: SyntheticEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined;

interface GroupProps {
  name: ReactNode;
  items: readonly Node[];
  selection: State['selectionManager'];
  listId: string;
}

function Group({ name, items, selection, listId }: GroupProps) {
  const { itemProps, headingProps, groupProps } = useListBoxSection({ heading: name });
  return (
    <div {...itemProps} className={css.group}>
      <div {...headingProps} className={css.groupName}>
        {name}
      </div>
      <div {...groupProps}>
        {items.map(({ key, textValue }) => (
          <Option
            key={key}
            // The id that `useComboBox` expects for the option focused by the arrow keys.
            id={`${listId}-option-${key}`}
            value={String(key)}
            label={textValue}
            isFocused={selection.focusedKey === key}
            isSelected={selection.isSelected(key)}
          />
        ))}
      </div>
    </div>
  );
}

interface OptionProps {
  id: string;
  value: string;
  label: string;
  isFocused: boolean;
  isSelected: boolean;
}

/**
 * One of hundreds of options. A slow phone renders them on every keystroke, so they have no event handlers of their own
 * (with `useOption` a keystroke took four times as long), and only changed options are rendered again.
 */
const Option = memo(({ id, value, label, isFocused, isSelected }: OptionProps) => (
  <div
    id={id}
    role="option"
    aria-selected={isSelected}
    data-key={value}
    data-focused={isFocused || undefined}
    className={css.option}
  >
    <span>{label}</span>
    {isSelected && <Icon name="check" size="small" />}
  </div>
));
