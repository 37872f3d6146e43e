/** A place on Earth in degrees (WGS 84). */
export interface Place {
  latitude: number;
  longitude: number;
}

const hundredths = (degrees: number) => Math.round(degrees * 100) / 100;

/**
 * Rounds a place to about a kilometre: the neighbourhood is public, and only guests who booked see the exact address.
 */
export const roundLocation = ({ latitude, longitude }: Place): Place => ({
  latitude: hundredths(latitude),
  longitude: hundredths(longitude),
});
