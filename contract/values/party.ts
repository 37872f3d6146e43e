/** The guests of a stay by age group. */
export interface Party {
  adults: number;
  children: number;
  babies: number;
}

/** The upper ages, in years and inclusive, of the guests whom a property counts separately from adults. */
export interface AgeGroups {
  children?: { toAge: number } | undefined;
  babies?: { toAge: number; countAsGuests: boolean; max: number } | undefined;
}
