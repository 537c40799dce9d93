import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '../../../ui/display/badge'

interface RecipeFiguresProps {
  readonly prepTime: string
  readonly cookTime: string
  readonly waitTime?: string | undefined
  readonly servings: number
  readonly difficulty: string
}

const tones: Readonly<Record<string, BadgeTone>> = { Easy: 'herb', Medium: 'saffron' }

/** Times, servings and difficulty of a recipe. */
export function RecipeFigures({ prepTime, cookTime, waitTime, servings, difficulty }: RecipeFiguresProps) {
  return (
    <dl className="numbers flex flex-wrap gap-x-5 gap-y-3 sm:gap-x-8">
      <Figure label="Prep time">{prepTime}</Figure>
      <Figure label="Cook time">{cookTime}</Figure>
      {waitTime && <Figure label="Waiting time">{waitTime}</Figure>}
      <Figure label="Servings">{servings}</Figure>
      <Figure label="Difficulty">
        <Badge tone={tones[difficulty] ?? 'neutral'}>{difficulty}</Badge>
      </Figure>
    </dl>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
