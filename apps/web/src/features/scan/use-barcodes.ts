import { type ParsedPackDate, type ScanLine, scan } from '@larder/contract/scan'
import { type Dispatch, useEffect, useRef, useState } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { randomId } from '../../api/random-id'
import { readOnce, change as save } from '../../api/sync'
import type { ScanLineAction } from './results/scan-lines-state'
import type { BarcodeChoice, ScanSummary } from './scan-state'
import { setScanAllowance } from './use-scan-allowance'

/** A barcode without a line yet: loading, unknown, or failed. */
export interface UnresolvedBarcode {
  readonly code: string
  readonly state: 'asking' | 'unknown' | 'failed'
  readonly sentence?: string
  /** The error code. */
  readonly why?: string
  /** A picture that may show the printed date. */
  readonly picture?: Blob | undefined
}

export interface TaughtProduct {
  readonly name: string
  readonly amount: string
  readonly unit: string
}

interface BarcodeOptions {
  readonly found: ScanSummary | null
  readonly begin: (found: ScanSummary) => void
  readonly change: Dispatch<ScanLineAction>
  /** Called when a product was added to the list. */
  readonly onLine: (line: ScanLine) => void
}

/** The barcodes of one session. All codes read in a row belong to one scan. */
export function useBarcodes({ found, begin, change, onLine }: BarcodeOptions) {
  const [open, setOpen] = useState<readonly UnresolvedBarcode[]>([])
  const going = useRef<string | null>(null)
  const linesByCode = useRef(new Map<string, ScanLine>())
  const taught = useRef(new Set<string>())
  const dates = useRef(Promise.resolve())
  useEffect(() => {
    const now = found?.kind === 'barcode' ? found.id : null
    if (going.current === now) return
    going.current = now
    linesByCode.current.clear()
  }, [found])

  function scanId(): string {
    if (going.current !== null) return going.current
    going.current = randomId()
    linesByCode.current.clear()
    setOpen([])
    begin({ id: going.current, kind: 'barcode', seenBy: '', notes: [] })
    return going.current
  }

  const putOpen = (next: UnresolvedBarcode) =>
    setOpen((now) => [next, ...now.filter(({ code }) => code !== next.code)])
  const removeOpen = (resolved: string) => setOpen((now) => now.filter(({ code }) => code !== resolved))

  /** Looks up a barcode. Returns whether a product was found. */
  async function ask(code: string, picture?: Blob): Promise<boolean> {
    // While the cook answers the question about a code, seeing the pack again must not reset it.
    if (open.some((each) => each.code === code && each.state === 'unknown') && !taught.current.has(code))
      return false
    const id = scanId()
    const again = linesByCode.current.get(code)
    if (again) {
      change({ type: 'add', line: again })
      onLine(again)
      return true
    }
    putOpen({ code, state: 'asking', picture })
    try {
      const { data } = await save(scan.barcode, { body: { scan: id, code } }).response
      setScanAllowance(data.allowance)
      removeOpen(code)
      // Saved or discarded in the meantime.
      if (going.current !== id) return false
      if (!data.line) {
        putOpen({ code: data.code, state: 'unknown', picture })
        return false
      }
      addProduct(code, data.line, picture)
      return true
    } catch (error) {
      putOpen({ code, state: 'failed', ...toLookUpFailure(error), picture })
      return false
    }
  }

  /** Looks up a barcode without adding its product. */
  async function lookUp(code: string): Promise<BarcodeChoice> {
    try {
      const body = { scan: going.current ?? randomId(), code, lookUpOnly: true }
      const { data } = await save(scan.barcode, { body }).response
      return { code, product: data.line }
    } catch (error) {
      return { code, failure: toLookUpFailure(error).sentence }
    }
  }

  function addProduct(code: string, line: ScanLine, picture: Blob | undefined) {
    linesByCode.current.set(code, line)
    change({ type: 'add', line })
    onLine(line)
    if (picture && line.expirySource !== 'printed') readDate(line.key, picture)
  }

  // Dates are read in sequence and in the background, while the cook goes on scanning.
  function readDate(key: string, picture: Blob) {
    dates.current = dates.current.then(async () => {
      const read: ParsedPackDate = await readOnce(scan.packDate, { picture }).then(
        ({ data }) => data,
        () => ({}),
      )
      change({ type: 'read-date', key, read })
    })
  }

  /** Saves the product of an unknown code. Throws if the server rejects it. */
  async function teach({ code, picture }: UnresolvedBarcode, taughtProduct: TaughtProduct): Promise<void> {
    const product = await save(scan.teach, { params: { code }, body: taughtProduct }).response
    taught.current.add(code).add(product.data.code)
    await ask(product.data.code, picture)
    if (product.data.code !== code) removeOpen(code)
  }

  return { open, ask, lookUp, teach, dismiss: removeOpen, clear: () => setOpen([]) }
}

function toLookUpFailure(error: unknown) {
  const why = error !== null && typeof error === 'object' && 'code' in error ? String(error.code) : ''
  return { why, sentence: why === 'offline' ? needsServer : toErrorMessage(error) }
}

const needsServer =
  'Larder cannot be reached, so the code can’t be looked up. Try again when you are back online.'
