import type { Camera, CameraSnapshot, ShelfChangeEntry } from '@larder/contract/fridge'

const id = (last: string) => `0192f3a4-7c1e-7abc-8def-${last.padStart(12, '0')}`

/** A paired camera on the top shelf; overridable. */
export function aCamera(overrides: Partial<Camera> = {}): Camera {
  return {
    id: id('c'),
    name: 'Top shelf',
    location: 'fridge',
    paired: true,
    createdAt: '2026-11-10T08:00:00.000Z',
    asking: 0,
    ...overrides,
  }
}

export function aCameraPicture(overrides: Partial<CameraSnapshot> = {}): CameraSnapshot {
  return {
    id: id('9'),
    cameraId: id('c'),
    takenAt: '2026-11-15T08:00:00.000Z',
    state: 'same',
    changes: 0,
    ...overrides,
  }
}

/** Milk that came in and was booked; overridable. */
export function aFridgeChange(overrides: Partial<ShelfChangeEntry> = {}): ShelfChangeEntry {
  return {
    id: id('5'),
    cameraId: id('c'),
    camera: 'Top shelf',
    pictureId: id('9'),
    at: '2026-11-15T08:00:00.000Z',
    kind: 'came',
    name: 'Milk',
    foodId: 'whole-milk',
    confidence: 94,
    others: [],
    area: { left: 0.2, top: 0.2, width: 0.3, height: 0.3 },
    state: 'booked',
    ...overrides,
  }
}
