import { inventory } from '@larder/contract/inventory'
import { ScanLine } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useChange } from '../../../api/use-change'
import { TypedLinesField } from '../../../food/typed-lines/typed-lines-field'
import { useLazyFoodFacts } from '../../../food/use-lazy-food-facts'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { WelcomeStepLayout, type WelcomeStepProps } from './welcome-step'

/** The rest of the kitchen: scanned, pasted, typed or spoken. */
export function RestStep({ onDone, onBack, saving, failure }: WelcomeStepProps) {
  const [text, setText] = useState('')
  const facts = useLazyFoodFacts()
  const add = useChange(inventory.createTyped)

  async function save() {
    if (text.trim() !== '') {
      const saved = await add.change({ body: { text } }).response.catch(() => null)
      if (!saved) return
    }
    onDone()
  }

  return (
    <WelcomeStepLayout
      title="What else do you have?"
      intro="Look in the fridge and name a few things, or let the camera do it."
      next={text.trim() === '' ? 'See what I can cook' : 'Add, and see what I can cook'}
      busy={saving || add.isPending}
      failure={failure ?? add.error}
      onNext={() => void save()}
      onBack={onBack}
    >
      <TypedLinesField
        label="Type, paste or speak"
        hint="One item per line, or separated by commas. Add amounts if you know them."
        text={text}
        onText={setText}
        facts={facts}
      />
      <Button asChild icon={<ScanLine />} className="self-start">
        <Link to={paths.scanIngredients}>Scan with the camera</Link>
      </Button>
    </WelcomeStepLayout>
  )
}
