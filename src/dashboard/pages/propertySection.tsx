import type { ComponentProps } from 'react';
import { useParams } from 'wouter';
import { getPhotoUploads } from '../actors/photoUploads.ts';
import { useDashboard } from '../context/dashboard.ts';
import { PhotoUploadsContext } from '../context/photoUploads.ts';
import { PropertyEditorView } from '../views/propertyEditor/PropertyEditorView.tsx';
import { definePropertyEditor } from './definePropertyEditor.ts';

/** A section, with the photos that this tab sends for its property. */
function SectionPage({ actor }: Pick<ComponentProps<typeof PropertyEditorView>, 'actor'>) {
  const { api } = useDashboard();
  const { property = '', section } = useParams();
  return (
    <PhotoUploadsContext value={getPhotoUploads(api, property)}>
      <PropertyEditorView actor={actor} sectionId={section} />
    </PhotoUploadsContext>
  );
}

/** The page on which a host changes a section of a property. */
export const page = definePropertyEditor(({ actor }) => <SectionPage actor={actor} />);
