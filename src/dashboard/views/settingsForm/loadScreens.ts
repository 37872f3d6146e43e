import { cacheModule, lazyPart } from '../../../ui/lazyPart.ts';
import { withStyles } from '../../../ui/failedStyles.ts';

/** Loads the form and its results, which the page needs as soon as it has the settings. */
export const loadScreens = cacheModule(withStyles(() => import('./screens.ts')));

export const LaterForm = lazyPart(loadScreens, ({ FormScreen }) => FormScreen);
export const LaterReadOnly = lazyPart(loadScreens, ({ ReadOnly }) => ReadOnly);
export const LaterConfirming = lazyPart(loadScreens, ({ Confirming }) => Confirming);
export const LaterUnconfirmed = lazyPart(loadScreens, ({ Unconfirmed }) => Unconfirmed);
export const LaterSaved = lazyPart(loadScreens, ({ Saved }) => Saved);
