import type { ScanKind } from '@larder/contract/scan'

/** The scan modes of this screen. Pictures of a fridge camera arrive another way. */
export type ScanMode = Exclude<ScanKind, 'camera'>

export const scanModes: readonly ScanMode[] = ['photo', 'receipt', 'barcode']

export function toScanMode(kind: ScanKind): ScanMode {
  return kind === 'camera' ? 'photo' : kind
}

export const scanModeTexts: Readonly<
  Record<ScanMode, { button: string; short: string; hint: string; tips: string[] }>
> = {
  photo: {
    button: 'Scan Ingredients',
    short: 'Food',
    hint: 'Food on the counter or a shelf',
    tips: [
      'Lay foods side by side, so that each can be seen.',
      'Daylight or a bright lamp helps more than being close.',
      'What is in a box or a tin is better read by its barcode.',
    ],
  },
  receipt: {
    button: 'Scan Receipts',
    short: 'Receipt',
    hint: 'A whole shop in one picture',
    tips: [
      'Lay it flat and take all of it, from the store’s name to the total.',
      'Got a long one? Fold it and take two pictures.',
      'The text of an e-receipt can be pasted as it is.',
    ],
  },
  barcode: {
    button: 'Scan Barcodes',
    short: 'Barcode',
    hint: 'One pack after the other',
    tips: [
      'Hold the pack a hand’s width away, the bars level.',
      'The next one is read right away: nothing to press.',
      'We ask about an unknown pack only once.',
    ],
  },
}

const key = 'scan-way'

/** Returns the mode chosen last on this device. */
export function loadLastScanMode(): ScanMode {
  try {
    const stored = window.localStorage.getItem(key)
    return scanModes.find((way) => way === stored) ?? 'photo'
  } catch {
    return 'photo'
  }
}

export function saveLastScanMode(way: ScanMode): void {
  try {
    window.localStorage.setItem(key, way)
  } catch {
    // Storage is not available; the choice lasts until the page is left.
  }
}
