import { arrivalTopics } from '../../../contract/schemas/arrival.ts';
import { nearbyPlaces } from '../../../contract/schemas/neighbourhood.ts';
import { scheduleTriggers } from '../../../contract/schemas/quote.ts';
import { highlightIcons, lodgingKinds } from '../../../contract/schemas/rentalUnit.ts';
import { amenities } from '../../../contract/values/amenities.ts';
import type { AmenityCategory } from '../../../contract/values/amenityCategories.ts';
import { languageNames, languages } from '../../../contract/values/language.ts';
import { getSampleDate, weekdays } from '../../../contract/values/weekdays.ts';
import { useFormats } from '../../i18n/index.ts';
import { useCountryNames } from '../../kit/useCountryNames.ts';
import { useText } from '../i18n/index.ts';
import type { Choices } from './sections/item.ts';

/** A value that a field can have, and its text. */
export interface Choice {
  readonly value: string;
  readonly text: string;
}

/** Returns the function that lists the values of a field, except photos (usePhotoChoices.ts). */
export function useChoiceTexts(): (choices: Choices) => readonly Choice[] {
  const text = useText();
  const { date } = useFormats();
  const countries = useCountryNames();
  return (choices) => {
    switch (choices) {
      case 'kind':
        return lodgingKinds.map((value) => ({ value, text: text(`dashboard.field.kind.${value}`) }));
      case 'icon':
        return highlightIcons.map((value) => ({ value, text: text(`dashboard.field.icon.${value}`) }));
      case 'yesNo':
        return [
          { value: 'yes', text: text('dashboard.editor.yes') },
          { value: 'no', text: text('dashboard.editor.no') },
        ];
      case 'shownTo':
        return (['guests', 'everybody'] as const).map((value) => ({
          value,
          text: text(`dashboard.field.phoneShownTo.${value}`),
        }));
      case 'language':
        return languages.map((value) => ({ value, text: languageNames[value] }));
      case 'country':
        // They are sorted by name in each language.
        return Object.entries(countries ?? {}).map(([value, name]) => ({ value, text: name }));
      case 'timeZone':
        return Intl.supportedValuesOf('timeZone').map((value) => ({ value, text: value }));
      case 'weekday':
        return weekdays.map((value) => ({ value, text: date(getSampleDate(value), 'weekday') }));
      case 'topic':
        return arrivalTopics.map((value) => ({ value, text: text(`arrival.topic.${value}`) }));
      case 'place':
        return nearbyPlaces.map((value) => ({ value, text: text(`nearby.to.${value}`) }));
      case 'trigger':
        return scheduleTriggers.map((value) => ({ value, text: text(`dashboard.field.due.${value}`) }));
      case 'photo':
        return [];
      default: {
        const codes = amenities[choices.slice('amenity.'.length) as AmenityCategory];
        return codes.map((value) => ({ value, text: text(`amenity.${value}`) }));
      }
    }
  };
}
