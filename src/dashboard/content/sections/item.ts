import type { DashboardMessageId } from '../../i18n/index.ts';

/** A list of values from which a field chooses, with their texts (useChoiceTexts.ts). */
export type Choices =
  | 'kind'
  | 'icon'
  | 'yesNo'
  | 'shownTo'
  | 'language'
  | 'country'
  | 'timeZone'
  | 'weekday'
  | 'topic'
  | 'place'
  | 'trigger'
  | 'photo'
  | `amenity.${string}`;

/**
 * How a field is edited. `identity` is an internal name that texts refer to, which nobody edits; `lines` is a list of
 * texts.
 */
type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'website'
  | 'longText'
  | 'lines'
  | 'number'
  | 'decimal'
  | 'euros'
  | 'percent'
  | 'time'
  | 'day'
  | 'seasonDay'
  | 'distance'
  | 'choice'
  | 'choices'
  | 'identity';

/** The common fields of all parts of a section. In a path, `*` is a language, the index of an item, or the name of an item. */
interface Part {
  readonly path: string;
  readonly label: DashboardMessageId;
  readonly hint?: DashboardMessageId;
}

export interface Field extends Part {
  readonly kind: FieldKind;
  readonly choices?: Choices;
  /** Whether the values are folded to those that are chosen. */
  readonly fold?: true;
  /** Whether all languages are shown, for a short text that an item needs in each of them. */
  readonly everyLanguage?: true;
  /** The value that the site uses if the field is empty. */
  readonly preset?: string;
  /** Whether an empty list differs from a missing one. */
  readonly keepsEmpty?: boolean;
  /**
   * Whether a folded item or block shows the value, or the text that contains it: as `value`, or as `count` for a
   * number.
   */
  readonly summary?: true | DashboardMessageId;
}

/** Fields below a heading. */
export interface Group extends Part {
  readonly kind: 'group';
  /** Whether the fields are folded once they are filled in, and can be removed or added as a whole. */
  readonly fold?: 'required' | 'optional';
  readonly parts: readonly SectionPart[];
}

/** Items that can be added, removed and moved. */
export interface List extends Part {
  readonly kind: 'items';
  /** The label of the button that adds an item. */
  readonly add: DashboardMessageId;
  /** The title of an item that has no other one. */
  readonly item: DashboardMessageId;
  /** The fields that contain the title of an item; the first one with a value is used. */
  readonly titles?: readonly string[];
  readonly parts: readonly SectionPart[];
  /** The texts of an item have its name; `identity` is the field of the item that contains it (`''`: the item itself). */
  readonly named?: { readonly identity: string; readonly texts: string; readonly title: string };
  /** The values of a new item. */
  readonly fresh?: Readonly<Record<string, unknown>>;
}

export type SectionPart = Field | Group | List;

/** Whether a part of a section is a field. */
export const isField = (part: SectionPart): part is Field => part.kind !== 'group' && part.kind !== 'items';

/** The views of a section in addition to its fields. */
export type SpecialView = 'map' | 'photos' | 'priceYear' | 'policyExamples';

export interface Section {
  readonly id: SectionId;
  readonly label: DashboardMessageId;
  readonly about: DashboardMessageId;
  readonly special?: SpecialView;
  /** The path of the part below which the view is shown; above all parts if omitted. */
  readonly specialAfter?: string;
  readonly parts: readonly SectionPart[];
}

/** The id of a section, which is the last part of its address. */
export type SectionId =
  | 'basics'
  | 'location'
  | 'texts'
  | 'amenities'
  | 'rooms'
  | 'photos'
  | 'prices'
  | 'stays'
  | 'rules'
  | 'taxes'
  | 'terms'
  | 'arrival'
  | 'contact'
  | 'registration'
  | 'reviews';
