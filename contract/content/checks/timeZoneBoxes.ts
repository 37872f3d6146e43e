interface Box {
  latitude: readonly [number, number];
  longitude: readonly [number, number];
}

/** The areas of the Portuguese time zones in degrees, with a margin of sea. */
const boxes: Readonly<Record<string, Box>> = {
  'Europe/Lisbon': { latitude: [36.9, 42.2], longitude: [-9.6, -6.1] },
  'Atlantic/Madeira': { latitude: [30, 33.2], longitude: [-17.4, -15.8] },
  'Atlantic/Azores': { latitude: [36.8, 39.8], longitude: [-31.4, -24.9] },
};

/** A location in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const within = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to;

/** Whether a time zone is Portuguese. */
export const isPortuguese = (timeZone: string): boolean => timeZone in boxes;

/** Whether a location is within a time zone; undefined if the time zone's area is unknown. */
export function isInTimeZone(timeZone: string, { latitude, longitude }: Place): boolean | undefined {
  const box = boxes[timeZone];
  return box && within(latitude, box.latitude) && within(longitude, box.longitude);
}
