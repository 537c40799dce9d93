import * as z from 'zod/mini'
import { endpoint, feature } from './http/endpoint'
import { Instant, textField, Uuid } from './http/fields'

/** The level of an entry: info appears under Daily Reminders, the others under Usage Gaps & Alerts. Example: 'alert'. */
export const NoticeType = z.enum(['warning', 'info', 'alert'])
/** The level of an entry. Example: 'info'. */
export type NoticeType = z.infer<typeof NoticeType>

/** A one-tap action of an entry. Example: 'frozen' moves it to the freezer. */
export const NoticeAction = z.enum(['used', 'frozen', 'wasted', 'cook', 'buy', 'log', 'scan', 'show'])
/** A one-tap action of an entry. Example: 'used'. */
export type NoticeAction = z.infer<typeof NoticeAction>

/** The items of an entry. Example: `{ id: 7, name: 'Spinach', amount: '2', unit: 'bunches', foodId: 'spinach' }`. */
const NoticeItem = z.object({
  id: z.int(),
  name: z.string(),
  amount: z.string(),
  unit: z.string(),
  foodId: z.optional(z.string()),
})

/** The key of an entry, stable as long as it concerns the same thing. Example: 'use-by:7:2026-11-16'. */
const NoticeKey = textField({ max: 120 })

/** An entry of Logs & Notifications. Example: `{ type: 'alert', message: 'Use the chicken by tomorrow.', at: '…', … }`. */
export const Notice = z.object({
  key: z.string(),
  kind: z.enum([
    'use-by',
    'expired',
    'use-soon',
    'past-best',
    'running-out',
    'out-of-stock',
    'scan-not-saved',
    'nothing-logged',
    'missing-from-log',
    'comments',
    'follows',
  ]),
  type: NoticeType,
  message: z.string(),
  /** The time it became true. */
  at: Instant,
  read: z.boolean(),
  items: z.array(NoticeItem),
  actions: z.array(NoticeAction),
  /** The post that was commented on. */
  postId: z.optional(z.int()),
  /** The cook who follows, the newest of several. */
  cookId: z.optional(Uuid),
})
/** An entry of Logs & Notifications. Example: use the chicken by tomorrow. */
export type Notice = z.infer<typeof Notice>

/** How long an entry is snoozed: 'gone' dismisses it for good, null restores it. Example: 'tomorrow'. */
export const SnoozeUntil = z.enum(['tonight', 'tomorrow', 'week', 'gone'])

const Hour = z.int().check(z.gte(0), z.lte(23))

/** The notification preferences of a cook. Example: an email at 8, nothing between 22 and 7. */
export const NotificationPreferences = z.object({
  /** 'Email Notifications': if false, only emails that the cook requested are sent. */
  email: z.boolean(),
  /** 'Recipe Recommendations': the daily email suggests dishes beside reminders. */
  recommendations: z.boolean(),
  /**
   * 'Community Updates': the daily email reports activity on the cook's recipes. Decisions on submissions are sent
   * regardless.
   */
  community: z.boolean(),
  /** 'Marketing Communications': stored for future use; none are sent. */
  marketing: z.boolean(),
  /** The hour of the daily digest in the household's time zone; null for none. */
  digestHour: z.nullable(Hour),
  /** Quiet hours for push messages, from this hour until the other; equal hours mean none. */
  quietFrom: Hour,
  quietTo: Hour,
})
/** The notification preferences of a cook. Example: an email at 8. */
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

const PushEndpoint = z.url({ protocol: /^https$/ }).check(z.maxLength(1000))
const PushKey = z.string().check(z.regex(/^[A-Za-z0-9_=-]{16,200}$/))

/** Reminders and alerts from the kitchen, and their delivery. Example: `notifications.snooze`. */
export const notifications = feature('notifications', {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    access: 'cook',
    summary: 'Lists current notices by urgency, newest first, without snoozed ones.',
    data: z.array(Notice),
  }),
  read: endpoint({
    method: 'POST',
    path: '/notifications/read',
    access: 'cook',
    summary: 'Marks notices as read or unread.',
    affects: ['notifications'],
    body: z.object({
      keys: z.array(NoticeKey).check(z.minLength(1), z.maxLength(500)),
      read: z._default(z.boolean(), true),
    }),
  }),
  snooze: endpoint({
    method: 'POST',
    path: '/notifications/snooze',
    access: 'cook',
    summary: 'Snoozes a notice or ends its snooze.',
    affects: ['notifications'],
    body: z.object({ key: NoticeKey, until: z.nullable(SnoozeUntil) }),
    errors: ['notice-not-found'],
  }),
  settings: endpoint({
    method: 'GET',
    path: '/notifications/settings',
    access: 'cook',
    summary: 'Returns the cook’s notification settings.',
    data: NotificationPreferences,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/notifications/settings',
    access: 'cook',
    summary: 'Changes notification settings. Omitted fields stay as they are.',
    affects: ['notifications'],
    body: z.partial(NotificationPreferences),
    data: NotificationPreferences,
  }),
  push: endpoint({
    method: 'GET',
    path: '/notifications/push',
    access: 'cook',
    summary:
      'Returns the public key for push subscriptions, if push is configured, and the number of subscribed devices.',
    data: z.object({ publicKey: z.nullable(z.string()), devices: z.int() }),
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/notifications/push',
    access: 'cook',
    byKey: false,
    summary: 'Subscribes a device to push messages.',
    affects: ['notifications'],
    body: z.object({ endpoint: PushEndpoint, keys: z.object({ p256dh: PushKey, auth: PushKey }) }),
    errors: ['push-not-set-up'],
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/notifications/push/remove',
    access: 'cook',
    byKey: false,
    summary: 'Unsubscribes a device from push messages.',
    affects: ['notifications'],
    body: z.object({ endpoint: PushEndpoint }),
  }),
})
