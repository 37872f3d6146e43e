import { locatorSize } from '../../../../../contract/rules/locator.ts';
import type { Place } from '../../../../../contract/values/roundLocation.ts';

/** A point on the map in pixels from its left upper corner. */
interface MapPoint {
  x: number;
  y: number;
}

/** The length of a degree of latitude in kilometres, of the sphere on which the map is drawn. */
const kilometresOfADegree = (6371 * Math.PI) / 180;

const { width, height } = locatorSize;

/** Returns the conversion between places and points of a map, which is nearly flat because it shows few kilometres. */
export function createMapScale(centre: Place, kilometres: number) {
  const north = (kilometresOfADegree * width) / kilometres;
  const east = north * Math.cos((centre.latitude * Math.PI) / 180);
  const getPoint = ({ latitude, longitude }: Place): MapPoint => ({
    x: width / 2 + (longitude - centre.longitude) * east,
    y: height / 2 - (latitude - centre.latitude) * north,
  });
  const getPlace = ({ x, y }: MapPoint): Place => ({
    latitude: centre.latitude - (y - height / 2) / north,
    longitude: centre.longitude + (x - width / 2) / east,
  });
  const isOnMap = (place: Place): boolean => {
    const { x, y } = getPoint(place);
    return x >= 0 && x <= width && y >= 0 && y <= height;
  };
  return { getPoint, getPlace, isOnMap };
}
