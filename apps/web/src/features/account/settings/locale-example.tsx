import { dateText, numberText, useDisplayLocale } from '../../../ui/formatting/locale'

const inFull = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

/** An example in the chosen locale: '15 Feb 2026 · 1,234.5'. */
export function LocaleExample() {
  useDisplayLocale()
  return (
    <>
      Like this: <span className="numbers">{dateText('2026-02-15T00:00:00Z', inFull)}</span> ·{' '}
      <span className="numbers">{numberText(1234.5)}</span>
    </>
  )
}
