import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** What a page of ours may load, embed and ask for. Scripts come from us, as files, and from nowhere else. */
export async function secureHeaders(app: FastifyInstance, overHttps: boolean): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Positioned menus and dialogs carry style attributes; no script can hide in one.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(overHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: overHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onSend', async (_, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(self), microphone=(self), screen-wake-lock=(self), geolocation=(), payment=()',
    )
  })
}
