import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { samplePhoto } from '../../../machines/dashboard/photoUpload/photoUpload.samples.ts';
import { sampleSettings } from '../../../machines/dashboard/shared/settings.samples.ts';
import { PhotoUploadsContext, type PhotoUploads } from '../../../src/dashboard/context/photoUploads.ts';
import { LogoField } from '../../../src/dashboard/views/settingsForm/LogoField.tsx';
import type { FieldsProps } from '../../../src/dashboard/views/settingsForm/SettingsFormProps.ts';
import { readLines } from '../support/readLines.ts';
import { inDashboard } from './support/inDashboard.tsx';
import { createUpload, createUploads } from './support/photoUploads.ts';

function renderField(uploads: PhotoUploads, logo = '', error?: string) {
  const change = vi.fn<FieldsProps['change']>();
  const { container } = render(
    inDashboard(
      <PhotoUploadsContext value={uploads}>
        <LogoField settings={sampleSettings} entry={{ logo }} change={change} getMessage={() => error} />
      </PhotoUploadsContext>,
    ),
  );
  const texts = () => [...readLines(container)].map(({ text }) => text);
  const input = container.querySelector('input')!;
  return { change, texts, input };
}

test('the picture that the owner chooses is sent instead of an earlier one', () => {
  const uploads = createUploads([createUpload('failed', 'not-found')]);
  const { input } = renderField(uploads);
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  fireEvent.change(input, { target: { files: [file] } });
  expect(uploads.list()).toEqual([]);
  expect(uploads.add).toHaveBeenCalledWith([file], []);
});

test('the progress of the picture is shown', () => {
  const { texts } = renderField(createUploads([createUpload({ underWay: 'sending' })]));
  expect(texts()).toContain('83% sent');
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 83);
});

test('a picture that could not be sent can be sent again', () => {
  const upload = createUpload('failed', 'not-found');
  const send = vi.spyOn(upload.actor, 'send');
  const { texts } = renderField(createUploads([upload]));
  expect(texts().join(' ')).toContain('The picture could not be sent.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(send).toHaveBeenCalledWith({ type: 'upload.retried' });
});

test('a file that is no picture is refused in words', () => {
  const { texts } = renderField(createUploads([createUpload('refused', 'photo-not-supported')]));
  expect(texts().join(' ')).toContain('Choose a JPEG, PNG, WebP or AVIF picture.');
});

test('the uploaded picture is shown, and can be removed together with a running upload', () => {
  const uploads = createUploads([createUpload({ underWay: 'sending' })]);
  const { change } = renderField(uploads, samplePhoto.id);
  expect(screen.getByRole('img', { name: 'Logo' }).getAttribute('src')).toContain(samplePhoto.id);
  fireEvent.click(screen.getByRole('button', { name: 'Remove the logo' }));
  expect(change).toHaveBeenCalledWith({ logo: '' });
  expect(uploads.list()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Choose another logo' })).toBe(window.document.activeElement);
});
