import type { LandingProps } from '../../../src/views/landing/LandingView.tsx';
import { LandingView } from '../../../src/views/landing/LandingView.tsx';
import { property } from '../support/property.ts';
import type { Send } from '../support/screen.tsx';

const { id, name, summary, location, maxGuests, bedrooms, registrationNumber } = property;

const offer = {
  id,
  name,
  summary,
  location,
  maxGuests,
  bedrooms,
  registrationNumber,
  reviews: { count: 6, average: 4.75 },
  photo: property.photos[0],
  fromPrice: 9_550,
};

const fresh = {
  ...offer,
  id: 'casa-nova',
  name: 'Casa Nova',
  reviews: { count: 0, average: null },
  fromPrice: 9_500,
};

export const landingPage = (value: LandingProps['pageState']['value']) =>
  function LandingPage(send: Send) {
    const offers = value === 'ready' ? [offer, fresh] : [];
    return <LandingView pageState={{ value, context: { featured: [], offers } }} send={send} />;
  };
