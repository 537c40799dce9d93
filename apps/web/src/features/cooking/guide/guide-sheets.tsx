import { NewTimerDialog } from '../timers/new-timer-dialog'
import type { GuideSheet } from '../voice/execute-voice-command'
import { DishesSheet } from './dishes-sheet'
import { GuideHelp } from './guide-help'
import { IngredientsSheet } from './ingredients-sheet'
import { StepsSheet } from './steps-sheet'
import { useDishChanges } from './use-dish-changes'
import type { Guide } from './use-guide'

interface GuideSheetsProps {
  readonly guide: Guide
  readonly cookingId: string | undefined
  readonly sheet: GuideSheet | null
  readonly onSheet: (sheet: GuideSheet | null) => void
  readonly canListen: boolean
  readonly canSpeak: boolean
}

/** The sheets that open over the guide. */
export function GuideSheets({ guide, cookingId, sheet, onSheet, canListen, canSpeak }: GuideSheetsProps) {
  const { serve, add, remove } = useDishChanges(guide, cookingId)
  const sheetProps = (name: GuideSheet) => ({
    open: sheet === name,
    onOpenChange: (open: boolean) => onSheet(open ? name : null),
  })
  return (
    <>
      <IngredientsSheet
        {...sheetProps('ingredients')}
        recipes={guide.recipes}
        measures={guide.measures}
        cookingId={guide.session.id}
      />
      <StepsSheet {...sheetProps('steps')} guide={guide} />
      <DishesSheet
        {...sheetProps('dishes')}
        guide={guide}
        onServings={serve}
        onAdd={(id) => void add(id)}
        onRemove={remove}
      />
      <NewTimerDialog {...sheetProps('timer')} onStart={guide.startTimer} />
      <GuideHelp {...sheetProps('help')} canListen={canListen} canSpeak={canSpeak} />
    </>
  )
}
