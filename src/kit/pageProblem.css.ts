import { style } from '@vanilla-extract/css';
import { colour, space } from '../theme/theme.css.ts';
import { display, type } from '../theme/type.ts';
import { main, wrap } from './layout.css.ts';

export const page = style([
  main,
  wrap,
  {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: space[5],
    paddingBlock: space[16],
    minHeight: '60vh',
  },
]);

export const status = style({ fontFamily: display, fontSize: '1.5rem', color: colour.primary });
export const title = style({ ...type.hero, maxWidth: '100%' });
export const body = style({ ...type.lead, maxWidth: '34rem', color: colour.muted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
