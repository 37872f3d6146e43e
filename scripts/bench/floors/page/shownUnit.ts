/** What the bare page shows of a property. */
export interface ShownUnit {
  name: string;
  summary: string;
  description: readonly string[];
  photo: { src: string; srcSet: string; alt: string };
  highlights: readonly { title: string; text: string }[];
  amenities: readonly string[];
  /** Cents a night. */
  rate: number;
}
