import type { RowTextParts } from '../shopping-rows'

interface RowTextProps {
  readonly words: RowTextParts
}

/** What to buy, with how much of it set apart; read aloud it is what was written. */
export function RowText({ words: { amount, name, amountLast = false, note } }: RowTextProps) {
  const much = amount !== undefined && <span className="numbers font-semibold">{amount}</span>
  return (
    <>
      {!amountLast && much}
      {much && !amountLast && ' '}
      {name}
      {amountLast && ' '}
      {amountLast && much}
      {note !== undefined && <span className="text-ink-soft">{note}</span>}
    </>
  )
}
