import { useState } from 'react'
import { TypedLinesField } from '../../../food/typed-lines/typed-lines-field'
import { useLazyFoodFacts } from '../../../food/use-lazy-food-facts'
import { Button } from '../../../ui/controls/button'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { Dialog } from '../../../ui/overlays/dialog'
import { addTypedItems } from '../add-typed-items'

interface PasteListDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Adds many things at once from pasted, typed or spoken lines. What was typed stays until it is added. */
export function PasteListDialog({ open, onClose }: PasteListDialogProps) {
  const [text, setText] = useState('')
  const facts = useLazyFoodFacts(open)
  const count = facts?.lines(text).length ?? 0

  function add() {
    if (!facts) return
    addTypedItems(facts.lines(text).map(({ item }) => item))
    setText('')
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title="Add a list"
      description="Each line becomes an item, with a place and a date."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={count === 0} onClick={add}>
            {count === 0 ? 'Add' : `Add ${formatNounCount(count, 'item')}`}
          </Button>
        </>
      }
    >
      <TypedLinesField
        label="Type, paste or speak"
        hint="One item per line, or separated by commas. Add amounts if you know them."
        text={text}
        onText={setText}
        facts={facts}
      />
    </Dialog>
  )
}
