import { numberText } from '../../ui/formatting/locale'

const bytesPerKilobyte = 1000

/** Formats a size: '820 KB', '12.4 MB'. */
export function formatBytes(bytes: number): string {
  const [size, unit] =
    bytes < bytesPerKilobyte ** 2
      ? [Math.max(1, Math.round(bytes / bytesPerKilobyte)), 'KB']
      : bytes < bytesPerKilobyte ** 3
        ? [bytes / bytesPerKilobyte ** 2, 'MB']
        : [bytes / bytesPerKilobyte ** 3, 'GB']
  return `${numberText(size, { maximumFractionDigits: 1 })} ${unit}`
}
