import type { PushSettings } from '../env'
import { postToPublicHost, type SendPost } from '../network/post-to-public-host'
import type { PushSender } from './push-sender'

const day = 86_400

/** Web Push with our own keys (VAPID): the browser vendor relays the message and cannot read it. */
export function createWebPush(settings: PushSettings, post: SendPost = postToPublicHost): PushSender {
  return {
    publicKey: settings.publicKey,
    async send({ endpoint, p256dh, auth }, message) {
      const { default: webPush } = await import('web-push')
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails: settings, TTL: day, urgency: 'normal', contentEncoding: 'aes128gcm' },
      )
      const status = await post({ url: endpoint, headers: toStringHeaders(headers), body })
      if (status >= 200 && status < 300) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      throw Object.assign(new Error('the push service did not take the message'), { code: `HTTP ${status}` })
    },
  }
}

function toStringHeaders(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
