import { api } from '@larder/contract'
import type { LiveEvent } from '@larder/contract/household'
import type { SessionHousehold } from '../../db/session-household'
import type { EventStream } from './event-stream'

export interface HouseholdEventStreamParts {
  line: EventStream<LiveEvent>
  householdId: string
  /** Where the session behind the stream stands now. */
  standing(): Promise<SessionHousehold | undefined>
}

/** What one client is told of one household. */
export interface HouseholdEventStream {
  addHouseholdChange(words: readonly string[], revision: number): void
  /** What changed for its cook alone, which no household counts. */
  addAccountChange(words: readonly string[]): void
  /** Makes sure that the client may hear this, and that it has heard everything. */
  check(): Promise<void>
  end(): void
}

const everyWord = [
  ...new Set(Object.values(api).flatMap((calls) => Object.values(calls).map(({ word }) => word))),
]

interface PendingChange {
  words: Set<string>
  /** The first and the last change it tells of. */
  from: number
  to: number
}

export function createHouseholdEventStream({
  line,
  householdId,
  standing,
}: HouseholdEventStreamParts): HouseholdEventStream {
  /** The last change the client knows of; none before it was greeted. */
  let told: number | undefined
  let waiting: PendingChange | undefined
  const ownWaiting = new Set<string>()
  // Nothing is said while we are not sure that the client may hear it.
  let sure = false
  let asking = false
  let askAgain = false

  function note(words: readonly string[], revision: number): void {
    if (told !== undefined && revision <= told) return
    // Changes are counted one by one: where a number is left out, nobody knows what it was about.
    const missed = waiting !== undefined && revision > waiting.to + 1
    waiting ??= { words: new Set(), from: revision, to: revision }
    for (const word of missed ? everyWord : words) waiting.words.add(word)
    waiting.to = Math.max(waiting.to, revision)
  }

  function say(): void {
    if (!sure || told === undefined) return
    sayOwn(told)
    if (!waiting) return
    const { words, from, to } = waiting
    waiting = undefined
    if (to <= told) return
    const missed = from > told + 1
    told = to
    line.send({ type: 'changed', words: missed ? everyWord : [...words], revision: to })
  }

  function sayOwn(revision: number): void {
    if (ownWaiting.size === 0) return
    line.send({ type: 'changed', words: [...ownWaiting], revision })
    ownWaiting.clear()
  }

  function settle(where: SessionHousehold | undefined): void {
    if (where?.householdId !== householdId) {
      line.end({ type: 'elsewhere' })
      return
    }
    if (told === undefined) {
      told = where.revision
      line.send({ type: 'hello', household: householdId, revision: told })
    } else if (where.revision > (waiting?.to ?? told)) {
      note(everyWord, where.revision)
    }
    sure = true
    say()
  }

  return {
    addHouseholdChange(words, revision) {
      note(words, revision)
      say()
    },

    addAccountChange(words) {
      for (const word of words) ownWaiting.add(word)
      say()
    },

    async check() {
      sure = false
      askAgain = true
      if (asking) return
      asking = true
      try {
        while (askAgain && line.isOpen()) {
          askAgain = false
          const where = await standing()
          // Asked for again meanwhile, so this answer may be too old.
          if (!askAgain) settle(where)
        }
      } finally {
        asking = false
      }
    },

    end: () => line.end(),
  }
}
