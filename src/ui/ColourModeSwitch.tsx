import { useSyncExternalStore } from 'react';
import {
  chooseColourMode,
  chosenColourMode,
  colourModes,
  onColourMode,
  type ColourMode,
} from '../theme/colourMode.ts';
import { hidden } from './hidden.css.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Menu } from './Menu.tsx';

const icons: Record<ColourMode, IconName> = { light: 'light', dark: 'quiet', system: 'system' };

interface Props {
  label: string;
  names: Readonly<Record<ColourMode, string>>;
}

/** A menu of the colour modes: light, dark, or the system's. */
export function ColourModeSwitch({ label, names }: Props) {
  const chosen = useSyncExternalStore<ColourMode>(onColourMode, chosenColourMode, () => 'system');
  return (
    <Menu
      opener={
        <>
          <Icon name={icons[chosen]} />
          <span className={hidden}>{`${label} ${names[chosen]}`}</span>
        </>
      }
    >
      {colourModes.map((mode) => (
        <button
          key={mode}
          type="button"
          aria-pressed={mode === chosen}
          onClick={() => chooseColourMode(mode)}
        >
          <span>{names[mode]}</span>
          <Icon name={icons[mode]} size="small" />
        </button>
      ))}
    </Menu>
  );
}
