import { randomUUID } from 'node:crypto'
import type { Endpoint, EndpointShape, InputOf, ResponseOf } from '@larder/contract/http/endpoint'
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
import type { RandomSource } from '@larder/kitchen/testing/generated-kitchen'
import * as z from 'zod/mini'
import type { Cook } from '../../apps/server/src/testing/a-cook'
import { aDraft } from '../../apps/server/src/testing/a-saved-recipe'
import type { TestClient } from '../../apps/server/src/testing/test-client'

/** What a writer was promised: each of it must be there, once. */
interface AcknowledgedState {
  /** The amount left of each item, by name. */
  readonly items: Map<string, { id: number; left: number }>
  readonly lines: Map<string, MergeableLine>
  readonly recipes: Set<string>
  readonly meals: Set<string>
  digestHour: number | undefined
}

/** One change with its own idempotency key, which can be sent again. */
export interface ChaosChange {
  readonly what: string
  send(call: TestClient): Promise<{ status: number; acknowledge(): void }>
}

export interface ChaosWriter {
  readonly cook: Cook
  readonly acknowledged: AcknowledgedState
  /** The next change of this cook, of any kind. */
  next(): ChaosChange
}

/** A list holds up to 2,000 lines and a day up to 20 meals. */
const mostLines = 150
const mealsPerDay = 15
let writers = 0

/** A cook who changes all kinds of things, one after the other. */
export function createChaosWriter(cook: Cook, random: RandomSource): ChaosWriter {
  const mine = `w${++writers}`
  const promised: AcknowledgedState = {
    ...{ items: new Map(), lines: new Map(), recipes: new Set(), meals: new Set() },
    digestHour: undefined,
  }
  let count = 0
  let meals = 0
  const named = (what: string) => `${what} ${mine} ${++count}`

  function change<E extends EndpointShape>(
    what: string,
    endpoint: Endpoint<E>,
    input: InputOf<E>,
    acknowledge: (body: ResponseOf<E>) => unknown,
  ): ChaosChange {
    return {
      what,
      async send(call) {
        const { status, body } = await call(endpoint, input, cook)
        return { status, acknowledge: () => void acknowledge(body) }
      },
    }
  }

  function addItem(): ChaosChange {
    const name = named('Tin')
    const body = { name, amount: '5', unit: 'cans', foodId: null, action: randomUUID() }
    return change('add item', inventory.create, { body }, ({ data }) =>
      promised.items.set(name, { id: data.id, left: 5 }),
    )
  }

  function takeItem(): ChaosChange {
    const full = [...promised.items.values()].filter(({ left }) => left > 0)
    if (full.length === 0) return addItem()
    const item = random.oneOf(full)
    const input = { params: { id: item.id }, body: { amount: '1', action: randomUUID() } }
    return change('take', inventory.take, input, () => {
      item.left -= 1
    })
  }

  function changeLine(): ChaosChange {
    const known = [...promised.lines.values()]
    const line =
      known.length < mostLines
        ? newLine(randomUUID(), { text: named('Flour') }, mainList, { at: count, by: mine })
        : toggled(random.oneOf(known))
    const body = { lines: [z.parse(Sent, line)], names: [] }
    return change('sync list', shopping.sync, { body }, () => promised.lines.set(line.id, line))
  }

  const toggled = (line: MergeableLine) =>
    Object.values(line.ticks).some((tick) => tick.count % 2 === 1)
      ? untickLine(line)
      : tickLine(line, mine, { at: new Date().toISOString() })

  function writeRecipe(): ChaosChange {
    const title = named('Rice')
    const body = { ...aDraft({ title }), action: randomUUID() }
    return change('write recipe', recipes.create, { body }, () => promised.recipes.add(title))
  }

  function planMeal(): ChaosChange {
    const text = named('Supper')
    const day = new Date(Date.UTC(2027, 0, 1 + Math.floor(meals++ / mealsPerDay))).toISOString().slice(0, 10)
    const what = { kind: 'note' as const, text }
    const body = { day, meal: 'dinner' as const, what, action: randomUUID() }
    return change('plan meal', mealPlan.add, { body }, () => promised.meals.add(text))
  }

  function setHour(): ChaosChange {
    const digestHour = ++count % 24
    return change('change setting', notifications.saveSettings, { body: { digestHour } }, () => {
      promised.digestHour = digestHour
    })
  }

  const twice = [addItem, takeItem, changeLine]
  const kinds = [...twice, ...twice, writeRecipe, planMeal, setHour]
  return { cook, acknowledged: promised, next: () => random.oneOf(kinds)() }
}
