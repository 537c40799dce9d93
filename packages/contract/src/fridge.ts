import * as z from 'zod/mini'
import { affected } from './http/affects'
import { endpoint, feature } from './http/endpoint'
import {
  AmountText,
  ClientIdempotencyKey,
  Instant,
  maxPictureBytes,
  Secret,
  textField,
  Uuid,
} from './http/fields'
import { PageQuery } from './http/paging'
import { InventoryItem, ItemLocation } from './inventory/item'
import { AlternativeGuess, ScanArea } from './scan/scan-result'

/**
 * Request header with the time a picture was taken; without it, the time of receipt counts.
 * Example: `'larder-taken-at: 2026-11-15T08:30:00.000Z'`.
 */
export const takenAtHeader = 'larder-taken-at'

/** A camera in the fridge, the freezer or the pantry. Example: `{ name: 'Top shelf', location: 'fridge', paired: true, … }`. */
export const Camera = z.object({
  id: Uuid,
  name: z.string(),
  location: ItemLocation,
  /** Whether a device has redeemed its pairing code. */
  paired: z.boolean(),
  /** Expiry of the pairing code, until it is redeemed. */
  codeUntil: z.optional(Instant),
  createdAt: Instant,
  lastPictureAt: z.optional(Instant),
  /** Number of changes that await a decision. */
  asking: z.int(),
})
/** A camera. Example: `camera.name`. */
export type Camera = z.infer<typeof Camera>

/** A picture that a camera uploaded. Example: `{ id, cameraId, takenAt, changes: 2 }`. */
export const CameraSnapshot = z.object({
  id: Uuid,
  cameraId: Uuid,
  takenAt: Instant,
  /** The result of processing it. */
  state: z.enum(['waiting', 'first', 'same', 'changed', 'unreadable']),
  /** Number of changes detected on it. */
  changes: z.int(),
})
/** A picture that a camera uploaded. Example: `picture.takenAt`. */
export type CameraSnapshot = z.infer<typeof CameraSnapshot>

/** A detected change: an item came or went. Example: `{ kind: 'came', name: 'Milk', state: 'booked', … }`. */
export const ShelfChangeEntry = z.object({
  id: Uuid,
  cameraId: Uuid,
  camera: z.string(),
  pictureId: Uuid,
  at: Instant,
  kind: z.enum(['came', 'went']),
  name: z.string(),
  foodId: z.optional(z.string()),
  /** Percent. */
  confidence: z.int(),
  others: z.array(AlternativeGuess),
  area: ScanArea,
  /** The picture that shows it: for an item that went, the previous one. Absent after the picture is deleted. */
  seenOn: z.optional(Uuid),
  /** Booked automatically, waiting for a decision, booked by a cook, dismissed, or undone. */
  state: z.enum(['booked', 'asking', 'confirmed', 'dismissed', 'undone']),
  /** The id of the booking that can be undone. */
  booking: z.optional(z.int()),
})
/** A detected change. Example: `change.state`. */
export type ShelfChangeEntry = z.infer<typeof ShelfChangeEntry>

const byId = z.object({ id: Uuid })
const CameraName = textField({ max: 60 })
/** A pairing code to type on a device: eight letters and digits that are not easily confused. Example: 'K7QX-3MPA'. */
const PairingCode = z.string().check(z.trim(), z.minLength(8), z.maxLength(12))
const CameraPairing = z.object({ camera: Camera, code: z.string(), expiresAt: Instant })

/** Fridge cameras and the changes they detect. Example: `fridge.upload`. */
export const fridge = feature('fridge', {
  cameras: endpoint({
    method: 'GET',
    path: '/fridge/cameras',
    access: 'cook',
    summary: 'Lists the household’s cameras.',
    data: z.array(Camera),
  }),
  add: endpoint({
    method: 'POST',
    path: '/fridge/cameras',
    access: 'cook',
    byKey: false,
    summary: 'Adds a camera and returns its pairing code, valid for ten minutes.',
    affects: ['fridge'],
    body: z.object({ name: CameraName, location: z._default(ItemLocation, 'fridge') }),
    data: CameraPairing,
    status: 201,
    errors: ['too-many-cameras', 'household-not-found'],
  }),
  renew: endpoint({
    method: 'POST',
    path: '/fridge/cameras/:id/code',
    access: 'cook',
    byKey: false,
    summary: 'Creates a new pairing code for a camera. Its old key is revoked when the code is used.',
    affects: ['fridge'],
    params: byId,
    data: CameraPairing,
    errors: ['camera-not-found', 'household-not-found'],
  }),
  pair: endpoint({
    method: 'POST',
    path: '/fridge/pairings',
    access: 'anyone',
    summary: 'Exchanges a pairing code for the camera’s key, once. The key is returned only here.',
    affects: ['fridge'],
    body: z.object({ code: PairingCode }),
    data: z.object({ key: Secret, camera: z.object({ id: Uuid, name: z.string() }) }),
    errors: ['pairing-code-spent'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/fridge/cameras/:id',
    access: 'cook',
    summary: 'Changes a camera’s name or location.',
    affects: ['fridge'],
    params: byId,
    body: z.object({ name: z.optional(CameraName), location: z.optional(ItemLocation) }),
    data: Camera,
    errors: ['camera-not-found', 'household-not-found'],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/fridge/cameras/:id',
    access: 'cook',
    byKey: false,
    summary: 'Removes a camera, revokes its key and deletes its pictures.',
    affects: ['fridge'],
    params: byId,
    errors: ['camera-not-found', 'household-not-found'],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/fridge/pictures',
    access: 'camera',
    summary:
      'Uploads a picture from a camera (header ‘authorization: Camera KEY’). It is compared with the previous one; certain changes are booked, uncertain ones need an answer.',
    affects: ['fridge'],
    takes: 'picture',
    largest: maxPictureBytes,
    data: CameraSnapshot,
    status: 202,
    errors: [
      'not-a-picture',
      'broken-picture',
      'animated-picture',
      'too-many-pixels',
      'too-large',
      'scanner-busy',
    ],
  }),
  pictures: endpoint({
    method: 'GET',
    path: '/fridge/cameras/:id/pictures',
    access: 'cook',
    summary: 'Lists a camera’s pictures, newest first.',
    params: byId,
    query: PageQuery,
    data: CameraSnapshot,
    paged: true,
    errors: ['camera-not-found'],
  }),
  picture: endpoint({
    method: 'GET',
    path: '/fridge/pictures/:id/image',
    access: 'cook',
    summary: 'Returns a picture of a camera.',
    params: byId,
    gives: 'picture',
    errors: ['no-picture'],
  }),
  changes: endpoint({
    method: 'GET',
    path: '/fridge/changes',
    access: 'cook',
    summary: 'Lists detected changes, newest first; those that need an answer come first.',
    query: PageQuery,
    data: ShelfChangeEntry,
    paged: true,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/fridge/changes/:id',
    access: 'cook',
    summary: 'Answers an uncertain change: books it as detected or corrected, or dismisses it.',
    affects: [...affected.stock, 'fridge'],
    params: byId,
    body: z.discriminatedUnion('do', [
      z.object({
        do: z.literal('book'),
        name: z.optional(textField({ max: 120 })),
        foodId: z.optional(textField({ max: 80 })),
        amount: z.optional(AmountText),
        unit: z.optional(textField({ min: 0, max: 40 })),
        action: z.optional(ClientIdempotencyKey),
      }),
      z.object({ do: z.literal('dismiss') }),
    ]),
    data: z.object({ change: ShelfChangeEntry, items: z.array(InventoryItem), booking: z.optional(z.int()) }),
    errors: [
      'change-not-found',
      'change-decided',
      'item-not-found',
      'too-many-items',
      'idempotency-key-reused',
      'household-not-found',
    ],
  }),
})
