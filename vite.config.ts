import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compiledMessages } from './scripts/vite/messages.ts';

export default defineConfig({
  plugins: [compiledMessages(), react(), vanillaExtractPlugin()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
  },
});
