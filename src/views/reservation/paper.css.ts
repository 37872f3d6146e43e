import { globalStyle } from '@vanilla-extract/css';
import { light, type ColourName } from '../../theme/colours.ts';
import { paper } from '../../theme/media.ts';
import { colour } from '../../theme/theme.css.ts';
import { footer, skip, tools } from '../../kit/layout.css.ts';

const grounds = /^(page|band|surface|sunken|onPrimary)$|Tint$|Wash$/;

const ink = Object.fromEntries(
  Object.keys(light).map((name) => [colour[name as ColourName], grounds.test(name) ? '#fff' : '#000']),
);

// Black on white in every colour mode. The repeated selector has a higher specificity than those of the modes.
globalStyle(':root:root:root', {
  '@media': { [paper]: { vars: ink, colorScheme: 'light', fontSize: '13px' } },
});

// Hides interactive elements on paper. The root gives the elements more specificity than their classes have.
globalStyle(`${tools}, ${footer}, ${skip}, :root button, :root form`, {
  '@media': { [paper]: { display: 'none' } },
});
