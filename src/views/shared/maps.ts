import type { Place } from '../../../contract/values/roundLocation.ts';

/** A map of a place. Without a name, it opens the map app of the guest's device. */
export interface MapLink {
  name: string | undefined;
  href: string;
}

/** Returns the maps of an exact address. */
export const getAddressMaps = ({ latitude, longitude }: Place): readonly MapLink[] => {
  const coordinates = `${latitude},${longitude}`;
  return [
    { name: undefined, href: `geo:${coordinates}?q=${coordinates}` },
    {
      name: 'OpenStreetMap',
      href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`,
    },
    { name: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${coordinates}` },
    { name: 'Apple Maps', href: `https://maps.apple.com/?ll=${coordinates}&q=${coordinates}` },
  ];
};

/** Returns the maps of an area. The place is known only to about a kilometre, so they show no pin. */
export const getAreaMaps = ({ latitude, longitude }: Place): readonly MapLink[] => [
  { name: undefined, href: `geo:${latitude},${longitude}?z=14` },
  { name: 'OpenStreetMap', href: `https://www.openstreetmap.org/#map=14/${latitude}/${longitude}` },
  {
    name: 'Google Maps',
    href: `https://www.google.com/maps/@?api=1&map_action=map&center=${latitude}%2C${longitude}&zoom=14`,
  },
  { name: 'Apple Maps', href: `https://maps.apple.com/?ll=${latitude},${longitude}&z=14` },
];

/** Returns the address of the route to a place. On a phone it opens the map app. */
export const getRoute = ({ latitude, longitude }: Place): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
