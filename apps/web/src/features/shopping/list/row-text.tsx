import type { RowTextParts } from '../shopping-rows'

interface RowTextProps {
  readonly words: RowTextParts
}

/** A row's text with the amount emphasised. A screen reader reads it as it was typed. */
export function RowText({ words: { amount, name, amountLast = false, note } }: RowTextProps) {
  const amountElement = amount !== undefined && <span className="numbers font-semibold">{amount}</span>
  return (
    <>
      {!amountLast && amountElement}
      {amountElement && !amountLast && ' '}
      {name}
      {amountLast && ' '}
      {amountLast && amountElement}
      {note !== undefined && <span className="text-ink-soft">{note}</span>}
    </>
  )
}
