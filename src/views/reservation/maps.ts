import type { Arrival } from '../../../contract/arrival.ts';

type Place = Pick<Arrival, 'latitude' | 'longitude'>;

/** The ways to show a place: each is opened when a guest chooses it, and nothing is asked of anybody before. */
export const mapsOf = ({ latitude, longitude }: Place) => {
  const at = `${latitude},${longitude}`;
  return [
    { name: undefined, href: `geo:${at}?q=${at}` },
    {
      name: 'OpenStreetMap',
      href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`,
    },
    { name: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${at}` },
    { name: 'Apple Maps', href: `https://maps.apple.com/?ll=${at}&q=${at}` },
  ] as const;
};
