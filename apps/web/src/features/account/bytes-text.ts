import { numberText } from '../../ui/written-as'

const kilo = 1000

/** How large something is: '820 KB', '12.4 MB'. */
export function bytesText(bytes: number): string {
  const [size, unit] =
    bytes < kilo ** 2
      ? [Math.max(1, Math.round(bytes / kilo)), 'KB']
      : bytes < kilo ** 3
        ? [bytes / kilo ** 2, 'MB']
        : [bytes / kilo ** 3, 'GB']
  return `${numberText(size, { maximumFractionDigits: 1 })} ${unit}`
}
