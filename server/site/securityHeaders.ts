import { getHashes } from './pages/getHashes.ts';

interface Allowed {
  /** Scripts in the page itself, which never change. */
  inlineScripts: readonly string[];
  inlineStyles: readonly string[];
  /** Whether photos are on another host. */
  foreignPhotos: boolean;
  publicUrl: string;
}

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

/** Returns the content security policy of pages. Inline styles and scripts are allowed by their hashes. */
export const contentPolicy = ({ inlineScripts, inlineStyles, foreignPhotos, publicUrl }: Allowed): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${getHashes(inlineScripts)}`,
    `style-src 'self' ${getHashes(inlineStyles)}`,
    `img-src 'self' data:${foreignPhotos ? ' https:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Scripts cannot convert strings to HTML or code; the only exception is the address of the worker.
    "require-trusted-types-for 'script'",
    'trusted-types worker',
    ...(isSecure(publicUrl) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** Returns the headers of every answer; pages replace the policy with their own. */
export const commonHeaders = (publicUrl: string): Record<string, string> => ({
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(isSecure(publicUrl) && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});
