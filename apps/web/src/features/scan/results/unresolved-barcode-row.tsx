import { CircleHelp, X } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Spinner } from '../../../ui/feedback/spinner'
import type { TaughtProduct, UnresolvedBarcode } from '../use-barcodes'
import { UnknownProductForm } from './unknown-product-form'

interface OpenCodeRowProps {
  readonly open: UnresolvedBarcode
  readonly onTeach: (taught: TaughtProduct) => Promise<void>
  readonly onTryAgain: () => void
  readonly onDismiss: () => void
}

/** A barcode without a product: loading, unknown (with a form), or failed. */
export function UnresolvedBarcodeRow({ open, onTeach, onTryAgain, onDismiss }: OpenCodeRowProps) {
  const { code, state, sentence, why } = open
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex items-start justify-between gap-2">
        {state === 'asking' ? (
          <Spinner label={`Looking up ${code}`} className="min-h-11" />
        ) : (
          <p className="flex min-h-11 items-center gap-2">
            <CircleHelp aria-hidden className="size-6 shrink-0 text-sky-ink" />
            <span>
              <span className="numbers font-mono wrap-anywhere">{code}</span>
              {state === 'unknown' && ' is new here. What is it?'}
            </span>
          </p>
        )}
        {state !== 'asking' && (
          <IconButton label={`Leave out ${code}`} icon={<X aria-hidden />} onClick={onDismiss} />
        )}
      </div>
      {state === 'unknown' && <UnknownProductForm code={code} onTeach={onTeach} />}
      {state === 'failed' && (
        <ErrorNote
          action={
            why === 'scan-limit' ? (
              <Button asChild>
                <Link to={paths.product}>See the plans</Link>
              </Button>
            ) : why === 'not-a-barcode' ? null : (
              <Button onClick={onTryAgain}>Try again</Button>
            )
          }
        >
          {sentence}
        </ErrorNote>
      )}
    </li>
  )
}
