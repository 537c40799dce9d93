import { CalendarDays, House, ListChecks, Refrigerator, ScanLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../paths'

interface Place {
  readonly label: string
  readonly to: string
  readonly icon: ReactNode
  /** The letter that opens it after G. */
  readonly key: string
  /** Other paths of the same screen. */
  readonly twins?: readonly string[]
}

/** The five places a cook lives in. */
export const cookPlaces: readonly Place[] = [
  { label: 'Home', to: paths.userHome, icon: <House />, key: 'h' },
  { label: 'Kitchen', to: paths.inventory, icon: <Refrigerator />, key: 'k' },
  { label: 'Scan', to: paths.scanIngredients, icon: <ScanLine />, key: 's', twins: [paths.scanTwin] },
  { label: 'Plan', to: paths.mealPlan, icon: <CalendarDays />, key: 'p' },
  { label: 'List', to: paths.shopping, icon: <ListChecks />, key: 'l' },
]
