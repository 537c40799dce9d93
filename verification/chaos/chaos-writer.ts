import { randomUUID } from 'node:crypto'
import { inventory } from '@larder/contract/inventory'
import { mealPlan } from '@larder/contract/meal-plan'
import { notifications } from '@larder/contract/notifications'
import { recipes } from '@larder/contract/recipes'
import { SharedLine as Sent, shopping } from '@larder/contract/shopping'
import {
  type MergeableLine,
  mainList,
  newLine,
  tickLine,
  untickLine,
} from '@larder/kitchen/shopping/shared-list'
import * as z from 'zod/mini'
import { callServer } from './call-server'
import type { ChaosCook } from './chaos-cook'
import type { ChaosRandom } from './chaos-random'

/** What a writer was promised: each of it must be there, once. */
interface AcknowledgedState {
  /** The amount left of each item, by name. */
  readonly items: Map<string, { id: number; left: number }>
  readonly lines: Map<string, MergeableLine>
  readonly recipes: Set<string>
  readonly meals: Set<string>
  digestHour: number | undefined
}

/** One change under its own name, which can be sent again. `keep` writes down what a promise is about. */
export interface ChaosChange {
  readonly what: string
  readonly action: string
  send(url: string): Promise<{ status: number; acknowledge(): void }>
}

export interface ChaosWriter {
  readonly cook: ChaosCook
  readonly acknowledged: AcknowledgedState
  /** The next change of this cook, of any kind. */
  next(): ChaosChange
}

/** A list holds up to 2,000 lines and a day up to 20 meals. */
const mostLines = 150
const mealsPerDay = 15
let writers = 0

/** Somebody who changes all kinds of things, one after the other. */
export function createChaosWriter(cook: ChaosCook, dice: ChaosRandom): ChaosWriter {
  const mine = `w${++writers}`
  const promised: AcknowledgedState = {
    ...{ items: new Map(), lines: new Map(), recipes: new Set(), meals: new Set() },
    digestHour: undefined,
  }
  let count = 0
  let meals = 0
  const named = (what: string) => `${what} ${mine} ${++count}`

  function addItem(): ChaosChange {
    const [name, action] = [named('Tin'), randomUUID()]
    const body = { name, amount: '5', unit: 'cans', foodId: null, action }
    return {
      ...{ what: 'add item', action },
      async send(url) {
        const { status, body: answer } = await callServer(url, inventory.create, { body }, cook)
        return { status, acknowledge: () => void promised.items.set(name, { id: answer.data.id, left: 5 }) }
      },
    }
  }

  function takeItem(): ChaosChange {
    const full = [...promised.items.values()].filter(({ left }) => left > 0)
    if (full.length === 0) return addItem()
    const item = dice.oneOf(full)
    const action = randomUUID()
    return {
      ...{ what: 'take', action },
      async send(url) {
        const input = { params: { id: item.id }, body: { amount: '1', action } }
        const { status } = await callServer(url, inventory.take, input, cook)
        return {
          status,
          acknowledge() {
            item.left -= 1
          },
        }
      },
    }
  }

  function changeLine(): ChaosChange {
    const known = [...promised.lines.values()]
    const line =
      known.length < mostLines
        ? newLine(randomUUID(), { text: named('Flour') }, mainList, { at: count, by: mine })
        : turned(dice.oneOf(known))
    return {
      ...{ what: 'sync list', action: line.id },
      async send(url) {
        const body = { lines: [z.parse(Sent, line)], names: [] }
        const { status } = await callServer(url, shopping.sync, { body }, cook)
        return { status, acknowledge: () => void promised.lines.set(line.id, line) }
      },
    }
  }

  const turned = (line: MergeableLine) =>
    Object.values(line.ticks).some((tick) => tick.count % 2 === 1)
      ? untickLine(line)
      : tickLine(line, mine, { at: new Date().toISOString() })

  function writeRecipe(): ChaosChange {
    const [title, action] = [named('Rice'), randomUUID()]
    const about = { title, servings: 2, prepMinutes: 5, cookMinutes: 20 }
    const body = {
      ...about,
      ingredients: ['200 g rice', '1 onion'],
      steps: ['Simmer it for 20 minutes.'],
      action,
    }
    return {
      ...{ what: 'write recipe', action },
      async send(url) {
        const { status } = await callServer(url, recipes.create, { body }, cook)
        return { status, acknowledge: () => void promised.recipes.add(title) }
      },
    }
  }

  function planMeal(): ChaosChange {
    const [text, action] = [named('Supper'), randomUUID()]
    const day = new Date(Date.UTC(2027, 0, 1 + Math.floor(meals++ / mealsPerDay))).toISOString().slice(0, 10)
    const body = { day, meal: 'dinner' as const, what: { kind: 'note' as const, text }, action }
    return {
      ...{ what: 'plan meal', action },
      async send(url) {
        const { status } = await callServer(url, mealPlan.add, { body }, cook)
        return { status, acknowledge: () => void promised.meals.add(text) }
      },
    }
  }

  function setHour(): ChaosChange {
    const digestHour = ++count % 24
    return {
      ...{ what: 'change setting', action: mine },
      async send(url) {
        const { status } = await callServer(url, notifications.saveSettings, { body: { digestHour } }, cook)
        return {
          status,
          acknowledge() {
            promised.digestHour = digestHour
          },
        }
      },
    }
  }

  return {
    cook,
    acknowledged: promised,
    next: () =>
      dice.oneOf([
        addItem,
        addItem,
        takeItem,
        takeItem,
        changeLine,
        changeLine,
        writeRecipe,
        planMeal,
        setHour,
      ])(),
  }
}
