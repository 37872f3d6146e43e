import { useMemo, useRef, type RefObject } from 'react';
import { useButton, type AriaButtonProps } from 'react-aria/useButton';
import { useComboBox } from 'react-aria/useComboBox';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { Item } from 'react-stately/Item';
import { Section } from 'react-stately/Section';
import type { Wiring } from '../Field.tsx';
import { DomValue, readText } from '../DomValue.tsx';
import { Icon } from '../Icon.tsx';
import * as css from './ComboBox.css.ts';
import { List } from './List.tsx';
import { useSearch, type Option } from './useSearch.ts';

export interface InputProps {
  name: string;
  /** The value of an option, or empty. */
  value: string;
  onChange: (value: string) => void;
  /**
   * The options in display order, the likely ones first. It must be a constant, because it is indexed for the search on
   * every keystroke.
   */
  groups: readonly { label: string; options: readonly Option[] }[];
  /** The text in the list if no option matches. */
  nothingFound: string;
  autoComplete?: 'off' | 'country-name';
  wiring: Wiring;
  labelId: string;
}

function Opener({
  buttonRef,
  ...props
}: AriaButtonProps & { buttonRef: RefObject<HTMLButtonElement | null> }) {
  const { buttonProps } = useButton(props, buttonRef);
  return (
    <button {...buttonProps} ref={buttonRef} className={css.opener}>
      <Icon name="down" size="small" />
    </button>
  );
}

const getSections = (groups: InputProps['groups']) =>
  groups.map(({ label, options }) => (
    <Section key={label} title={label}>
      {options.map((option) => (
        <Item key={option.value}>{option.label}</Item>
      ))}
    </Section>
  ));

/** The input, the button that opens its list, and the list. */
export function Input({
  name,
  value,
  onChange,
  groups,
  nothingFound,
  autoComplete = 'off',
  ...rest
}: InputProps) {
  const { labelId, wiring } = rest;
  const box = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const listBoxRef = useRef<HTMLDivElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  const children = useMemo(() => getSections(groups), [groups]);
  const search = useSearch(useMemo(() => groups.flatMap(({ options }) => options), [groups]));

  const state = useComboBoxState<object>({
    children,
    value: value === '' ? null : value,
    onChange: (key) => onChange(key === null ? '' : String(key)),
    defaultFilter: search.matches,
    allowsEmptyCollection: true,
  });
  const choose = (option: Option | undefined) => {
    if (option && option.value !== value) onChange(option.value);
  };
  const { inputProps, buttonProps, listBoxProps } = useComboBox<object>(
    {
      name,
      id: wiring.id,
      'aria-labelledby': labelId,
      inputRef,
      buttonRef,
      listBoxRef,
      popoverRef,
      onBlur: () => choose(search.findChosen(state.inputValue)),
      onKeyDown: ({ key }) => {
        const typed = state.inputValue;
        if (!state.isOpen || state.selectionManager.focusedKey !== null) return;
        if (key === 'Tab') choose(search.findChosen(typed));
        if (key === 'Enter' && typed.trim() !== '')
          choose(search.findChosen(typed) ?? search.findFirst(typed));
      },
    },
    state,
  );
  return (
    <div ref={box} className={css.box}>
      <input
        {...inputProps}
        {...wiring}
        ref={inputRef}
        className={css.input}
        autoComplete={autoComplete}
        onChange={(event) => {
          inputProps.onChange?.(event);
          // When the browser fills in the form, the field does not have the focus.
          if (!state.isFocused) choose(search.findChosen(event.currentTarget.value));
        }}
      />
      <DomValue
        control={inputRef}
        value={state.inputValue}
        read={readText}
        onChange={(typed) => choose(search.findChosen(typed))}
      />
      <Opener {...buttonProps} buttonRef={buttonRef} />
      {state.isOpen && <List {...{ box, listBoxRef, popoverRef, listBoxProps, state, nothingFound }} />}
    </div>
  );
}
