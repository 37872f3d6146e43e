import type { Tour as AnyTour } from 'statechart-atlas/playwright';
import type { Language } from '../../contract/values/language.ts';

/** A sequence of events in one of the site's languages. */
export type Tour<S extends string = string> = AnyTour<S, Language>;
