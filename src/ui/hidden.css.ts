import { style } from '@vanilla-extract/css';
import { invisible } from '../theme/invisible.ts';

/** Visible to screen readers only. */
export const hidden = style(invisible);
