/** A place on the earth, in degrees (WGS 84). */
export interface Place {
  latitude: number;
  longitude: number;
}

const hundredths = (degrees: number) => Math.round(degrees * 100) / 100;

/** A place to about a kilometre: everybody may know the neighbourhood, and only who has booked the door. */
export const roughPlace = ({ latitude, longitude }: Place): Place => ({
  latitude: hundredths(latitude),
  longitude: hundredths(longitude),
});
