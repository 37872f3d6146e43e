import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';
import { changeFields, type FieldChange } from '../../../contract/content/documentFields.ts';
import type { FieldPath } from '../../../contract/content/issues.ts';
import { listPhotos } from '../../../contract/content/photoOrder.ts';
import { photoFileName } from '../../../contract/dashboard/photos.ts';
import { samplePhoto } from '../../../machines/dashboard/photoUpload/photoUpload.samples.ts';
import { middle, type FocalPoints } from '../../../contract/values/focalPoint.ts';
import { shownProperty } from '../../../machines/dashboard/shared/property.samples.ts';
import type { ListedUpload, PhotoUploads } from '../../../src/dashboard/context/photoUploads.ts';
import { EditorContext } from '../../../src/dashboard/views/propertyEditor/EditorContext.ts';
import { PhotoGrid } from '../../../src/dashboard/views/propertyEditor/special/PhotoGrid.tsx';
import type { PhotoParts } from '../../../src/dashboard/views/propertyEditor/special/props.ts';
import { usePhotoParts } from '../../../src/dashboard/views/propertyEditor/usePhotoParts.tsx';
import { readLines } from '../support/readLines.ts';
import { inDashboard } from './support/inDashboard.tsx';
import { createUpload, createUploads } from './support/photoUploads.ts';

// jsdom has no layout.
const scrolled = vi.fn<() => void>();
Element.prototype.scrollIntoView = scrolled;

const uploaded = photoFileName(samplePhoto);

const document: PropertyDocument = {
  property: {
    photos: ['terrace.webp', 'kitchen.webp', uploaded],
    rooms: [{ name: 'kitchen', photos: ['kitchen.webp'] }],
  },
  texts: {
    en: { photos: { 'kitchen.webp': 'The kitchen' }, rooms: { kitchen: { title: 'Kitchen' } } },
    pt: {},
  },
};

const shown = {
  ...shownProperty,
  document,
  photos: ['terrace.webp', 'kitchen.webp'].map((file) => ({
    file,
    address: `/media/casa/${file}`,
    id: null,
    width: 1600,
    height: 1200,
    focalPoint: null,
  })),
};

type GridProps = Omit<ComponentProps<typeof PhotoGrid>, keyof PhotoParts>;
const Grid = (props: GridProps) => <PhotoGrid {...props} {...usePhotoParts()} />;

/** Renders the photos of a document, whose changes are shown. */
function renderGrid({
  isReadOnly = false,
  uploads = createUploads(),
  missing,
}: { isReadOnly?: boolean; uploads?: PhotoUploads; missing?: FieldPath } = {}) {
  const changes: FieldChange[] = [];
  let now = document;
  function Editor() {
    const [shownDocument, setShownDocument] = useState(document);
    const change = (next: readonly FieldChange[]) => {
      changes.push(...next);
      now = changeFields(now, next);
      setShownDocument(now);
    };
    const [points, setPoints] = useState<FocalPoints>({});
    const isMissing = (path: FieldPath) => missing !== undefined && path.join() === missing.join();
    return (
      <EditorContext
        value={{
          document: shownDocument,
          shown,
          isReadOnly,
          languages: ['en'],
          change,
          leave: () => undefined,
          getFocalPoint: (photo) => points[photo] ?? middle,
          chooseFocalPoint: (photo, point) =>
            setPoints({
              ...points,
              [photo]: point,
            }),
          hasIssues: (paths) => paths.some(isMissing),
          getIssues: (path) => ({
            error: isMissing(path) ? 'Missing' : undefined,
            warning: undefined,
          }),
        }}
      >
        <Grid document={shownDocument} {...{ shown, isReadOnly, uploads, change }} language="en" />
      </EditorContext>
    );
  }
  const { container } = render(inDashboard(<Editor />));
  return {
    container,
    changes,
    getPhotos: () => listPhotos(now),
    getDocument: () => now,
    readLines: () => [...readLines(container)].map(({ text }) => text),
  };
}

const findCard = (number: number) => screen.getAllByRole('listitem')[number - 1]!;

describe('the photos of a property', () => {
  test('are in their order, with their places, rooms and texts', () => {
    const { readLines: read } = renderGrid();
    expect(read()).toEqual([
      '## 3 photos',
      '[Add photos]',
      'JPEG, PNG, WebP, AVIF or HEIC, up to 25 MB each. On a computer you can also drop the files here.',
      '[Cover photo]',
      'fieldset: Photo 1',
      'Move to: photo 1: <First (cover)>',
      'Room: <No room>',
      'What the photo shows (English): "" — For guests who cannot see the photo',
      'What the photo shows (Português): ""',
      '[Remove: photo 1]',
      'picture: The kitchen',
      '[Photo 2]',
      'fieldset: Photo 2',
      'Move to: photo 2: <2>',
      'Room: <Kitchen>',
      'What the photo shows (English): "The kitchen" — For guests who cannot see the photo',
      'What the photo shows (Português): ""',
      '[Remove: photo 2]',
      '[Photo 3]',
      'fieldset: Photo 3',
      'Move to: photo 3: <3 (last)>',
      'Room: <No room>',
      'What the photo shows (English): "" — For guests who cannot see the photo',
      'What the photo shows (Português): ""',
      '[Choose what stays visible]',
      '[Remove: photo 3]',
    ]);
  });

  test('have their pictures, also one that was just sent', () => {
    const { container } = renderGrid();
    expect([...container.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
      '/media/casa/terrace.webp',
      '/media/casa/kitchen.webp',
      `/api/host/1/photos/${samplePhoto.id}?width=640`,
    ]);
  });

  test('are moved with a field, which keeps the focus and says the new place', () => {
    const { getPhotos } = renderGrid();
    fireEvent.click(screen.getByText('Photo 3'));
    const field = screen.getByLabelText('Move to: photo 3');
    field.focus();
    fireEvent.change(field, { target: { value: '0' } });
    expect(getPhotos()).toEqual([uploaded, 'terrace.webp', 'kitchen.webp']);
    expect(screen.getByLabelText('Move to: photo 1')).toBe(window.document.activeElement);
    expect(scrolled.mock.contexts).toEqual([window.document.activeElement]);
    expect(screen.getByRole('status').textContent).toBe('The photo is now at place 1 of 3.');
  });

  test('stay in the window when their fields are opened', () => {
    renderGrid();
    const details = screen.getByText('Photo 2').closest('details')!;
    scrolled.mockClear();
    fireEvent(details, new Event('toggle'));
    expect(scrolled.mock.contexts).toEqual([details]);
  });

  test('are moved by dragging', () => {
    const { getPhotos } = renderGrid();
    const dataTransfer = { setData: () => undefined, types: ['text/plain'], files: [] };
    fireEvent.dragStart(findCard(1), { dataTransfer });
    fireEvent.dragOver(findCard(3), { dataTransfer });
    fireEvent.drop(findCard(3), { dataTransfer });
    expect(getPhotos()).toEqual(['kitchen.webp', uploaded, 'terrace.webp']);
  });

  test('are removed with their texts and rooms, and the focus moves to the heading', () => {
    const { getDocument } = renderGrid();
    fireEvent.click(screen.getByRole('button', { name: 'Remove: photo 2' }));
    expect(getDocument().property).toEqual({
      photos: ['terrace.webp', uploaded],
      rooms: [{ name: 'kitchen', photos: [] }],
    });
    expect(screen.getByRole('heading', { name: '2 photos' })).toBe(window.document.activeElement);
  });

  test('have a room and a text in each language', () => {
    const { changes } = renderGrid();
    fireEvent.change(screen.getAllByLabelText('Room')[0]!, { target: { value: 'kitchen' } });
    fireEvent.change(screen.getAllByLabelText('What the photo shows (Português)')[0]!, {
      target: { value: 'O terraço' },
    });
    expect(changes).toEqual([
      { path: ['property', 'rooms', 0, 'photos'], value: ['kitchen.webp', 'terrace.webp'] },
      { path: ['texts', 'pt', 'photos', 'terrace.webp'], value: 'O terraço' },
    ]);
  });

  test('are open and marked where a text is missing', () => {
    renderGrid({ missing: ['texts', 'pt', 'photos', 'kitchen.webp'] });
    const [closed, open] = [findCard(1), findCard(2)].map((card) => card.querySelector('details')!);
    expect([closed!.open, open!.open]).toEqual([false, true]);
    const [field] = within(open!).getAllByLabelText('What the photo shows (Português)');
    expect(field!.getAttribute('aria-invalid')).toBe('true');
    expect(within(open!).getByText('Missing')).toBeTruthy();
  });

  test('have a point that stays visible, which a tap and the arrow keys move', () => {
    const { container } = renderGrid();
    fireEvent.click(screen.getByRole('button', { name: 'Choose what stays visible', hidden: true }));
    const readPoint = () =>
      screen.getByRole('button', { name: /The point that stays visible/, hidden: true }).ariaLabel;
    expect(readPoint()).toBe('The point that stays visible: 50% from the left, 50% from the top');
    const point = screen.getByRole('button', { name: /The point that stays visible/, hidden: true });
    vi.spyOn(point, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 300, 200));
    fireEvent.click(point, { detail: 1, clientX: 40, clientY: 200 });
    expect(readPoint()).toBe('The point that stays visible: 10% from the left, 90% from the top');
    fireEvent.keyDown(point, { key: 'ArrowRight' });
    fireEvent.keyDown(point, { key: 'ArrowUp' });
    // A press of Enter is a click at no point.
    fireEvent.click(point, { detail: 0 });
    expect(readPoint()).toBe('The point that stays visible: 15% from the left, 85% from the top');
    const cropped = [...container.querySelectorAll('img')].filter((img) => img.style.objectPosition !== '');
    expect(cropped.map((img) => img.style.objectPosition)).toEqual([
      '0% 100%',
      '0% 100%',
      '0% 100%',
      '0% 100%',
    ]);
  });

  test('cannot be changed if files manage the property', () => {
    renderGrid({ isReadOnly: true });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect((screen.getByLabelText('Move to: photo 1') as HTMLSelectElement).disabled).toBe(true);
  });

  test('are sent when files are chosen or dropped, with the photos that the property has', () => {
    const uploads = createUploads();
    const { container } = renderGrid({ uploads });
    const files = [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')];
    fireEvent.change(container.querySelector('input[type=file]')!, { target: { files } });
    const dataTransfer = { files, types: ['Files'] };
    fireEvent.drop(screen.getByRole('button', { name: 'Add photos' }), { dataTransfer });
    expect(uploads.add.mock.calls).toEqual([
      [files, [samplePhoto.id]],
      [files, [samplePhoto.id]],
    ]);
  });
});

describe('a photo that is being sent', () => {
  test.each([
    [{ underWay: 'queued' }, undefined, 'Waits until the photos before it are sent'],
    [{ underWay: 'preparing' }, undefined, 'Is being prepared'],
    [{ underWay: 'starting' }, undefined, 'Is being prepared'],
    [{ underWay: 'sending' }, undefined, '83% sent'],
    [{ underWay: 'locating' }, undefined, '83% sent'],
    [{ underWay: 'paused' }, 'unreachable', 'Interrupted at 83%. It continues by itself'],
    [{ underWay: 'notStarted' }, 'unreachable', 'Interrupted at 83%. It continues by itself'],
    [{ underWay: 'checking' }, undefined, 'Sent; is being checked'],
    ['duplicate', undefined, 'This property already has this photo.'],
    ['failed', 'not-found', 'The picture could not be sent.'],
    ['refused', 'photo-too-large', 'larger than 25 MB'],
    ['refused', 'photo-heic', 'Save it as JPEG'],
    ['refused', 'photo-not-supported', 'Choose a JPEG, PNG, WebP or AVIF picture.'],
    ['refused', 'photo-damaged', 'save it again'],
    ['refused', 'photo-too-many-pixels', 'Make it smaller'],
    ['refused', 'photo-animated', 'Choose a still one.'],
  ] as const)('says what happens in %j after %s', (value, failure, sentence) => {
    const { readLines: read } = renderGrid({ uploads: createUploads([createUpload(value, failure)]) });
    expect(read().some((line) => line.includes(sentence))).toBe(true);
  });

  test('is counted with the others, and can be removed from the list', () => {
    const listed = [createUpload('added'), createUpload({ underWay: 'sending' })];
    const uploads = createUploads(listed);
    renderGrid({ uploads });
    expect(screen.getAllByRole('status')[0]!.textContent).toBe('1 of 2 photos sent');
    // The photo that was stored is among the others.
    const remove = screen.getByRole('button', { name: 'Remove from the list: IMG_2041.jpg' });
    remove.focus();
    fireEvent.click(remove);
    expect(uploads.list()).toEqual([listed[0]]);
    expect(screen.queryByText('IMG_2041.jpg')).toBeNull();
    expect(screen.getByRole('heading', { name: '3 photos' })).toBe(window.document.activeElement);
  });

  test('is sent again after a failure', () => {
    const failed = createUpload('failed', 'not-found');
    const send = vi.fn<ListedUpload['actor']['send']>();
    renderGrid({ uploads: createUploads([{ ...failed, actor: Object.assign(failed.actor, { send }) }]) });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(send).toHaveBeenCalledWith({ type: 'upload.retried' });
    expect(screen.getByRole('button', { name: 'Remove from the list: IMG_2041.jpg' })).toBe(
      window.document.activeElement,
    );
  });
});
