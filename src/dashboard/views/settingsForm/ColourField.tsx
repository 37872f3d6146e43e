import { getAccentColours } from '../../../theme/accentColours.ts';
import * as shared from '../../../kit/shared.css.ts';
import { dark, light } from '../../../theme/colours.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { useText } from '../../i18n/index.ts';
import * as css from '../settings/settings.css.ts';
import type { FieldsProps } from './SettingsFormProps.ts';

const hexColour = /^#[0-9a-f]{6}$/;

/** The colour as the site uses it on light or on dark pages, with a button. */
function Swatch({ colour, mode }: { colour: string | undefined; mode: 'light' | 'dark' }) {
  const text = useText();
  const { primary, onPrimary } =
    colour === undefined ? { light, dark }[mode] : getAccentColours(colour)[mode];
  return (
    <div className={css.swatch[mode]}>
      <p className={css.swatchName}>
        {text(mode === 'light' ? 'dashboard.settings.accent.light' : 'dashboard.settings.accent.dark')}
      </p>
      <p className={css.sample} style={{ background: primary, color: onPrimary }}>
        {text('dashboard.settings.accent.sample')}
      </p>
      <p style={{ color: primary }}>
        <Verbatim>{primary}</Verbatim>
      </p>
    </div>
  );
}

/** Whether the site uses another colour on light pages than the chosen one, because texts would be illegible. */
const isCorrected = (colour: string) => getAccentColours(colour).light.primary !== colour;

/** The accent colour as text, with the picker of the browser next to it. */
export function ColourField({ bind }: Pick<FieldsProps, 'bind'>) {
  const text = useText();
  const field = bind('accent');
  const typed = field.value.trim().toLowerCase();
  const colour = hexColour.test(typed) ? typed : undefined;
  return (
    <div className={css.colourField}>
      <div className={css.colourRow}>
        <TextField
          {...field}
          label={text('dashboard.settings.accent')}
          description={text('dashboard.settings.accent.about')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={7}
        />
        <input
          type="color"
          className={css.picker}
          aria-label={text('dashboard.settings.accent.choose')}
          value={colour ?? light.primary}
          onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
        />
      </div>
      <div className={css.swatches}>
        <Swatch colour={colour} mode="light" />
        <Swatch colour={colour} mode="dark" />
      </div>
      <p className={shared.small} role="status">
        {colour !== undefined && isCorrected(colour) && text('dashboard.settings.accent.corrected')}
      </p>
    </div>
  );
}
