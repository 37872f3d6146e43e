/** The data of a property that the bare page shows. */
export interface ShownUnit {
  name: string;
  summary: string;
  description: readonly string[];
  photo: { src: string; srcSet: string; alt: string };
  highlights: readonly { title: string; text: string }[];
  amenities: readonly string[];
  /** Cents per night. */
  rate: number;
}
