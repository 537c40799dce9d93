import type { SoakHome } from '../soak-home'
import {
  changeSettings,
  downloadAccountArchive,
  exportFiles,
  resetPassword,
  signInAgain,
} from './account-journeys'
import { readCommunity, submitRecipe } from './community-journeys'
import { browseRecipes, cookDish } from './cooking-journeys'
import {
  addStock,
  expectEventAtOther,
  mostLots,
  readKitchen,
  takeMoveAndOpen,
  trimStock,
} from './inventory-journeys'
import { planWeekJourney } from './planning-journeys'
import { scanBarcode, scanPhoto, scanReceiptPhoto, scanReceiptText } from './scan-journeys'
import { shopTogether } from './shopping-journeys'
import { visitAsStranger } from './visitor-journeys'

/** Something people come for. */
export interface Journey {
  readonly name: string
  /** How often, next to the others. */
  readonly weight: number
  /** Only once in a home's life, where real limits or people's patience allow no more. */
  readonly once?: true
  run(home: SoakHome): Promise<void>
}

/** What a photo or a planned week costs is a hundred times what a look at the shelf does, and it is as much rarer. */
export const journeys: readonly Journey[] = [
  { name: 'add stock', weight: 12, run: addStock },
  { name: 'use stock', weight: 16, run: takeMoveAndOpen },
  { name: 'read the kitchen', weight: 14, run: readKitchen },
  { name: 'event reaches the other device', weight: 8, run: expectEventAtOther },
  { name: 'browse recipes', weight: 10, run: browseRecipes },
  { name: 'cook a dish', weight: 10, run: cookDish },
  { name: 'shop together', weight: 10, run: shopTogether },
  { name: 'plan the week', weight: 3, run: planWeekJourney },
  { name: 'read the community', weight: 10, run: readCommunity },
  { name: 'submit a recipe', weight: 1, once: true, run: submitRecipe },
  { name: 'visit', weight: 4, run: visitAsStranger },
  { name: 'change settings', weight: 4, run: changeSettings },
  { name: 'sign in again', weight: 2, run: signInAgain },
  { name: 'reset the password', weight: 1, once: true, run: resetPassword },
  { name: 'export files', weight: 1, run: exportFiles },
  { name: 'download the account archive', weight: 0.3, once: true, run: downloadAccountArchive },
  { name: 'scan a barcode', weight: 2, run: scanBarcode },
  { name: 'read a receipt’s text', weight: 2, run: scanReceiptText },
  { name: 'take a photo', weight: 1, run: scanPhoto },
  { name: 'photograph a receipt', weight: 0.3, run: scanReceiptPhoto },
]

const tidyJourney: Journey = { name: 'trim stock', weight: 0, run: trimStock }

/** What this home does next. */
export function drawJourney(home: SoakHome): Journey {
  if (home.stock > mostLots) return tidyJourney
  const open = journeys.filter(({ name, once }) => !once || !home.journeysDone.has(name))
  const all = open.reduce((sum, { weight: often }) => sum + often, 0)
  let left = (home.die.upTo(10_000) / 10_000) * all
  const chosen = open.find(({ weight: often }) => {
    left -= often
    return left <= 0
  })
  if (!chosen) return tidyJourney
  home.journeysDone.add(chosen.name)
  return chosen
}
