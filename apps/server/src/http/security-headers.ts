/**
 * What a page may load, embed and connect to. Scripts come only from our own files. WebAssembly, which reads codes and pictures
 * on the device, is compiled from our files too; the keyword allows nothing else.
 */
const policy = {
  'default-src': "'self'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  // Positioned menus and dialogs use style attributes, which cannot carry a script.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

const year = 31_536_000

/** Computed once and sent with every response: computing the headers per response costs a third of a small response's time. */
export function createSecurityHeaders(overHttps: boolean): Record<string, string> {
  const directives = Object.entries(policy).map(([name, value]) => `${name} ${value}`)
  return {
    'content-security-policy': [...directives, ...(overHttps ? ['upgrade-insecure-requests'] : [])].join(
      '; ',
    ),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(self), microphone=(self), screen-wake-lock=(self), geolocation=(), payment=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(overHttps && { 'strict-transport-security': `max-age=${year}` }),
  }
}
