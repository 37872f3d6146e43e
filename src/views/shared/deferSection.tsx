import { memo, Suspense, type ComponentType } from 'react';
import type { Property } from '../../../machines/property/property.types.ts';
import { onFirstInteraction } from '../../ui/whenIdle.ts';

interface Props {
  property: Property;
}

/** Loads the code of a section, which is in the HTML from the start, after the first interaction. */
export const loadAfterInteraction = async <Module,>(load: () => Promise<Module>): Promise<Module> => {
  await new Promise<void>((resolve) => void onFirstInteraction(resolve));
  return load();
};

/** Wraps a section so that it is rendered again only for another property. */
export const deferSection = (Part: ComponentType<Props>) =>
  memo(({ property }: Props) => (
    <Suspense>
      <Part property={property} />
    </Suspense>
  ));
