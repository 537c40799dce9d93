import type { Home } from '../home'
import { changeSettings, exportFiles, resetPassword, signInAgain, takeEverything } from './account'
import { handIn, readCommunity } from './community'
import { cookDish, leafThrough } from './cooking'
import { planWeek } from './planning'
import { photographReceipt, readReceipt, scanBarcode, takePhoto } from './scanning'
import { shopTogether } from './shopping'
import { fillShelf, fullShelf, lookAround, tellTheOther, tidyShelf, useSome } from './stock'
import { visit } from './visiting'

/** Something people come for. */
export interface Journey {
  readonly name: string
  /** How often, next to the others. */
  readonly often: number
  /** Only once in a home's life, where real limits or people's patience allow no more. */
  readonly once?: true
  walk(home: Home): Promise<void>
}

/** What a photo or a planned week costs is a hundred times what a look at the shelf does, and it is as much rarer. */
export const journeys: readonly Journey[] = [
  { name: 'fill the shelf', often: 12, walk: fillShelf },
  { name: 'use some', often: 16, walk: useSome },
  { name: 'look around', often: 14, walk: lookAround },
  { name: 'tell the other', often: 8, walk: tellTheOther },
  { name: 'leaf through recipes', often: 10, walk: leafThrough },
  { name: 'cook a dish', often: 10, walk: cookDish },
  { name: 'shop together', often: 10, walk: shopTogether },
  { name: 'plan the week', often: 3, walk: planWeek },
  { name: 'read the community', often: 10, walk: readCommunity },
  { name: 'hand a recipe in', often: 1, once: true, walk: handIn },
  { name: 'visit', often: 4, walk: visit },
  { name: 'change settings', often: 4, walk: changeSettings },
  { name: 'sign in again', often: 2, walk: signInAgain },
  { name: 'reset the password', often: 1, once: true, walk: resetPassword },
  { name: 'export files', often: 1, walk: exportFiles },
  { name: 'take everything along', often: 0.3, once: true, walk: takeEverything },
  { name: 'scan a barcode', often: 2, walk: scanBarcode },
  { name: 'read a receipt’s text', often: 2, walk: readReceipt },
  { name: 'take a photo', often: 1, walk: takePhoto },
  { name: 'photograph a receipt', often: 0.3, walk: photographReceipt },
]

const tidying: Journey = { name: 'tidy the shelf', often: 0, walk: tidyShelf }

/** What this home does next. */
export function nextJourney(home: Home): Journey {
  if (home.stock > fullShelf) return tidying
  const open = journeys.filter(({ name, once }) => !once || !home.walked.has(name))
  const all = open.reduce((sum, { often }) => sum + often, 0)
  let left = (home.die.upTo(10_000) / 10_000) * all
  const chosen = open.find(({ often }) => {
    left -= often
    return left <= 0
  })
  if (!chosen) return tidying
  home.walked.add(chosen.name)
  return chosen
}
