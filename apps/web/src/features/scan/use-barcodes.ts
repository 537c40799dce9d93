import { type ParsedPackDate, type ScanLine, scan } from '@larder/contract/scan'
import { type Dispatch, useEffect, useRef, useState } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { callEndpoint } from '../../api/client'
import { randomId } from '../../api/random-id'
import type { ScanLineAction } from './results/scan-lines-state'
import type { ScanSummary } from './scan-state'
import { setScanAllowance } from './use-scan-allowance'

/** A code that has no line yet: it is being asked for, nobody knows it, or asking failed. */
export interface UnresolvedBarcode {
  readonly code: string
  readonly state: 'asking' | 'unknown' | 'failed'
  readonly sentence?: string
  /** The refusal's code. */
  readonly why?: string
  /** Where the date printed near it may be read. */
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
  /** A product went onto the list. */
  readonly onLine: (line: ScanLine) => void
}

/** The codes of one go: all that are read one after the other are one scan. */
export function useBarcodes({ found, begin, change, onLine }: BarcodeOptions) {
  const [open, setOpen] = useState<readonly UnresolvedBarcode[]>([])
  const going = useRef<string | null>(null)
  const known = useRef(new Map<string, ScanLine>())
  const taught = useRef(new Set<string>())
  const dates = useRef(Promise.resolve())
  useEffect(() => {
    const now = found?.kind === 'barcode' ? found.id : null
    if (going.current === now) return
    going.current = now
    known.current.clear()
  }, [found])

  function scanId(): string {
    if (going.current !== null) return going.current
    going.current = randomId()
    known.current.clear()
    setOpen([])
    begin({ id: going.current, kind: 'barcode', seenBy: '', notes: [] })
    return going.current
  }

  const put = (next: UnresolvedBarcode) =>
    setOpen((now) => [next, ...now.filter(({ code }) => code !== next.code)])
  const settle = (asked: string) => setOpen((now) => now.filter(({ code }) => code !== asked))

  /** What is behind a code; whether something is. */
  async function ask(code: string, picture?: Blob): Promise<boolean> {
    // Whoever is just answering the question is not asked it anew because the pack is in view again.
    if (open.some((each) => each.code === code && each.state === 'unknown') && !taught.current.has(code))
      return false
    const id = scanId()
    const again = known.current.get(code)
    if (again) {
      change({ type: 'add', line: again })
      onLine(again)
      return true
    }
    put({ code, state: 'asking', picture })
    try {
      const { data } = await callEndpoint(scan.barcode, { body: { scan: id, code } })
      setScanAllowance(data.allowance)
      settle(code)
      // Saved or put aside meanwhile.
      if (going.current !== id) return false
      if (!data.line) {
        put({ code: data.code, state: 'unknown', picture })
        return false
      }
      take(code, data.line, picture)
      return true
    } catch (error) {
      const why = error !== null && typeof error === 'object' && 'code' in error ? String(error.code) : ''
      const sentence = why === 'offline' ? needsServer : toErrorMessage(error)
      put({ code, state: 'failed', sentence, why, picture })
      return false
    }
  }

  function take(code: string, line: ScanLine, picture: Blob | undefined) {
    known.current.set(code, line)
    change({ type: 'add', line })
    onLine(line)
    if (picture && line.expirySource !== 'printed') readDate(line.key, picture)
  }

  // One after the other, and in the background: the cook goes on scanning meanwhile.
  function readDate(key: string, picture: Blob) {
    dates.current = dates.current.then(async () => {
      const read: ParsedPackDate = await callEndpoint(scan.packDate, { picture }).then(
        ({ data }) => data,
        () => ({}),
      )
      change({ type: 'read-date', key, read })
    })
  }

  /** Says once what a code is. Throws what the server says against it. */
  async function teach({ code, picture }: UnresolvedBarcode, said: TaughtProduct): Promise<void> {
    const product = await callEndpoint(scan.teach, { params: { code }, body: said })
    taught.current.add(code).add(product.data.code)
    await ask(product.data.code, picture)
    if (product.data.code !== code) settle(code)
  }

  return { open, ask, teach, dismiss: settle, clear: () => setOpen([]) }
}

const needsServer =
  'Larder cannot be reached, and it knows what is behind a code. Try again when you are back.'
