import type { ProductSource, ScanLine } from '@larder/contract/scan'

interface PrintedLineProps {
  readonly found: ScanLine
  readonly currency: string | undefined
}

const sources: Record<ProductSource, string> = {
  household: 'named by your household',
  installation: 'named by others here',
  embedded: 'known to Larder',
  'open-food-facts': 'from Open Food Facts',
  'produce-number': 'a number for loose produce',
}

/** The text on the receipt or below the barcode, with the price. */
export function PrintedLineText({ found, currency }: PrintedLineProps) {
  const { text, code, source, price, discount } = found
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
      <span className="min-w-0 font-mono wrap-anywhere">{text ?? code}</span>
      {source !== undefined && <span>{sources[source]}</span>}
      {price !== undefined && (
        <span className="numbers whitespace-nowrap">
          {price}
          {currency ? ` ${currency}` : ''}
          {discount !== undefined && Number(discount) !== 0 && `, ${discount.replace('-', '')} off`}
        </span>
      )}
    </p>
  )
}
